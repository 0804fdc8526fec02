/** What HTTP carries without a struct (docs/protocol.md); all that has a struct, views and layouts included, is in wire.ts. */
import type { CardView, EventView, Layout, Level, MatchOption, Message, Result, TableInfo, View } from './wire';

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

/** What changes a card's values. */
export type Change = NonNullable<CardView['changes']>[number];

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
