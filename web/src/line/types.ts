/** What travels between page and server; the definitions are docs/protocol.md and src/quadriga/server/messages.py. */
import type { Message } from './messages';

export const PROTOCOL = 2;

/** A card as data: its printed numbers and text. Which other fields it has depends on the game. */
export interface CardData {
  number: string;
  name: string;
  text?: string;
  from?: string;
  declined?: string;
  [field: string]: unknown;
}

export type Change = Message | { by?: string; rule?: string; [value: string]: unknown };

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
  marks?: Message[];
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
  label: Message;
  cards: number[];
  place?: string;
  /** On whose side the place lies, where it is not one's own. */
  seat?: number;
  n?: number;
}

export interface DecisionView {
  player: number;
  kind: string;
  rule: string;
  prompt?: Message;
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
  text: Message;
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

/** One of several lanes in which both sides meet, by the names of its zones as their owner counts them. */
export interface LaneLayout {
  ground: string;
  stand: string[];
  small: string[];
  front: string;
  behind: string;
  between: string;
}

export interface Layout {
  phases: string[];
  rows: (string | string[])[][];
  shared: (string | string[])[];
  zones: Record<string, ZoneLayout>;
  counters: CounterLayout[];
  places?: string[];
  lanes?: LaneLayout[];
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
  /** The colour of its picture. */
  tone: string;
  /** One sentence for somebody who has never seen it, by language. */
  about: Record<string, string>;
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

/** What can be done by hand in a game: zones, ways to turn a card, numbers of cards and of sides. */
export interface HandTools {
  zones: string[];
  turns: string[];
  numbers: string[];
  values: string[];
}

/** One thing done by hand; src/quadriga/games/by_hand.py says what each field means. */
export interface Deed {
  do: 'text' | 'move' | 'turn' | 'number' | 'look' | 'show' | 'shuffle';
  card?: number;
  seat?: number;
  zone?: string;
  to?: string;
  bottom?: boolean;
  word?: string;
  value?: number;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: string[];
  layout: Layout;
  sets: unknown[];
  actions: string[];
  options: MatchOption[];
  /** Words of the cards, each with the rule that says what it means. */
  words?: Record<string, string>;
  by_hand?: HandTools;
}

/** Something that two players may agree on before a game. */
export interface MatchOption {
  name: string;
  title: string;
  default: number;
  says: string;
  rule: string;
  choices: Record<string, string>;
  least: number;
  most: number;
  told: boolean;
}

export interface RuleText {
  id: string;
  says: string;
  says_zh?: string;
  where?: string;
  kind?: string;
  basis?: string;
  note?: string;
  reason?: string;
  replaces?: string[];
  scenarios?: string[];
  chapter?: string;
  chapter_zh?: string;
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
  kind: 'none' | 'move' | 'bank' | 'byoyomi';
  seconds?: number;
  increment?: number;
  periods?: number;
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
  reason: 'rules' | 'concede' | 'leave' | 'timeout' | 'time' | 'ruling' | 'abandoned';
  rule?: string;
}

/** What is asked between two games of a match. */
export interface Between {
  until: number;
  chooser?: number;
  begins?: number;
  decks?: boolean[];
}

/** The match that a game is part of. */
export interface MatchInfo {
  id: string;
  best_of: number;
  score: number[];
  status: 'open' | 'playing' | 'over' | 'gone';
  game?: number;
  draws?: number;
  winner?: number;
  reason?: string;
  rated?: boolean;
  changes?: number[];
  ends?: number;
  called?: boolean;
  paused?: boolean;
  next?: string;
  between?: Between | null;
  tournament?: string;
  round?: number;
  decks?: string[][];
  free?: boolean;
}

export interface TableInfo {
  match?: MatchInfo | null;
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
  delay?: number;
  options?: Record<string, number>;
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
  said?: Message | null;
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
  /** Nothing stands against it but texts that are not understood: it can be played by hand. */
  by_hand?: boolean;
}

/** A deck that everybody on this server may see and copy. */
export interface PublishedDeck {
  id: string;
  game: string;
  name: string;
  by: string;
  description: string;
  cards: Record<string, number>;
  extra: Record<string, unknown>;
  created: number;
  mine: boolean;
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
  path?: PathState | null;
}

/** Where somebody stands in the lesson or puzzle that the table is. */
export interface PathState {
  key: string;
  step: number;
  mark: number[];
  done: boolean;
  failed: boolean;
}

export interface Because {
  event: number;
  chain: { event: EventView; rule: RuleText | null }[];
}

export interface Refusal {
  card: number;
  action: string;
  reason?: Message | null;
  rule?: RuleText | null;
}

export type FromServer =
  | { type: 'welcome'; re?: number; protocol: number; version: string; table: TableInfo; seats: number[]; settings: SeatSettings[]; chat: ChatLine[] }
  | (StateMessage & { re?: number })
  | { type: 'table'; re?: number; table: TableInfo }
  | { type: 'accepted'; re?: number; number: number }
  | { type: 'saving'; re?: number; on: boolean }
  | { type: 'request'; re?: number; kind: 'undo' | 'rematch'; by: number; open?: boolean; granted?: boolean }
  | ({ type: 'chat'; re?: number } & ChatLine)
  | { type: 'hints'; re?: number; number: number; options: { option: number; score: number }[] }
  | ({ type: 'because'; re?: number } & Because)
  | ({ type: 'refusal'; re?: number } & Refusal)
  | { type: 'next'; re?: number; table: string; seat: number; token?: string }
  | { type: 'error'; re?: number; code: string; message: string; rule?: string; said?: Message | null }
  | { type: 'pong'; re?: number }
  | { type: 'bye'; re?: number; reason: string; again?: boolean; said?: Message | null };

export interface ReplayStep {
  step: number;
  answer: { seat: number; label: Message; kind: string; auto?: boolean } | null;
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
  taken: Message;
  better: Message;
  rule: string;
  cost: number;
  chance: number;
  /** The question, as its player read it. */
  asked?: Message | null;
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
}
