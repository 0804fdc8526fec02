/** A person at a table: the line to it, what of it is shown, and what is done there. Made while a component is set up. */
import { untrack } from 'svelte';
import { prepare, t } from '../lang/say.svelte';
import { api } from '../line/api';
import { Line, Refused } from '../line/line.svelte';
import { keepToken, tokenOf } from '../line/tokens';
import type { CardData, EventView, GameInfo, Result } from '../line/types';
import { go } from '../route.svelte';
import { settings } from '../settings.svelte';
import { Board } from './board.svelte';
import { namesOf } from './names';
import { Pace } from './pace.svelte';

const NOTICE = 6000;

export class Sitting {
  readonly line: Line;
  readonly pace = new Pace();
  board = $state.raw<Board | null>(null);
  /** What went wrong, told for a while. */
  notice = $state('');
  busy = $state(false);
  /** The computer thinks about a hint. */
  thinking = $state(false);
  /** At one screen: the seat that the screen is handed to, while its cards are covered. */
  curtain = $state<number | null>(null);
  #lastSeat = -1;

  constructor(readonly id: string) {
    this.line = new Line(id, tokenOf(id));
    $effect(() => this.#fetch());
    $effect(() => this.#translate());
    $effect(() => this.#learnCards());
    $effect(() => this.#follow());
    $effect(() => this.#show());
    $effect(() => this.#goOn());
    $effect(() => this.#tidy());
    $effect(() => this.#openPile());
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

  waiting = $derived.by((): string => {
    if (this.line.table?.status === 'waiting') return t('Waiting for the other player to take the seat.');
    return this.line.connection === 'lost' ? t('The line is lost. Trying again…') : '';
  });

  result = $derived.by((): string => {
    const { over, line, names } = this;
    if (!over) return '';
    const mine = line.seats.length === 1 ? line.seats[0] : undefined;
    const won = over.winner === 2 ? t('The game is a draw.') : mine === undefined ? t('{player} won.', { player: names[over.winner] ?? '' }) : over.winner === mine ? t('You won.') : t('You lost.');
    const how = { rules: '', concede: t('The other player conceded.'), timeout: t('Time ran out.'), abandoned: t('The game was abandoned.') }[over.reason];
    const lost = over.reason === 'concede' && mine !== undefined && over.winner !== mine ? t('You conceded.') : how;
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
    if (board && Object.keys(this.line.cards).length) board.library = { ...untrack(() => board.library), ...this.line.cards };
  }

  /** Each new state of the seat that is shown goes through the pace; a change of seats at one screen first closes the curtain. */
  #follow(): void {
    const seat = this.line.seat;
    const state = this.line.states[seat];
    if (!state) return;
    untrack(() => {
      if (this.line.seats.length === 2 && this.#lastSeat >= 0 && seat !== this.#lastSeat && !state.result) this.curtain = seat;
      this.#lastSeat = seat;
      this.pace.push(state);
    });
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
  #goOn(): void {
    const { next } = this.line;
    if (!next) return;
    keepToken(next.table, next.token);
    go('table', next.table);
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

  // -- what a person does

  tell = (e: unknown): void => {
    this.notice = e instanceof Refused ? e.message : e instanceof Error && e.message === 'lost' ? t('The line is lost; nothing was sent.') : String(e);
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

  answer = (option: number): Promise<void> => this.#doing(() => this.line.answer(this.shownSeat, option));
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
      board.hinted = (await this.line.hint(this.shownSeat)).map((h) => h.option);
    } catch (e) {
      this.tell(e);
    } finally {
      this.thinking = false;
    }
  };
}
