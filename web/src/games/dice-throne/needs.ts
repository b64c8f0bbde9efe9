/** What dice must show for an ability, and which symbols a text speaks of, read from what is printed. */
import { fact } from '../../card/print/facts';
import type { FaceInfo } from '../../wire';

/** So many of a symbol; a row or a defence roll is told in the same way. */
export interface Need {
  name: string;
  number: number;
}

/** What each way of an ability wants: `sword*2+pow*2/small-straight`. */
export function needsOf(face: FaceInfo): Need[][] {
  const ways = (fact(face, 'needs') ?? '').split('/').filter(Boolean);
  return ways.map((way) =>
    way.split('+').map((part) => {
      const [name = '', number = '1'] = part.split('*');
      return { name, number: Number(number) };
    }),
  );
}

/** The symbols by what they are called in any language: `sword=Sword=Épée;pow=Pow=Impact`. */
export function signsOf(face: FaceInfo): Record<string, string> {
  const all = (fact(face, 'signs') ?? '').split(';').filter(Boolean);
  return Object.fromEntries(
    all.flatMap((sign) => {
      const [name = '', ...called] = sign.split('=');
      return called.map((label) => [label, name] as const);
    }),
  );
}
