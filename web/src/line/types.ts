/** What travels between page and server; the definitions are docs/protocol.md and src/quadriga/server/messages.py. */

export const PROTOCOL = 1;

/** A card as data: its printed numbers and text. Which other fields it has depends on the game. */
export interface CardData {
  number: string;
  name: string;
  text?: string;
  from?: string;
  declined?: string;
  [field: string]: unknown;
}

export type Change = string | { by?: string; rule?: string; [value: string]: unknown };

/** A card on the table as a seat sees it. */
export interface CardView {
  id?: number;
  number?: string;
  name?: string;
  text?: string;
  hidden?: boolean;
  empty?: boolean;
  resting?: boolean;
  defeated?: boolean;
  stunned?: boolean;
  area?: number;
  state?: string;
  types?: string[];
  values?: Record<string, number | string>;
  changes?: Change[];
  marks?: string[];
  under?: CardView[];
  target?: number;
  user?: number;
}

export interface ZoneView {
  id: string;
  seat?: number;
  cards: CardView[];
  active?: boolean;
  paused?: boolean;
}

export interface Option {
  verb: string;
  label: string;
  cards: number[];
  place?: string;
  n?: number;
}

export interface DecisionView {
  player: number;
  kind: string;
  rule: string;
  prompt?: string;
  options?: Option[];
  source?: number;
}

export interface View {
  game: string;
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  phase: string;
  winner?: number;
  rule?: string;
  zones: ZoneView[];
  players: Record<string, unknown>[];
  attack?: { attacker?: number; target?: number; blocker?: number };
  decision?: DecisionView;
  [more: string]: unknown;
}

export interface EventView {
  number: number;
  kind: string;
  rule: string;
  text: string;
  player?: number;
  id?: number;
  card?: string;
  hidden?: boolean;
  other?: number;
  n?: number;
  from?: number;
  to?: number;
  cause?: number;
  cause_card?: string;
}

export interface ZoneLayout {
  kind: string;
  size?: number;
  open?: boolean;
  grows?: string;
}

export interface CounterLayout {
  id: string;
  kind: string;
}

export interface Layout {
  phases: string[];
  rows: (string | string[])[][];
  shared: (string | string[])[];
  zones: Record<string, ZoneLayout>;
  counters: CounterLayout[];
  places?: string[];
  card: {
    shape: string;
    corner: string[];
    value: string;
    colors?: Record<string, string>;
    fields: string[];
  };
}

export type Level = 'beginner' | 'easy' | 'middle' | 'strong' | 'full';

export interface GameName {
  name: string;
  title: string;
  finished: boolean;
  seats: string[];
}

export interface Hello {
  protocol: number;
  version: string;
  me: { name: string };
  games: GameName[];
  levels: Level[];
  phrases: string[];
  lan: string[];
  clocks: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: string[];
  layout: Layout;
  sets: unknown[];
  actions: string[];
}

export interface RuleText {
  id: string;
  says: string;
  says_zh?: string;
  where?: string;
  kind?: string;
  basis?: string;
  note?: string;
  scenarios?: string[];
}

export interface Term {
  key: string;
  group: string;
  en: string;
  'zh-Hant'?: string;
  ja?: string;
  unofficial?: boolean;
}

export interface Clock {
  kind: 'none' | 'move' | 'bank';
  seconds?: number;
  increment?: number;
}

export interface SeatInfo {
  kind: 'human' | 'computer' | 'open';
  name?: string;
  level?: Level;
  deck?: string;
  online?: boolean;
  spectators?: boolean;
}

export interface Result {
  winner: number;
  reason: 'rules' | 'concede' | 'timeout' | 'abandoned';
  rule?: string;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  status: 'waiting' | 'playing' | 'over';
  clock: Clock;
  practice?: boolean;
  result?: Result;
  number?: number;
  turn?: number;
  created?: number;
  updated?: number;
  mine?: number[];
  asked?: number | null;
  scenario?: string;
  watchers?: number;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Made {
  table: TableInfo;
  seats: SeatToken[];
  invite?: SeatToken | null;
}

export interface Offence {
  rule: string;
  message: string;
  cards: string[];
}

export interface Deck {
  id: string;
  game: string;
  name: string;
  description: string;
  cards: Record<string, number>;
  extra: Record<string, unknown>;
  own: boolean;
  legal: boolean;
  offences: Offence[];
}

export interface SeatSettings {
  auto_pass: boolean;
  mute: boolean;
  spectators: boolean;
}

export interface ChatLine {
  by: number;
  at: number;
  phrase?: string;
  text?: string;
}

export interface ClockState {
  left: number[];
  running?: number | null;
}

export interface StateMessage {
  type: 'state';
  number: number;
  seat: number;
  view: View;
  since: number;
  events: EventView[];
  clock?: ClockState;
  undo?: 'free' | 'ask' | 'none';
  result?: Result;
  practice?: boolean;
  cards?: CardData[];
}

export interface Because {
  event: number;
  chain: { event: EventView; rule: RuleText | null }[];
}

export interface Refusal {
  card: number;
  action: string;
  reason?: string;
  rule?: RuleText | null;
}

export type FromServer =
  | { type: 'welcome'; re?: number; protocol: number; version: string; table: TableInfo; seats: number[]; settings: SeatSettings[]; chat: ChatLine[] }
  | (StateMessage & { re?: number })
  | { type: 'table'; re?: number; table: TableInfo }
  | { type: 'accepted'; re?: number; number: number }
  | { type: 'request'; re?: number; kind: 'undo' | 'rematch'; by: number; open?: boolean; granted?: boolean }
  | ({ type: 'chat'; re?: number } & ChatLine)
  | { type: 'hints'; re?: number; number: number; options: { option: number; score: number }[] }
  | ({ type: 'because'; re?: number } & Because)
  | ({ type: 'refusal'; re?: number } & Refusal)
  | { type: 'next'; re?: number; table: string; seat: number; token: string }
  | { type: 'error'; re?: number; code: string; message: string; rule?: string }
  | { type: 'pong'; re?: number }
  | { type: 'bye'; re?: number; reason: string; again?: boolean };

export interface ReplayStep {
  step: number;
  answer: { seat: number; label: string; kind: string; auto?: boolean } | null;
  views: View[];
  events: EventView[][];
  result?: Result;
}

/** A decision that cost something: what was taken, what was better, and how much win chance it gave away. */
export interface ReviewMark {
  number?: number;
  turn: number;
  seat?: number;
  kind: string;
  taken: string;
  better: string;
  rule: string;
  cost: number;
  chance: number;
}

export interface ReplayInfo {
  table: TableInfo;
  decks: { name: string; cards: Record<string, number> }[];
  steps: number;
  turns: { turn: number; step: number; seat: number }[];
  marks: ReviewMark[];
  cards: CardData[];
}

export interface ScenarioName {
  key: string;
  title: string;
  rules: string[];
  tour: boolean;
}
