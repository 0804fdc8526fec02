/** What the table shows and what a person is doing with it. One board per table, replay or position. */
import type { Message } from '../line/messages';
import type { CardData, CardView, GameInfo, Option, View, ZoneView } from '../line/types';
import { clickCard, clickPlace, drop, optionsOf, targets, type Drop, type Meaning } from './options';

/** Milliseconds that a card stays in its place beside the table after the mouse has left it. */
const LINGER = 700;

export interface Zoomed {
  card: CardView;
  near: DOMRect | null;
}

export class Board {
  view = $state.raw<View | null>(null);
  library = $state.raw<Record<string, CardData>>({});
  /** From whose side the table is seen. */
  side = $state(0);
  selected = $state<number | null>(null);
  zoomed = $state.raw<Zoomed | null>(null);
  asking = $state.raw<{ card: CardView; zone: string } | null>(null);
  dragging = $state<{ id: number; x: number; y: number } | null>(null);
  hinted = $state.raw<number[]>([]);
  /** The card that something is done with by hand: its id, or where one lies that has none. */
  handled = $state('');
  pile = $state.raw<{ zone: string; seat: number | undefined } | null>(null);
  /** The option of the list under the mouse or the focus: its cards are marked, so that two alike can be told apart. */
  considered = $state<number | null>(null);
  /** A zone that a lesson points at. */
  pointed = $state('');
  /** There is a place beside the table where a card is shown large; it stays there for a moment, so that the mouse can go to it. */
  docked = $state(false);
  /** The mouse is on that place. */
  #held = false;
  #letting = 0;
  /** Answers can be given: it is our turn to decide, on a live line. */
  live = $state(false);

  constructor(
    readonly info: GameInfo,
    readonly onAnswer: (option: number) => void = () => {},
  ) {}

  options = $derived<Option[]>(this.live ? (this.view?.decision?.options ?? []) : []);
  #targets = $derived(this.selected === null ? null : targets(this.options, this.selected));
  #acting = $derived(new Set(this.options.flatMap((o) => o.cards)));
  #hintedCards = $derived(new Set(this.hinted.flatMap((i) => this.options[i]?.cards.slice(0, 1) ?? [])));
  /** Options of the card that is selected. */
  menu = $derived(this.selected === null ? [] : optionsOf(this.options, this.selected));

  data(card: CardView): CardData | null {
    if (card.number === undefined) return null;
    const known = this.library[card.number];
    if (known && (card.name === undefined || card.name === known.name)) return known.text === undefined && card.text ? { ...known, text: card.text } : known;
    if (known) return { ...known, name: card.name ?? known.name, text: card.text ?? known.text ?? '' };
    return { number: card.number, name: card.name ?? card.number, text: card.text ?? '' };
  }

  name(card: CardView | undefined): string {
    return card ? (this.data(card)?.name ?? '') : '';
  }

  look(card: CardView, near: DOMRect | null): void {
    clearTimeout(this.#letting);
    this.zoomed = { card, near };
  }

  /** The mouse has left the card. */
  letGo(): void {
    clearTimeout(this.#letting);
    if (!this.docked) this.zoomed = null;
    else if (!this.#held) this.#letting = window.setTimeout(() => !this.#held && (this.zoomed = null), LINGER);
  }

  hold(on: boolean): void {
    this.#held = on;
    if (on) clearTimeout(this.#letting);
    else this.letGo();
  }

  find(id: number): { card: CardView; zone: ZoneView } | null {
    for (const zone of this.view?.zones ?? []) for (const card of zone.cards) if (card.id === id) return { card, zone };
    return null;
  }

  zone(id: string, seat: number | undefined): ZoneView {
    const found = this.view?.zones.find((z) => z.id === id && (seat === undefined || z.seat === seat || z.seat === undefined));
    return found ?? { id, cards: [], ...(seat === undefined ? {} : { seat }) };
  }

  /** Glow: can be used, is what a selected card can be used on, or neither. */
  glow(id: number | undefined): '' | 'can' | 'target' | 'selected' {
    if (id === undefined || !this.live) return '';
    if (this.selected !== null) {
      if (id === this.selected) return 'selected';
      return this.#targets?.cards.has(id) ? 'target' : '';
    }
    return this.#acting.has(id) ? 'can' : '';
  }

  meant(id: number | undefined): boolean {
    return id !== undefined && this.considered !== null && !!this.options[this.considered]?.cards.includes(id);
  }

  hint(id: number | undefined): boolean {
    return id !== undefined && this.#hintedCards.has(id);
  }

  placeGlows(zone: string, seat: number | undefined): boolean {
    if (!this.live) return false;
    const offered = this.selected === null ? this.options.filter((o) => o.cards.length === 0) : this.menu.map((i) => this.options[i] as Option);
    return offered.some((o) => o.place === zone && (seat === undefined || seat === (o.seat ?? this.side)));
  }

  labels(id: number | undefined): Message[] {
    if (id === undefined) return [];
    return optionsOf(this.options, id).flatMap((i) => this.options[i]?.label ?? []);
  }

  #do(meaning: Meaning): void {
    if ('answer' in meaning) this.answer(meaning.answer);
    else this.selected = meaning.select;
    // What a card of an open pile can be used on lies outside of it.
    if (this.selected !== null) this.pile = null;
  }

  answer(option: number): void {
    if (!this.live || !this.options[option]) return;
    this.selected = null;
    this.zoomed = null;
    this.considered = null;
    this.hinted = [];
    this.onAnswer(option);
  }

  clickCard(card: CardView, zone: ZoneView): void {
    if (card.id !== undefined && this.#acting.has(card.id)) {
      this.#do(clickCard(this.options, this.selected, card.id));
      return;
    }
    if (this.selected !== null && this.placeGlows(zone.id, zone.seat)) {
      this.clickZone(zone.id, zone.seat);
      return;
    }
    this.selected = null;
    if (!card.hidden && card.number !== undefined) this.asking = { card, zone: zone.id };
  }

  clickZone(zone: string, seat: number | undefined): void {
    if (this.placeGlows(zone, seat)) this.#do(clickPlace(this.options, this.selected, zone));
    else this.selected = null;
  }

  drop(dragged: number, on: Drop): void {
    this.#do(drop(this.options, dragged, on));
  }
}
