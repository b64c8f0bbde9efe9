/** Somebody who plays without a table to look at: quickly to a moment of a match. */
import type { Page } from '@playwright/test';

interface Asked {
  id: { decision: number };
  options: { text: string; word: string }[];
}

/** Plays on by the socket until so many own decisions have been taken in all; says whether the match is still on. */
export function playOn(page: Page, table: string, decisions: number, luck: number): Promise<boolean> {
  return page.evaluate(
    ({ table, decisions, luck }) =>
      new Promise<boolean>((done) => {
        let state = luck;
        const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
        let last = '';
        let taken = 0;
        const end = (on: boolean) => {
          socket.close();
          done(on);
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 1, language: 'en', told: 0 }));
        socket.onmessage = (event) => {
          const message = JSON.parse(String(event.data)) as { type: string; scene?: { question: Asked | null; result: unknown } };
          if (message.scene?.result) return end(false);
          const question = message.scene?.question;
          if (!question || JSON.stringify(question.id) === last) return;
          last = JSON.stringify(question.id);
          if (taken++ >= decisions) return end(true);
          const idle = ['pass', 'done', 'end', 'none', 'no', 'decline', 'change-form'];
          const doing = question.options.filter((option) => !idle.includes(option.word));
          const from = doing.length > 0 && chance() < 0.85 ? doing : question.options;
          const option = from[Math.floor(chance() * from.length)];
          socket.send(JSON.stringify({ type: 'answer', question: question.id, text: option?.text }));
        };
      }),
    { table, decisions, luck },
  );
}
