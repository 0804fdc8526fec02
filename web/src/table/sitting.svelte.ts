/** A person at a table: the line to it, what of it is shown, and what is done there. Made while a component is set up. */
import { untrack } from 'svelte';
import { bring } from '../cards/told.svelte';
import { prepare, t, word } from '../lang/say.svelte';
import { api } from '../line/api';
import { Line, Refused } from '../line/line.svelte';
import { keepToken, tokenOf } from '../line/tokens';
import type { CardData, Deed, EventView, GameInfo, Result, StateMessage } from '../line/types';
import { go } from '../route.svelte';
import { settings } from '../settings.svelte';
import { Board } from './board.svelte';
import { boutsSince, Seen, type Bout } from './bouts';
import { Coach } from './coach.svelte';
import { deedsSince } from './happenings';
import { namesOf } from './names';
import { Pace, type Shown } from './pace.svelte';
import { hear, sound } from './sound';

const NOTICE = 6000;
/** How long the end of a game of a match is shown before the next one. */
const NEXT_GAME = 4000;
/** States that can be played back at most. */
const RECENT = 60;
/** Options that a hint marks at most. */
const HINTS = 3;
/** Deeds of the opponent that are shown at most. */
const DEEDS = 24;

export class Sitting {
  readonly line: Line;
  readonly pace = new Pace();
  readonly coach = new Coach();
  board = $state.raw<Board | null>(null);
  /** What went wrong, told for a while. */
  notice = $state('');
  busy = $state(false);
  /** The computer thinks about a hint. */
  thinking = $state(false);
  /** At one screen: the seat that the screen is handed to, while its cards are covered. */
  curtain = $state<number | null>(null);
  /** How much of the chat was looked at; what was said before one came is no news. */
  read = $state(-1);
  #lastSeat = -1;
  /** The line of the log at which one's own last turn was left, by seat, and what was shown since. */
  #left = $state.raw<Record<number, number>>({});
  #recent = $state.raw<Shown[]>([]);
  /** Cards that were seen, and the line of the log up to which all fights are known: one's own last answer. */
  readonly #seen = new Seen();
  #known = $state(-1);
  /** Whose turn it was when this seat was last told. */
  #active: Record<number, number> = {};

  constructor(readonly id: string) {
    this.line = new Line(id, tokenOf(id));
    $effect(() => {
      if (this.read < 0 && this.line.table) this.read = this.line.chat.length;
    });
    $effect(() => this.#fetch());
    $effect(() => this.#translate());
    $effect(() => this.#learnCards());
    $effect(() => this.#follow());
    $effect(() => this.#show());
    $effect(() => this.#goOn());
    $effect(() => this.#tidy());
    $effect(() => this.#openPile());
    $effect(() => this.#sound());
    $effect(() => this.#think());
  }

  leave(): void {
    this.line.close();
    this.pace.stop();
  }

  names = $derived.by((): string[] => namesOf(this.line.table, this.line.seats));
  over = $derived.by((): Result | undefined => this.line.states[this.line.seat]?.result ?? this.line.table?.result);
  shownSeat = $derived.by((): number => this.pace.shown?.state.seat ?? this.line.seat);
  undoKind = $derived.by(() => this.line.states[this.shownSeat]?.undo ?? 'none');
  practice = $derived.by(() => !!(this.line.table?.practice || this.line.states[this.shownSeat]?.practice));

  /** The log is as far as the table: what is still to be shown is not told yet. */
  log = $derived.by((): EventView[] => {
    const all = this.line.logs[this.shownSeat] ?? [];
    const shown = this.pace.shown;
    return shown && this.pace.behind ? all.slice(0, shown.state.since + shown.state.events.length) : all;
  });

  /** What the opponent has done since one's own last turn. */
  deeds = $derived.by((): EventView[] => {
    const seat = this.shownSeat;
    return seat > 1 || this.over ? [] : deedsSince(this.log, this.#left[seat] ?? 0, seat).slice(-DEEDS);
  });
  /** Fights that were decided since one's own last answer. */
  bouts = $derived.by((): Bout[] => (this.#known < 0 ? [] : boutsSince(this.log, this.#known, this.#seen)));
  canPlayBack = $derived.by(() => this.#recent.length > 1 && !this.pace.behind);
  playBack = (): void => this.pace.playBack(this.#recent);

  /** Lines of the chat that others have said and that were not looked at. */
  unread = $derived.by(() => this.line.chat.slice(Math.max(0, this.read)).filter((c) => !this.line.seats.includes(c.by)).length);

  waiting = $derived.by((): string => {
    if (this.line.table?.status === 'waiting') return t('waiting-for-the-other-player-to-take');
    return this.line.connection === 'lost' ? t('the-line-is-lost-trying-again') : '';
  });

  /** What was agreed on for this table, in words. */
  agreed = $derived.by((): { name: string; says: string }[] => {
    const info = this.board?.info;
    return (info?.options ?? []).flatMap((o) => {
      const value = this.line.table?.options?.[o.name];
      if (!info || value === undefined) return [];
      return [{ name: o.name, says: `${word(info.name, 'option', o.name)}: ${o.choices[value] ? word(info.name, 'option', `${o.name} ${value}`) : value}` }];
    });
  });

  result = $derived.by((): string => {
    const { over, line, names } = this;
    if (!over) return '';
    const mine = line.seats.length === 1 ? line.seats[0] : undefined;
    const won = over.winner === 2 ? t('the-game-is-a-draw') : mine === undefined ? t('won', { player: names[over.winner] ?? '' }) : over.winner === mine ? t('you-won') : t('you-lost');
    const how = { rules: '', concede: t('the-other-player-conceded'), leave: t('together-the-other-player-left-which-is-a-concession'), timeout: t('time-ran-out'), time: t('together-time-was-called'), ruling: t('together-a-judge-ruled-so'), abandoned: t('the-game-was-abandoned') }[over.reason];
    const lost = over.reason === 'concede' && mine !== undefined && over.winner !== mine ? t('you-conceded') : how;
    return `${won} ${lost}`.trim();
  });

  // -- what follows by itself

  #fetch(): void {
    const game = this.line.table?.game;
    if (game && !this.board) void Promise.all([api.game(game), api.cards(game), prepare(game)]).then(([info, cards]) => this.#open(info, cards));
  }

  #open(info: GameInfo, cards: CardData[]): void {
    const made = new Board(info, (option) => void this.answer(option));
    made.library = Object.fromEntries(cards.map((c) => [c.number, c]));
    this.board = made;
  }

  #translate(): void {
    const game = this.line.table?.game;
    void settings.language;
    if (game) void prepare(game);
  }

  #learnCards(): void {
    const { board } = this;
    if (board && Object.keys(this.line.cards).length) {
      board.library = { ...untrack(() => board.library), ...this.line.cards };
      bring(this.line.cards);
    }
  }

  /** Each new state of the seat that is shown goes through the pace; a change of seats at one screen first closes the curtain. */
  #follow(): void {
    const seat = this.line.seat;
    const state = this.line.states[seat];
    if (!state) return;
    untrack(() => {
      if (this.line.seats.length === 2 && this.#lastSeat >= 0 && seat !== this.#lastSeat && !state.result) this.curtain = seat;
      this.#lastSeat = seat;
      this.#leaveTurn(seat, state);
      this.#seen.remember(state.view);
      if (this.#known < 0) this.#known = state.since + state.events.length;
      if (state.events.length) this.#recent = [...this.#recent.slice(-RECENT), { state, events: state.events }];
      this.pace.push(state);
    });
  }

  /** One's own turn is over: from here on counts what the opponent does. Of a game that is joined later the last turn is looked for. */
  #leaveTurn(seat: number, state: StateMessage): void {
    const active = this.#active[seat];
    this.#active[seat] = state.view.active;
    let left: number | undefined;
    if (active === undefined) left = state.events.findLast((e) => e.kind === 'turn' && e.player !== seat)?.number ?? state.since + state.events.length;
    else if (active === seat && state.view.active !== seat) left = state.since;
    if (left === undefined) return;
    this.#left = { ...this.#left, [seat]: left };
    this.#recent = [];
  }

  #show(): void {
    const shown = this.pace.shown;
    const { board, line } = this;
    if (!shown || !board) return;
    board.view = shown.state.view;
    board.side = shown.state.seat < 2 ? shown.state.seat : 0;
    const mine = line.seats.includes(shown.state.seat);
    const newest = shown.state.number === line.states[shown.state.seat]?.number;
    board.live = mine && newest && line.connection === 'open' && !this.busy && this.curtain === null && !this.over;
    untrack(() => {
      if (board.selected !== null && !board.labels(board.selected).length) board.selected = null;
    });
  }

  /** A rematch is another table. */
  #goOn(): (() => void) | undefined {
    const { next } = this.line;
    if (!next) return;
    const token = next.token || tokenOf(this.id);
    if (token) keepToken(next.table, token);
    const wait = setTimeout(() => go('table', next.table), this.line.table?.match ? NEXT_GAME : 0);
    return () => clearTimeout(wait);
  }

  /** The pile that an answer was taken from closes when the question changes. */
  #tidy(): void {
    void this.pace.shown?.state.number;
    untrack(() => {
      if (!this.board) return;
      this.board.pile = null;
      this.board.hinted = [];
    });
  }

  /** A question about cards in a pile opens it. */
  #openPile(): void {
    const view = this.pace.shown?.state.view;
    const { board } = this;
    if (!board?.live || !view?.decision?.options) return;
    const wanted = new Set(view.decision.options.flatMap((o) => o.cards));
    const layout = board.info.layout.zones;
    untrack(() => {
      for (const zone of view.zones) if (layout[zone.id]?.kind === 'pile' && zone.cards.some((c) => c.id !== undefined && wanted.has(c.id))) board.pile = { zone: zone.id, seat: zone.seat };
    });
  }

  /** What is seen is heard; the end, and that it is one's turn, above all. */
  #sound(): void {
    const shown = this.pace.shown;
    if (!shown) return;
    untrack(() => {
      const seat = shown.state.seat;
      const result = shown.state.result;
      if (result) sound(this.line.seats.length === 1 && result.winner !== seat ? 'lost' : 'won');
      else if (this.line.seats.includes(seat) && shown.events.some((e) => e.kind === 'turn' && e.player === seat)) sound('turn');
      else hear(shown.events);
    });
  }

  /** Only in games against the computer, and only if it is wanted. */
  #think(): void {
    const { board, line } = this;
    const alone = line.table?.seats.some((s) => s.kind === 'computer') && line.seats.length === 1;
    const number = this.pace.shown?.state.number ?? -1;
    if (!settings.coach || !alone || !board?.live || board.options.length < 2) return;
    untrack(() => this.coach.consider(line, this.shownSeat, number));
  }

  // -- what a person does

  tell = (e: unknown): void => {
    this.notice = e instanceof Refused ? e.message : e instanceof Error && e.message === 'lost' ? t('the-line-is-lost-nothing-was-sent') : String(e);
    setTimeout(() => (this.notice = ''), NOTICE);
  };

  async #doing(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await what();
    } catch (e) {
      this.tell(e);
    } finally {
      this.busy = false;
    }
  }

  answer = (option: number): Promise<void> => {
    if (settings.coach) this.coach.answered(option);
    this.#known = this.log.length;
    return this.#doing(() => this.line.answer(this.shownSeat, option));
  };
  byHand = (deed: Deed): Promise<void> => this.#doing(() => this.line.byHand(this.shownSeat, deed));
  undo = (): Promise<void> => this.#doing(() => this.line.undo(this.shownSeat));
  concede = (): Promise<void> => this.#doing(() => this.line.concede(this.shownSeat));
  rematch = (): Promise<void> => this.#doing(() => this.line.rematch(this.line.seats[0] ?? 0));
  reply = (yes: boolean): void => {
    if (this.line.asked) void this.line.reply(this.line.asked.kind, yes).catch(this.tell);
  };

  hint = async (): Promise<void> => {
    const { board } = this;
    if (!board?.live) return;
    this.thinking = true;
    try {
      board.hinted = (await this.line.hint(this.shownSeat)).slice(0, HINTS).map((h) => h.option);
    } catch (e) {
      this.tell(e);
    } finally {
      this.thinking = false;
    }
  };
}
