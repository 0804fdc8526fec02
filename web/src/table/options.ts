/** Which option a click, a drop or a key means. Pure, so that it can be tested without a table. */
import type { Option } from '../line/types';

export type Meaning = { answer: number } | { select: number | null };

/** Options that begin with this card; failing that, options that touch it. */
export function optionsOf(options: readonly Option[], card: number): number[] {
  const first: number[] = [];
  const touched: number[] = [];
  options.forEach((o, i) => {
    if (o.cards[0] === card) first.push(i);
    else if (o.cards.includes(card)) touched.push(i);
  });
  return first.length ? first : touched;
}

function from(options: readonly Option[], card: number, holds: (o: Option) => boolean): number[] {
  return optionsOf(options, card).filter((i) => holds(options[i] as Option));
}

/** What else may be clicked once a card is selected: cards and places that tell its options apart. */
export function targets(options: readonly Option[], selected: number): { cards: Set<number>; places: Set<string> } {
  const cards = new Set<number>();
  const places = new Set<string>();
  for (const i of optionsOf(options, selected)) {
    const o = options[i] as Option;
    for (const c of o.cards) if (c !== selected) cards.add(c);
    if (o.place !== undefined) places.add(o.place);
  }
  return { cards, places };
}

export function clickCard(options: readonly Option[], selected: number | null, card: number): Meaning {
  if (selected !== null && selected !== card) {
    const both = from(options, selected, (o) => o.cards.includes(card));
    if (both.length === 1) return { answer: both[0] as number };
  }
  const mine = optionsOf(options, card);
  if (mine.length === 0) return { select: null };
  if (mine.length === 1) return { answer: mine[0] as number };
  return { select: selected === card ? null : card };
}

export function clickPlace(options: readonly Option[], selected: number | null, place: string): Meaning {
  const fitting =
    selected === null
      ? options.flatMap((o, i) => (o.cards.length === 0 && o.place === place ? [i] : []))
      : from(options, selected, (o) => o.place === place);
  return fitting.length === 1 ? { answer: fitting[0] as number } : { select: selected };
}

export interface Drop {
  card?: number;
  place?: string;
  /** Dropped on the other player's side. */
  across?: boolean;
}

export function drop(options: readonly Option[], dragged: number, on: Drop): Meaning {
  const mine = optionsOf(options, dragged);
  if (mine.length === 0) return { select: null };
  if (on.card !== undefined && on.card !== dragged) {
    const both = from(options, dragged, (o) => o.cards.includes(on.card as number));
    if (both.length === 1) return { answer: both[0] as number };
  }
  if (on.place !== undefined) {
    const there = from(options, dragged, (o) => o.place === on.place);
    if (there.length === 1) return { answer: there[0] as number };
  }
  if (on.across) {
    const plain = from(options, dragged, (o) => o.cards.length === 1 && o.place === undefined);
    if (plain.length === 1) return { answer: plain[0] as number };
  }
  if (mine.length === 1 && (on.place !== undefined || on.across)) return { answer: mine[0] as number };
  return { select: dragged };
}

/** The option that ends or passes, which has a big button of its own. */
export function passing(options: readonly Option[]): number {
  const done = options.findIndex((o) => o.verb === 'done' || o.verb === 'pass');
  return done >= 0 ? done : options.length === 1 ? 0 : -1;
}
