/**
 * The connection to one table.
 *
 * It says hello, keeps what it is told, and comes back by itself when the line breaks: after a moment first, then more and
 * more patiently. An answer that was on its way is sent again if the same question is still open; the server takes it once.
 */
import { language, t } from './speech.svelte';
import type { Aim } from './table/mat.svelte';
import { taste } from './table/taste.svelte';
import type {
  Attempt, ChatLine, FromClient, FromServer, Habits, LogLine, NumberStory, QuestionId, RefusalText, Scene, TableInfo, Tongue,
  UndoWish,
} from './wire';

/** The version of the messages that this client speaks. */
export const VERSION = 1;

/** How the line is: on the way, up, broken and tried again, or given up. */
export type Line = 'connecting' | 'open' | 'broken' | 'closed';

/** What could be tried with a card, and what made its numbers what they are. */
export interface Because {
  at: string;
  attempts: Attempt[];
  numbers: NumberStory[];
}

/** Lets an opportunity go by. */
const PASS = 'pass';
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PULSE = 20_000;

export class Connection {
  line = $state<Line>('connecting');
  table = $state.raw<TableInfo | null>(null);
  /** The seats of whoever sits at this screen. */
  seats = $state.raw<string[]>([]);
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  habits = $state.raw<Habits | null>(null);
  wish = $state.raw<UndoWish | null>(null);
  because = $state.raw<Because | null>(null);
  refusal = $state.raw<RefusalText | null>(null);
  /** Why the line was given up. */
  closing = $state.raw<{ code: string; text: string } | null>(null);
  /** The table where the same people play again. */
  moved = $state<string | null>(null);
  /** Whether an answer is on its way. */
  busy = $state(false);
  /** Who has not yet said that they want to play again, once somebody has. */
  again = $state.raw<string[] | null>(null);

  #socket: WebSocket | null = null;
  #pending: { question: QuestionId; text: string } | null = null;
  /** What is to be said next, each once a question has come: an answer, or that the last one is taken back. */
  #next: ({ answer: string } | { all: string } | 'undo')[] = [];
  /** What was aimed at, and with which answer that began. */
  #aim: (Aim & { begun: string }) | null = null;
  #tries = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #spoken: Tongue;
  #left = false;

  constructor(readonly id: string) {
    this.#spoken = language();
  }

  /** Connects, and stays connected until `leave`. */
  enter(): void {
    this.#left = false;
    this.#open();
    this.#pulse = setInterval(() => this.#beat(), PULSE);
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Ends the connection for good. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.wake);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Tries again now, not when the pause is over. */
  hurry = (): void => {
    if (this.line !== 'broken') return;
    clearTimeout(this.#timer);
    this.#open();
  };

  /** Somebody looks at the page again: a device that slept may have lost the line without a word. */
  wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.hurry();
    this.#beat();
  };

  /** Answers the open question with one of its options; what it was aimed at is answered once it is asked. */
  answer(text: string, after?: string, aim?: Aim): void {
    if (!this.scene?.question || this.busy) return;
    if (aim) this.#aim = { ...aim, begun: text };
    // Whoever lets an opportunity go by in between still means what they began.
    if (after !== undefined) this.#next = [{ answer: after }];
    else if (text !== PASS) this.#next = [];
    this.#give(text);
  }

  /** Takes the last decisions back, so many, and gives other answers instead. */
  retract(times: number, again: string[]): void {
    if (this.busy) return;
    this.#next = [...Array.from({ length: times }, () => 'undo' as const), ...again.map((answer) => ({ answer }))];
    this.#goOn();
  }

  /** Gives every answer with a word, one after another, until none is offered any more. */
  answerAll(word: string): void {
    if (this.busy) return;
    this.#next = [{ all: word }];
    this.#goOn();
  }

  /** Gives these answers, one after another. */
  answerEach(texts: readonly string[]): void {
    if (this.busy) return;
    this.#next = texts.map((answer) => ({ answer }));
    this.#goOn();
  }

  #give(text: string): void {
    const question = this.scene?.question;
    if (!question) return;
    this.#pending = { question: question.id, text };
    this.busy = true;
    this.refusal = null;
    this.because = null;
    this.#say({ type: 'answer', ...this.#pending });
  }

  /** Says what comes next, if the table is as far. Something that is not offered any more is not said, nor what follows. */
  #goOn(): void {
    const question = this.scene?.question;
    const [next, ...rest] = this.#next;
    if (next === undefined || !question) return;
    this.#next = rest;
    if (next === 'undo') {
      this.busy = true;
      this.#say({ type: 'undo' });
    } else if ('all' in next) {
      const option = question.options.find(({ word }) => word === next.all);
      if (!option) return;
      this.#next = [next];
      this.#give(option.text);
    } else if (question.options.some((option) => option.text === next.answer)) {
      this.#give(next.answer);
    } else if (question.options.some((option) => option.text === PASS)) {
      this.#next = [next, ...rest];
    } else {
      this.#next = [];
    }
  }

  why(at: string): void {
    this.#say({ type: 'why', at });
  }

  sit(seat: string | null): void {
    this.#say({ type: 'sit', seat });
  }

  speak(tongue: Tongue): void {
    if (tongue === this.#spoken) return;
    this.#spoken = tongue;
    this.because = null;
    // What was told in the other language is asked for anew, now or with the next hello.
    if (this.line !== 'open') this.log = [];
    this.#say({ type: 'language', language: tongue });
  }

  setHabits(habits: Habits): void {
    this.habits = habits;
    if (this.table) taste.keepHabits(this.table.game, habits);
    this.#say({ type: 'habits', habits });
  }

  say(text: string): void {
    this.#say({ type: 'chat', text });
  }

  undo(): void {
    this.#say({ type: 'undo' });
  }

  consent(yes: boolean): void {
    this.#say({ type: 'consent', yes });
  }

  takeOver(seat: string, bot: string | null): void {
    this.#say({ type: 'takeOver', seat, bot });
  }

  /** Lets a bot sit down on a free seat. */
  fill(seat: string, bot: string): void {
    this.#say({ type: 'fill', seat, bot });
  }

  rematch(): void {
    this.#say({ type: 'rematch' });
  }

  #open(): void {
    this.line = this.scene ? 'broken' : 'connecting';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#say({ type: 'hello', version: VERSION, language: this.#spoken, told: this.log.length });
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    if (this.#left || this.line === 'closed') return;
    this.line = 'broken';
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #beat(): void {
    if (this.line !== 'open') return;
    if (Date.now() - this.#heard > 3 * PULSE) {
      this.#socket?.close();
      this.#lost();
    } else {
      this.#say({ type: 'ping' });
    }
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        if (message.version !== VERSION) return this.#giveUp('version', t('table-old-client'));
        this.line = 'open';
        this.#tries = 0;
        this.table = message.table;
        this.seats = message.seats;
        this.chat = message.chat;
        this.habits = message.habits;
        this.#recallHabits(message.table.game, message.habits);
        break;
      case 'info':
        this.table = message.table;
        break;
      case 'scene':
        this.#see(message.scene);
        break;
      case 'taken':
        // Until the scene that shows it is here, there is nothing to answer.
        if (same(this.#pending?.question, message.question)) this.#pending = null;
        break;
      case 'refused':
        if (!message.question || same(this.#pending?.question, message.question)) this.#settle();
        this.#next = [];
        this.refusal = message.refusal;
        break;
      case 'because':
        this.because = { at: message.at, attempts: message.attempts, numbers: message.numbers };
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'undo':
        this.wish = message.wish;
        break;
      case 'wantsRematch':
        this.again = message.waiting;
        break;
      case 'moved':
        this.moved = message.table;
        break;
      case 'closing':
        // A server that stops, lacks its database or finds us slow will have us again; otherwise there is nothing to come
        // back for.
        if (!['shutdown', 'store', 'slow'].includes(message.code)) this.#giveUp(message.code, message.text);
        break;
      case 'pong':
        break;
    }
  }

  /** What the person has once said about a game holds at every table of it. */
  #recallHabits(game: string, now: Habits): void {
    const kept = this.seats.length > 0 ? taste.habits(game) : null;
    if (kept && (kept.respond !== now.respond || kept.pay !== now.pay || kept.order !== now.order)) {
      this.setHabits({ ...kept, passTurn: now.passTurn });
    }
  }

  #see(scene: Scene): void {
    const asked = scene.question?.id;
    if (this.#pending && same(this.#pending.question, asked)) {
      // Still the same question: after a break the answer may not have arrived.
      this.#say({ type: 'answer', ...this.#pending });
    } else {
      this.#settle();
    }
    if (scene.decisions !== this.scene?.decisions) {
      this.refusal = null;
      this.because = null;
    }
    this.log = [...this.log.slice(0, scene.newsFrom), ...scene.news];
    this.scene = scene;
    if (this.#pending === null) this.#goOn();
    if (this.#pending === null) this.#takeAim();
  }

  /** Names the card that was aimed at, if it is asked which; whoever could begin anew aims at nothing any more. */
  #takeAim(): void {
    const [aim, question] = [this.#aim, this.scene?.question];
    if (!aim || !question) return;
    if (question.options.some((option) => option.text === aim.begun)) return void (this.#aim = null);
    const at = this.scene?.zones.flatMap((zone) => zone.cards).find((card) => card.key === aim.key)?.at;
    const option = question.options.find(({ word, cards }) => word === aim.word && at !== undefined && cards.includes(at));
    if (!option) return;
    this.#aim = null;
    this.#give(option.text);
  }

  #settle(): void {
    this.#pending = null;
    this.busy = false;
  }

  #giveUp(code: string, text: string): void {
    this.closing = { code, text };
    this.line = 'closed';
    this.#socket?.close();
    this.#socket = null;
  }
}

function same(one: QuestionId | undefined, other: QuestionId | undefined): boolean {
  return one !== undefined && other !== undefined && one.branch === other.branch && one.decision === other.decision;
}
