/** HTTP towards the server. Every failure is a `Trouble` with one sentence for people. */
import type { Taught } from '../lessons/lessons';
import { t, told } from '../lang/say.svelte';
import type { Message } from './messages';
import type { CardData, Clock, Deck, DeckBody, ListLine, SeatWish, GameInfo, Hello, Level, Made, Offence, PublishedDeck, ReplayInfo, ReplayStep, ReviewMark, RuleText, ScenarioName, TableInfo, Term, View } from './types';

export type { DeckBody, ListLine, SeatWish } from './types';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule = '',
  ) {
    super(message);
  }
}

const HELLO = '/api/hello';

/** The server gives a new browser its name in the answer to the first request. Whoever asks two things before that is two people. */
async function introduced(path: string): Promise<void> {
  if (path !== HELLO) await api.hello().catch(() => {});
}

export async function ask<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  await introduced(path);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(method === 'GET' ? {} : { 'X-Quadriga': '1' }), ...more },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Trouble('offline', t('server-away'));
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Trouble('malformed', t('server-answer-odd', { n: answer.status }));
  }
  if (!answer.ok) {
    const error = (data ?? {}) as { code?: string; message?: string; rule?: string; said?: Message };
    throw new Trouble(error.code ?? 'internal', error.message ? await told(error.message, error.said) : t('server-refused', { n: answer.status }), error.rule);
  }
  return data as T;
}

const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);
const of = encodeURIComponent;

export interface WrittenDeck {
  text: string;
  toml: string;
  code: string;
  formats: Record<string, string>;
}

export interface ReadList {
  name: string;
  cards: Record<string, number>;
  extra: Record<string, unknown>;
  problems: ListLine[];
  left_out: ListLine[];
  beside: Record<string, number>;
  listed: number;
  legal: boolean;
  offences: Offence[];
}

/** What becomes of a reading while it is typed. */
/** Where a draft stands: what to pick from, what one has, and at its end everybody's deck, one's own first. */
export interface LimitedPlay {
  seed: string;
  round: number;
  pack: string[];
  have: Record<string, number>;
  options: Record<string, number>;
  decks?: { id: string; name: string }[];
}

export interface ReadingHelp {
  read: boolean;
  unread: string;
  understood: string;
  near: string[];
  steps: string[];
}

/** A share of games won, with its 95% interval. */
export interface LabRate {
  games: number;
  share: number;
  low: number;
  high: number;
}

export interface LabEffect {
  difference: number;
  low: number;
  high: number;
  real: boolean;
  games: number;
}

/** What the deck lab answers; which fields there are depends on what it was asked. */
export interface LabResult {
  seed: number;
  seen?: number[];
  odds?: number[];
  curve?: { what: string; cost: number | null; cards: number; one: number[]; mean: number[] }[];
  hand?: string[];
  keep?: LabRate;
  redraw?: LabRate;
  advice?: 'keep' | 'redraw';
  turns?: { turn: number; hand: string[]; lines: Message[] }[] | number;
  games?: number;
  wins?: LabRate;
  first?: LabRate;
  second?: LabRate | number;
  opponents?: (LabRate & { name: string })[];
  cards?: { number: string; opening: LabEffect | null; draws: LabEffect | null; played: number }[];
  pairs?: number;
  difference?: number;
  low?: number;
  high?: number;
  verdict?: string;
  out?: string;
  in?: string;
  copies?: number;
}

export interface CardFile {
  id: string;
  name: string;
  cards: number;
  read: number;
  declined?: { number: string; name: string; unread: string }[];
  /** What is wrong with the cards that did not come in; only when a file is added. */
  faults?: { card: string; field: string; message: string; said?: Message | null }[];
  left_out?: number;
  prints?: number;
  notes?: { message: string; said: Message }[];
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = kept.get(path);
  if (known) return known as Promise<T>;
  const fresh = get<T>(path);
  kept.set(path, fresh);
  fresh.catch(() => kept.delete(path));
  return fresh;
}

export const api = {
  hello: () => once<Hello>(HELLO),
  setName: (name: string) => ask<{ name: string }>('PUT', '/api/me', { name }),
  tables: () => get<{ tables: TableInfo[] }>('/api/tables').then((x) => x.tables),
  makeTable: (game: string, seats: [SeatWish, SeatWish], clock: Clock, spectators: boolean, options: Record<string, number>) => post<Made>('/api/tables', { game, seats, clock, spectators, options }),
  quick: (game: string) => post<Made>('/api/tables/quick', { game }),
  invitation: (table: string, invite: string) => post<{ table: TableInfo; seat: number }>(`/api/tables/${of(table)}/invitation`, { invite }),
  claim: (table: string, invite: string, name: string, deck?: string) => post<Made>(`/api/tables/${of(table)}/claim`, deck ? { invite, name, deck } : { invite, name }),
  seatLink: (table: string, seat: number) => post<{ token: string }>(`/api/tables/${of(table)}/link`, { seat }),
  removeTable: (table: string) => ask<unknown>('DELETE', `/api/tables/${of(table)}`),

  game: (game: string) => once<GameInfo>(`/api/games/${of(game)}`),
  cards: (game: string) => once<{ cards: CardData[] }>(`/api/games/${of(game)}/cards`).then((x) => x.cards),
  /** Of each card its printed texts with their words in a language. */
  told: (game: string, language: string) => once<{ told: Record<string, Record<string, string>>; names: Record<string, string> }>(`/api/games/${of(game)}/told/${of(language)}`),
  freshCards: (game: string) => {
    for (const path of kept.keys()) if (path.startsWith(`/api/games/${of(game)}/told/`)) kept.delete(path);
    kept.delete(`/api/games/${of(game)}/cards`);
    return api.cards(game);
  },
  glossary: (game: string) => once<{ terms: Term[] }>(`/api/games/${of(game)}/glossary`).then((x) => x.terms),
  rules: (game: string) => once<{ rules: RuleText[] }>(`/api/games/${of(game)}/rules`).then((x) => x.rules),
  rule: (id: string) => once<RuleText>(`/api/rules/${of(id)}`),

  files: (game: string) => get<{ files: CardFile[] }>(`/api/games/${of(game)}/files`).then((x) => x.files),
  addFile: (game: string, name: string, text: string) => post<CardFile>(`/api/games/${of(game)}/files`, { name, text }),
  fileProgress: (game: string) => get<{ done: number; total: number }>(`/api/games/${of(game)}/files/progress`),
  reading: (game: string, number: string, words: string) => post<ReadingHelp>(`/api/games/${of(game)}/reading`, { number, words }),
  readings: (game: string) => get<{ format: string; game: string; readings: Record<string, string> }>(`/api/games/${of(game)}/readings`),
  setReadings: (game: string, readings: Record<string, string>) => ask<{ taken: number; refused: Record<string, string> }>('PUT', `/api/games/${of(game)}/readings`, { readings }),
  removeFile: (id: string) => ask<unknown>('DELETE', `/api/files/${of(id)}`),

  decks: (game: string) => get<{ decks: Deck[] }>(`/api/games/${of(game)}/decks`).then((x) => x.decks),
  keepDeck: (game: string, deck: DeckBody) => post<Deck>(`/api/games/${of(game)}/decks`, deck),
  changeDeck: (id: string, deck: DeckBody) => ask<Deck>('PUT', `/api/decks/${of(id)}`, deck),
  pools: (game: string) => get<{ pools: { pool: string; cards: number }[] }>(`/api/games/${of(game)}/limited`).then((r) => r.pools),
  limited: (game: string, wish: { kind: string; pool: string; seed: string; picks: number[]; keep: boolean }) => post<LimitedPlay>(`/api/games/${of(game)}/limited`, wish),
  published: (game: string) => ask<{ decks: PublishedDeck[] }>('GET', `/api/games/${of(game)}/published`).then((r) => r.decks),
  publish: (id: string) => post<PublishedDeck>(`/api/decks/${of(id)}/publish`, {}),
  takeBack: (id: string) => ask<unknown>('DELETE', `/api/published/${of(id)}`),
  removeDeck: (id: string) => ask<unknown>('DELETE', `/api/decks/${of(id)}`),
  checkDeck: (game: string, deck: DeckBody) => post<{ legal: boolean; offences: Offence[]; size: number }>(`/api/games/${of(game)}/decks/check`, deck),
  readList: (game: string, text: string) => post<ReadList>(`/api/games/${of(game)}/decks/read`, { text }),
  writeDeck: (game: string, deck: DeckBody) => post<WrittenDeck>(`/api/games/${of(game)}/decks/write`, deck),
  lab: (game: string, what: string, body: DeckBody & Record<string, unknown>) => post<LabResult>(`/api/games/${of(game)}/lab/${what}`, body),
  labProgress: () => get<{ done: number; total: number }>('/api/lab/progress'),
  openingHand: (game: string, deck: DeckBody) => post<{ seed: number; hand: string[] }>(`/api/games/${of(game)}/decks/hand`, deck),

  replay: (id: string) => get<ReplayInfo>(`/api/replays/${of(id)}`),
  steps: (id: string, from: number, count: number) => get<{ steps: ReplayStep[] }>(`/api/replays/${of(id)}/steps?from=${from}&count=${count}`).then((x) => x.steps),
  review: (id: string) => post<{ marks: ReviewMark[] }>(`/api/replays/${of(id)}/review`).then((x) => x.marks),
  replayFile: (id: string) => get<unknown>(`/api/replays/${of(id)}/file`),
  addReplay: (file: unknown) => post<{ table: TableInfo }>('/api/replays', file),
  continueFrom: (id: string, step: number, seat: number, level: Level) => post<Made>(`/api/replays/${of(id)}/continue`, { step, seat, level }),

  position: (id: string, step?: number) => get<{ text: string; exact: boolean; problem?: string; said?: Message | null }>(`/api/tables/${of(id)}/position${step === undefined ? '' : `?step=${step}`}`),
  scenarios: (game: string) => once<{ scenarios: ScenarioName[] }>(`/api/games/${of(game)}/scenarios`).then((x) => x.scenarios),
  lessons: (game: string) => once<Taught>(`/api/games/${of(game)}/lessons`),
  scenario: (game: string, key: string) => get<{ key: string; title: string; text: string; rules: string[]; steps: ReplayStep[]; cards: CardData[] }>(`/api/games/${of(game)}/scenarios/${of(key)}`),
  openScenario: (game: string, what: { key?: string; text?: string; seat?: number; level?: Level }) => post<Made>(`/api/games/${of(game)}/scenarios/open`, what),
  checkScenario: (game: string, text: string) => post<{ views: View[]; title: string; cards: CardData[]; data: unknown; text: string; lost?: string; said?: Message | null }>(`/api/games/${of(game)}/scenarios/check`, { text }),
};
