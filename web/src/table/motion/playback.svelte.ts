/**
 * What has been seen at a table, scene by scene: paced so that others' turns can be followed, and kept so that one can step
 * back through it.
 *
 * A scene that shows what others did stays for a moment before the next one comes, longer if much has happened; one that
 * follows from an own answer comes at once. Nothing is decided here: whoever is behind, or looks back, only looks.
 */
import type { Scene } from '../../wire';

/** How long a scene of others stays at least, and for each line more that it tells, in milliseconds. */
const STAY = 550;
const LINE = 260;
const LONGEST = 1900;
/** So many scenes can be looked back at. */
const KEPT = 80;

export class Playback {
  /** What is shown now. */
  shown = $state.raw<Scene>() as Scene;
  /** How many scenes wait. */
  waiting = $state(0);
  /** How far one looks back; nothing while one looks at what is. */
  back = $state<number | null>(null);

  #queue: Scene[] = [];
  #past = $state.raw<Scene[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest: Scene;

  constructor(
    scene: Scene,
    /** Whether others' turns are paced. */
    readonly paced: () => boolean,
  ) {
    this.shown = this.#latest = scene;
    this.#past = [scene];
  }

  /** Whether something else is shown than what is. */
  get behind(): boolean {
    return this.waiting > 0 || this.back !== null;
  }

  /** How many scenes there are to step back to. */
  get depth(): number {
    return this.#past.length - 1;
  }

  /** A new scene has come. */
  push(scene: Scene): void {
    if (scene === this.#latest) return;
    const before = this.#latest;
    this.#latest = scene;
    // What was taken back, or is seen by somebody else, has another past.
    if (scene.viewer !== before.viewer || scene.decisions < before.decisions) {
      this.#past = [];
      this.#queue = [];
    }
    this.#queue.push(scene);
    this.waiting = this.#queue.length;
    if (this.#timer === undefined) this.#show();
  }

  /** Shows at once what is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.back = null;
    for (const scene of this.#queue) this.#keep(scene);
    this.#queue = [];
    this.waiting = 0;
    this.shown = this.#latest;
  }

  /** Steps through what has been: back with -1, on with 1. */
  step(by: -1 | 1): void {
    const at = (this.back ?? 0) - by;
    if (at <= 0) return this.skip();
    this.back = Math.min(at, this.depth);
    const scene = this.#past[this.depth - this.back];
    if (scene) this.shown = scene;
  }

  /** Ends with its table. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(): void {
    this.#timer = undefined;
    const scene = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!scene) return;
    this.#keep(scene);
    if (this.back === null) this.shown = scene;
    const stay = this.paced() && !document.hidden ? time(scene) : 0;
    if (stay > 0) this.#timer = setTimeout(() => this.#show(), stay);
    else this.#show();
  }

  #keep(scene: Scene): void {
    this.#past = [...this.#past, scene].slice(-KEPT);
    if (this.back !== null) this.back = Math.min(this.back + 1, this.depth);
  }
}

/** How long a scene stays: not at all if it tells only of the viewer's own decisions. */
export function time(scene: Scene): number {
  const others = scene.news.filter((line) => line.seat !== scene.viewer || line.seat === null);
  return scene.viewer === null || others.length > 0 ? Math.min(LONGEST, STAY + others.length * LINE) : 0;
}
