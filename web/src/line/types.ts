/** What the games tell, as dictionaries without a struct (docs/protocol.md); all that has a struct is in wire.ts. */
import type { Level, MatchOption, Message, Result, TableInfo } from './wire';

export * from './wire';

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

export interface Term {
  key: string;
  group: string;
  en: string;
  'zh-Hant'?: string;
  ja?: string;
  unofficial?: boolean;
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
