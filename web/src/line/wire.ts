/**
 * What travels between page and server. Written from the server's structs by web/tools/wire.py: do not change it here.
 */
import type { CardData } from './types';

export const PROTOCOL = 2;

export type Level = 'beginner' | 'easy' | 'middle' | 'strong' | 'full';

/** What goes into a message. */
export type Slot = number | string | CardSlot | PlayerSlot | ZoneSlot | PrintedSlot | ListSlot | Message;

/** A card by its printed name; one that the reader may not know has none. */
export interface CardSlot {
  is: 'card';
  name?: string;
  number?: string;
}

/** A player, as told to one reader: `you` is the reader. Seat -1 is nobody. */
export interface PlayerSlot {
  is: 'player';
  seat?: number;
  you?: boolean;
}

/** A place on the table by its name in the layout. */
export interface ZoneSlot {
  is: 'zone';
  id: string;
  book: string;
  owner?: PlayerSlot;
}

/** Words of a card, quoted: one of its lines, the name of a status. A language tells them as it tells the card: from the program, or by a name in its file. Where it has neither, or the reader wants it so, they stay as printed. */
export interface PrintedSlot {
  is: 'printed';
  text: string;
  number: string;
  book: string;
}

/** Several things: A, B and C; in a `run` A, B, C, as what is true of a card in a line about it. */
export interface ListSlot {
  is: 'list';
  items?: Slot[];
  run?: boolean;
}

/** `id` is the book that has the words (a game, the server) and the message's name in it: `ultraman.log-draw`. */
export interface Message {
  is?: 'message';
  id: string;
  slots?: Record<string, Slot>;
}

/** The answer to `join`. A `state` for each seat held (or one for a spectator) follows. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: string;
  table: TableInfo;
  /** The seats held on this line; two for two players at one screen; none for a spectator. */
  seats: number[];
  /** One for each seat held, in the same order. */
  settings: SeatSettings[];
  chat: ChatLine[];
  re?: number;
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
  /** The seats of the person who asks. */
  mine?: number[];
  /** The seat that is asked now. */
  asked?: number;
  /** The title of the scenario or tour that the table was opened from. */
  scenario?: string;
  watchers?: number;
  /** Match options worth telling: what was changed, and what a game always tells. */
  options?: Record<string, number>;
  match?: MatchInfo;
  /** How often each player may ask to undo; -1: as often as they like. */
  undo?: number;
  /** Seconds after which spectators see what happens. */
  delay?: number;
}

/** What everybody at the table may know about a seat. */
export interface SeatInfo {
  kind: 'human' | 'computer' | 'open';
  name?: string;
  level?: 'beginner' | 'easy' | 'middle' | 'strong' | 'full';
  /** The deck's name; shown to others when the game is over. */
  deck?: string;
  online?: boolean;
  spectators?: boolean;
  lists?: boolean;
}

/** `move`: `seconds` for each answer. `bank`: `seconds` for the game and `increment` for each answer. `byoyomi`: `seconds` for the game, then `periods` times `increment` seconds: an answer within them uses none up. */
export interface Clock {
  kind?: 'none' | 'move' | 'bank' | 'byoyomi';
  seconds?: number;
  increment?: number;
  periods?: number;
}

/** How a game ended. `winner`: a seat, or 2 for a draw. */
export interface Result {
  winner: number;
  reason: 'rules' | 'concede' | 'leave' | 'timeout' | 'time' | 'ruling' | 'abandoned';
  rule?: string;
}

/** The match that a game is part of. */
export interface MatchInfo {
  id: string;
  best_of: number;
  score: number[];
  status: 'open' | 'playing' | 'over' | 'gone';
  /** Which game of the match this table is, from 1. */
  game?: number;
  draws?: number;
  winner?: number;
  reason?: string;
  rated?: boolean;
  /** What the match did to the ratings. */
  changes?: number[];
  ends?: number;
  /** Time was called. */
  called?: boolean;
  paused?: boolean;
  /** The table of the game that is played now, if it is not this one. */
  next?: string;
  between?: Between;
  tournament?: string;
  round?: number;
  /** For each seat the names of its decks where there are several; my own only. */
  decks?: string[][];
  /** Whether any deck may be chosen between two games. */
  free?: boolean;
}

/** What is asked between two games of a match. */
export interface Between {
  /** When the next game begins anyway. */
  until: number;
  /** The seat that chooses who begins. */
  chooser?: number;
  begins?: number;
  /** For each seat whether it still chooses a deck. */
  decks?: boolean[];
}

export interface SeatSettings {
  auto_pass: boolean;
  mute: boolean;
  spectators: boolean;
  lists: boolean;
  no_undo: boolean;
}

export interface ChatLine {
  type: 'chat';
  by: number;
  at: number;
  phrase?: string;
  text?: string;
  re?: number;
}

/** All that a seat sees now. Keep the first `since` lines of the log and append `events`. */
export interface StateMessage {
  type: 'state';
  /** The number of the decision; an answer repeats it. */
  number: number;
  /** Whose view this is; 2 for a spectator. */
  seat: number;
  view: View;
  since: number;
  events: EventView[];
  undo: 'free' | 'ask' | 'none';
  clock?: ClockState;
  result?: Result;
  practice?: boolean;
  /** Cards of this match that this seat sees and that are in no set of ours; each once per line. */
  cards?: CardData[];
  /** At the table of a lesson or a puzzle, for whoever plays it. */
  path?: PathState;
  re?: number;
}

/** Milliseconds left when the message was sent; the clock of seat `running` ticks on. */
export interface ClockState {
  left: number[];
  running?: number;
}

/** Where somebody stands in the lesson or puzzle that this table is. */
export interface PathState {
  key: string;
  /** Which of the lesson's steps comes now; -1 where it has nothing to say. */
  step: number;
  /** The options that the step means. */
  mark: number[];
  done: boolean;
  /** The goal cannot be reached any more. */
  failed: boolean;
}

/** Something about the table has changed: who is there, who watches, whether it is over. */
export interface Table {
  type: 'table';
  table: TableInfo;
  re?: number;
}

/** The answer, undo or concession is stored. `number` is that of the next decision. */
export interface Accepted {
  type: 'accepted';
  number: number;
  re?: number;
}

/** What was done last is not stored yet, for the database is away; the game waits. `on` false: it is back. */
export interface Saving {
  type: 'saving';
  on: boolean;
  re?: number;
}

/** The other player asks; answer with `reply`. `open` false: the question is settled or withdrawn. */
export interface Request {
  type: 'request';
  kind: 'undo' | 'rematch';
  by: number;
  open: boolean;
  granted?: boolean;
  re?: number;
}

/** What the computer thinks of every option, best first. */
export interface Hints {
  type: 'hints';
  number: number;
  options: OptionScore[];
  re?: number;
}

export interface OptionScore {
  option: number;
  score: number;
}

/** The answer to `why`: the event first, then what caused it, and so on back. */
export interface Because {
  type: 'because';
  event: number;
  chain: Link[];
  re?: number;
}

/** One link of a chain of causes: an event as the seat saw it, and its rule. */
export interface Link {
  event: EventView;
  rule: RuleText | null;
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
  reason?: string;
  replaces?: string[];
  chapter?: string;
  chapter_zh?: string;
}

/** The answer to `why_not`. No reason: it can be done now. */
export interface Refusal {
  type: 'refusal';
  card: number;
  action: string;
  reason?: Message;
  rule?: RuleText;
  re?: number;
}

/** The rematch is on: join that table. `token` is the seat's new token, one message per seat held. */
export interface NextTable {
  type: 'next';
  table: string;
  seat: number;
  /** Left out for the next game of a match: the cookie or the token of the last table opens that one, too. */
  token?: string;
  re?: number;
}

/** Nothing was changed. `code` is for programs, `message` for people, `said` the same by id. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  message: string;
  rule?: string;
  said?: Message;
  re?: number;
}

export interface Pong {
  type: 'pong';
  re?: number;
}

/** The server closes the line; `again`: try to connect again. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
  said?: Message;
  re?: number;
}

/** What there is in the lobby; all of it, whenever something changed. */
export interface Lobby {
  type: 'lobby';
  tables: OpenTable[];
  playing: Watchable[];
  /** How many wait for anybody, by game. */
  waiting: Record<string, number>;
  people?: number;
  announcement?: string;
  tournaments?: TournamentLine[];
  re?: number;
}

/** Somebody waits at a table for anybody who sits down. */
export interface OpenTable {
  /** The match. */
  id: string;
  game: string;
  name: string;
  /** Who made it, as others know them. */
  by: string;
  rating: number;
  best_of: number;
  clock: Clock;
  rated?: boolean;
  level?: string;
  note?: string;
  decks?: string;
  undo?: number;
  spectators?: boolean;
  created?: number;
  options?: Record<string, number>;
}

/** A game whose players let spectators in. */
export interface Watchable {
  table: string;
  game: string;
  names: string[];
  turn?: number;
  created?: number;
}

/** A tournament in a line. */
export interface TournamentLine {
  id: string;
  game: string;
  name: string;
  kind: string;
  status: string;
  entrants?: number;
  round?: number;
  rounds?: number;
  best_of?: number;
}

/** The games for which I wait for anybody, each with the moment since when. */
export interface Waits {
  type: 'waits';
  games: Record<string, number>;
  re?: number;
}

/** A game of a match of mine begins: go to its table. */
export interface Found {
  type: 'found';
  match: string;
  table: string;
  game: string;
  kind: string;
  number?: number;
  opponent?: string;
  tournament?: string;
  re?: number;
}

/** Somebody I played before asks for a match. */
export interface Invited {
  type: 'invited';
  match: string;
  game: string;
  by: string;
  best_of?: number;
  re?: number;
}

/** A tournament that this line's person is in, or looks at, has changed: read it again. */
export interface TournamentChanged {
  type: 'tournament';
  id: string;
  round?: number;
  status?: string;
  re?: number;
}

export interface SeatWish {
  kind: 'me' | 'computer' | 'friend' | 'here';
  deck?: string;
  name?: string;
  level?: 'beginner' | 'easy' | 'middle' | 'strong' | 'full';
}

export interface DeckBody {
  cards: Record<string, number>;
  name?: string;
  description?: string;
  extra?: Record<string, unknown>;
  /** Only for the opening hand. */
  seed?: number;
}

/** A table that was made or joined: the tokens of my seats, and the invitation for the other one. */
export interface Made {
  table: TableInfo;
  seats: SeatToken[];
  invite: SeatToken | null;
}

export interface SeatToken {
  seat: number;
  token: string;
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
  by_hand: boolean;
  /** The description of a deck of ours, by id. */
  said: Message | null;
}

/** One thing that is wrong with a deck; `said` is `message` by id. */
export interface Offence {
  rule: string;
  message: string;
  cards: string[];
  said: Message | null;
}

/** A line that did not become a card of the deck, and why. */
export interface ListLine {
  line: number;
  text: string;
  reason: string;
  /** Numbers of cards that may be meant. */
  near: string[];
  /** Copies that the line names, as far as can be told. */
  copies: number;
  /** The words that should name the card. */
  card: string;
  /** The reason by id. */
  said: Message | null;
}

/** One thing that can be agreed on. */
export interface MatchOption {
  name: string;
  /** What it is called on the page, in a few words. */
  title: string;
  default: number;
  /** What it changes, in a sentence. */
  says: string;
  /** The ruling that it switches. */
  rule: string;
  /** Its values with their words; without them any number from `least` to `most` will do. */
  choices: Record<number, string>;
  least: number;
  most: number;
  /** Whether a custom game asks for it; others are for simulations, scenario files and tests. */
  offered: boolean;
  /** Whether a table says it even where it is as usual. */
  told: boolean;
}

/** One thing that a player does by hand. `text` says which card's text is carried out; `move` puts a card into a zone of its owner; `turn` changes how a card lies, `number` a number of a card or, without one, of a side; `look` shows a zone to who looks, `show` to both; `shuffle` shuffles it. */
export interface Deed {
  do: 'text' | 'move' | 'turn' | 'number' | 'look' | 'show' | 'shuffle';
  /** The id of the card as the table shows it. 0: the top card of a deck, any card of a hidden hand, or a side. */
  card?: number;
  /** Whose zone or number it is, where no card is named. */
  seat?: number;
  /** Where the card comes from where it has no id; the zone that is looked at or shuffled. */
  zone?: string;
  to?: string;
  bottom?: boolean;
  /** How a card is turned, or which number is changed. */
  word?: string;
  /** The number; 1 or 0 for turned or not; how many cards from the top are looked at, 0 for all. */
  value?: number;
}

/** What the owner of a server may set. */
export interface Limits {
  /** Only persons with a name and a recovery phrase or passkey may play with others. */
  accounts_only?: boolean;
  /** Open tables of one person in the lobby. */
  open_tables?: number;
  /** Players of a tournament. */
  entrants?: number;
  /** Whether anybody may hold one. */
  tournaments?: boolean;
  /** Whether there is a lobby at all. */
  lobby?: boolean;
}

export interface Count {
  games: number;
  wins: number;
  draws: number;
}

/** One line of the standings. */
export interface Standing {
  entrant: number;
  place: number;
  points: number;
  wins: number;
  losses: number;
  draws: number;
  byes: number;
  /** Share of points; byes do not count. */
  match_wins: number;
  game_wins: number;
  opponents_match_wins: number;
  opponents_game_wins: number;
  opponents: number[];
}

export interface Entrant {
  number: number;
  person: string;
  name: string;
  kind: string;
  level: string;
  /** in or dropped */
  status: string;
  decks: Brought[];
  /** The round from which on they play. */
  joined: number;
  /** The place after Swiss, for those who go on to the elimination; 0 for the others. */
  seed: number;
  at: number;
}

/** A deck as somebody brings it to a table, with the cards it names. */
export interface Brought {
  name: string;
  cards: Record<string, number>;
  extra: Record<string, unknown>;
  /** Those cards that are in no set of ours. */
  known: Record<string, Record<string, unknown>>;
  /** Those of them whose text is not understood. */
  unread: string[];
}

/** A table as a seat sees it. */
export interface View {
  game: string;
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  phase: string;
  zones: ZoneView[];
  /** The counters of each side, by name. */
  players: Record<string, unknown>[];
  winner?: number;
  rule?: string;
  attack?: AttackView;
  decision?: DecisionView;
  round?: number;
  results?: number[];
  waiting?: number;
  priority?: number;
  duels?: Record<string, unknown>[];
}

export interface ZoneView {
  id: string;
  cards: CardView[];
  /** Whose it is; a zone in the middle is nobody's. */
  seat?: number;
  active?: boolean;
  paused?: boolean;
}

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
  /** What changes its values: a message, or the values with the card (`by`) and the rule that change them. */
  changes?: (Message | Record<string, unknown>)[];
  marks?: Message[];
  under?: CardView[];
  target?: number;
  user?: number;
  /** The number that was chosen for X. */
  X?: number;
}

export interface AttackView {
  attacker?: number;
  target?: number;
  blocker?: number;
}

export interface DecisionView {
  player: number;
  kind: string;
  rule: string;
  /** Only for the player who is asked. */
  prompt?: Message;
  options?: Option[];
  source?: number;
}

export interface Option {
  verb: string;
  label: Message;
  cards: number[];
  place?: string;
  /** On whose side the place lies, where it is not one's own. */
  seat?: number;
  n?: number;
  /** Which of the card's texts it is about. */
  text?: number;
  ability?: number;
}

/** One thing that happened, as a seat may know it. */
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

/** How a game's table is laid out. */
export interface Layout {
  phases: string[];
  actions: string[];
  rows: ((string | string[])[])[];
  shared: (string | string[])[];
  zones: Record<string, ZoneLayout>;
  counters: CounterLayout[];
  card: CardLayout;
  places?: string[];
  lanes?: LaneLayout[];
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

export interface CardLayout {
  shape: string;
  corner: string[];
  value: string;
  fields: string[];
  colors?: Record<string, string>;
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

/** Everything that the server says over a line. */
export type FromServer = Welcome | StateMessage | Table | Accepted | Saving | Request | ChatLine | Hints | Because | Refusal | NextTable | ErrorMessage | Pong | Bye | Lobby | Waits | Found | Invited | TournamentChanged;
