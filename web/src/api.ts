/**
 * The HTTP part of the server: one function for each thing that can be asked.
 *
 * A no from the server is thrown as a `Trouble`, whose message is a sentence that can be shown.
 */
import type {
  AccountInfo,
  Analysis,
  AnalysisWanted,
  BoardAnalysis,
  ChapterInfo,
  Chart,
  Credentials,
  DeckCheck,
  DeckExport,
  DeckInfo,
  DeckText,
  Desk,
  FaceInfo,
  GameInfo,
  Given,
  GuideInfo,
  Join,
  LessonInfo,
  Mine,
  NewPassphrase,
  NewReport,
  NewTable,
  NewTableMade,
  Outlook,
  Problem,
  PuzzleInfo,
  QuickMatch,
  Reach,
  ResultInfo,
  Scene,
  TableInfo,
  TermInfo,
  Tongue,
  WaysIn,
} from './wire';

/** The server said no, or nothing. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The games that can be played. */
export const games = (language: Tongue) => get<GameInfo[]>(`/api/games?language=${language}`);

/** What is printed on the cards of a game, as they are now or as a table's `data` names them. */
export const cards = (game: string, language: Tongue, data: string | null) =>
  get<FaceInfo[]>(`/api/games/${word(game)}/cards?language=${language}${data ? `&data=${word(data)}` : ''}`);

/** A few cards of a game, to show what it looks like. */
export const showcase = (game: string, language: Tongue) => get<FaceInfo[]>(`/api/games/${word(game)}/showcase?language=${language}`);

/** The rulebook of a game. */
export const rules = (game: string, language: Tongue) => get<ChapterInfo[]>(`/api/games/${word(game)}/rules?language=${language}`);

/** The lessons of a game, in the order in which they are taught. */
export const lessons = (game: string, language: Tongue) => get<LessonInfo[]>(`/api/games/${word(game)}/lessons?language=${language}`);

/** The tables of whoever asks, newest first. */
export const tables = () => get<TableInfo[]>(`/api/tables?language=${tongue()}`);

/** One table. */
export const table = (id: string) => get<TableInfo>(`/api/tables/${word(id)}?language=${tongue()}`);

/** Sets up a table. */
export const newTable = (wanted: NewTable) => send<NewTableMade>('POST', `/api/tables?language=${tongue()}`, wanted);

/** Sits down on a free seat. Whoever does is made known first, so that the seat is theirs even if the answer gets lost. */
export async function join(id: string, wanted: Join): Promise<TableInfo> {
  await send<object>('POST', '/api/guests');
  return send<TableInfo>('POST', `/api/tables/${word(id)}/join`, wanted);
}

/** Sits down at a table at which anybody may. */
export async function sitDown(id: string, name: string): Promise<TableInfo> {
  await send<object>('POST', '/api/guests');
  return send<TableInfo>('POST', `/api/tables/${word(id)}/sit`, { name });
}

/** The tables at which anybody may sit down. */
export const openings = (language: Tongue) => get<TableInfo[]>(`/api/lobby?language=${language}`);

/** Sits down with somebody who waits for such a match, or waits for them. */
export async function quickMatch(wanted: QuickMatch): Promise<TableInfo> {
  await send<object>('POST', '/api/guests');
  return send<TableInfo>('POST', `/api/quick?language=${tongue()}`, wanted);
}

/** How well whoever asks plays. */
export const mine = () => get<Mine>('/api/mine');

/** How a match that is over went for those who played it. */
export const results = (id: string) => get<ResultInfo[]>(`/api/tables/${word(id)}/results`);

/** Takes a table off one's list; it is deleted if nobody else plays there. */
export const dropTable = (id: string) => send<void>('DELETE', `/api/tables/${word(id)}`);

/** Where others can reach the server. */
export const reach = () => get<Reach>('/api/reach');

/** Where a table's record can be downloaded. */
export const recordAddress = (id: string) => `/api/tables/${word(id)}/record`;

/** Brings back a record that was downloaded: a table that can be looked at. */
export const sendRecord = (record: Blob | string) => send<TableInfo>('POST', `/api/records?language=${tongue()}`, record);

/** What was to be seen after so many decisions, from a seat or by everybody. */
export const replay = (id: string, decision: number, seat: string | null, language: Tongue) =>
  get<Scene>(`/api/tables/${word(id)}/replay/${decision}?language=${language}${seat ? `&seat=${word(seat)}` : ''}`);

/** The numbers of a table over time. */
export const chart = (id: string, language: Tongue) => get<Chart>(`/api/tables/${word(id)}/chart?language=${language}`);

/** What the options of the open question are worth, for whoever must decide. */
export const analyse = (id: string, wanted: AnalysisWanted, language: Tongue) =>
  send<Analysis>('POST', `/api/tables/${word(id)}/analysis?language=${language}`, wanted);

/** How likely each side was to win over a match that is over, as far as it is reckoned yet. */
export const outlook = (id: string, language: Tongue) => get<Outlook>(`/api/tables/${word(id)}/outlook?language=${language}`);

/** What the answers at a moment of a match were worth. */
export const board = (id: string, decision: number, language: Tongue) =>
  send<BoardAnalysis>('POST', `/api/tables/${word(id)}/replay/${decision}/analysis?language=${language}`, {});

/** What to think about at a guided table, and why the bots did what they did since a decision. */
export const guide = (id: string, since: number, language: Tongue) =>
  get<GuideInfo>(`/api/tables/${word(id)}/guide?since=${since}&language=${language}`);

/** The puzzles of a game. */
export const puzzles = (game: string) => get<PuzzleInfo[]>(`/api/games/${word(game)}/puzzles`);

/** The words and signs of a game's cards, with the rules that explain them. */
export const terms = (game: string, language: Tongue) => get<TermInfo[]>(`/api/games/${word(game)}/terms?language=${language}`);

/** Whether a list of cards is a deck. */
export const checkDeck = (game: string, deck: DeckText, language: Tongue) =>
  send<DeckCheck>('POST', `/api/games/${word(game)}/decks/check?language=${language}`, deck);

/** Keeps a deck, if nothing is wrong with it. */
export const keepDeck = (game: string, deck: DeckText, language: Tongue) =>
  send<DeckCheck>('POST', `/api/games/${word(game)}/decks?language=${language}`, deck);

/** A deck in the words of another program. */
export const exportDeck = (game: string, form: string, deck: DeckText, language: Tongue) =>
  send<DeckExport>('POST', `/api/games/${word(game)}/decks/export?language=${language}&form=${word(form)}`, deck);

/** The decks of whoever asks. */
export const decks = (game: string) => get<DeckInfo[]>(`/api/decks?game=${word(game)}`);

/** Throws a deck away. */
export const dropDeck = (id: string) => send<void>('DELETE', `/api/decks/${word(id)}`);

/** Who the reader is; a trouble of status 401 where they have no account. */
export const account = () => get<AccountInfo>('/api/account');

/** How one can sign in beside name and passphrase. */
export const waysIn = () => get<WaysIn>('/api/account/ways');

/** Gives the reader an account: what they have as a guest stays theirs. */
export const signUp = (who: Credentials) => send<AccountInfo>('POST', '/api/account', who);

/** Signs in. */
export const signIn = (who: Credentials) => send<object>('POST', '/api/session', who);

/** Changes the passphrase; all other sessions end. */
export const changePassphrase = (change: NewPassphrase) => send<object>('PUT', '/api/account/passphrase', change);

/** Ends one session, or all but the one that asks. */
export const endSession = (id?: string) => send<object>('DELETE', id ? `/api/account/sessions/${word(id)}` : '/api/account/sessions');

/** Signs out here. */
export const signOut = () => send<object>('DELETE', '/api/session');

/** Deletes all that is the reader's. */
export const deleteAccount = () => send<object>('DELETE', '/api/account');

/** Reports somebody at a table, or the table. */
export const report = (table: string, what: NewReport) => send<object>('POST', `/api/tables/${word(table)}/report`, what);

/** What moderators see. */
export const desk = () => get<Desk>('/api/admin');

/** Has an order carried out. */
export const order = (given: Given) => send<object>('POST', '/api/admin', given);

const word = encodeURIComponent;

/** The language of the page. */
function tongue(): Tongue {
  return document.documentElement.lang === 'fr' ? 'fr' : 'en';
}

function get<T>(address: string): Promise<T> {
  return ask<T>(address, { method: 'GET' });
}

function send<T>(method: string, address: string, body?: unknown): Promise<T> {
  if (body === undefined) return ask<T>(address, { method });
  const plain = typeof body === 'string' || body instanceof Blob;
  const headers: Record<string, string> = plain ? {} : { 'content-type': 'application/json' };
  return ask<T>(address, { method, headers, body: plain ? body : JSON.stringify(body) });
}

async function ask<T>(address: string, request: RequestInit): Promise<T> {
  // What goes wrong is told in the reader's language, too.
  const headers = { 'accept-language': tongue(), ...request.headers };
  const answer = await fetch(address, { credentials: 'same-origin', ...request, headers });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw new Trouble(answer.status, problem(answer, text));
}

function problem(answer: Response, text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: 'http', text: `${answer.status} ${answer.statusText}`.trim(), rule: null };
  }
}
