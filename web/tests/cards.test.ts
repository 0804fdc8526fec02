import { describe, expect, it } from 'vitest';
import { art } from '../src/art/art';
import { lines, mainValue } from '../src/cards/face';
import { search } from '../src/cards/search';
import { byColor, curve, size } from '../src/decks/counts';
import { entryOf, labelOf, moved, restingOf } from '../src/editor/scenario';
import type { CardData, Layout } from '../src/line/types';
import { plan, units } from '../src/table/measure';

const cards: CardData[] = [
  { number: 'A-1', name: 'Red Fox', color: 'red', energy: 2, bp: 3000, text: 'Draw a card.', affinities: ['Wood'] },
  { number: 'A-2', name: 'Blue <script>', color: 'blue', energy: 0, bp: 1000, affinities: ['Tide', 'Wood'] },
];

describe('search', () => {
  it('finds by word, phrase, field, number and negation', () => {
    const found = (q: string): string[] => search(cards, q).map((c) => c.number);
    expect(found('fox')).toEqual(['A-1']);
    expect(found('"draw a"')).toEqual(['A-1']);
    expect(found('color:blue')).toEqual(['A-2']);
    expect(found('energy>=1')).toEqual(['A-1']);
    expect(found('aff:wood bp<2000')).toEqual(['A-2']);
    expect(found('-red')).toEqual(['A-2']);
    expect(found('')).toHaveLength(2);
  });
});

describe('pictures', () => {
  it('are the same for the same card and never hold its words', () => {
    const one = art(cards[1] as CardData);
    expect(art({ ...(cards[1] as CardData) })).toBe(one);
    expect(one).not.toContain('script');
    expect(one).not.toContain('NaN');
    expect(art(cards[0] as CardData)).not.toBe(one);
  });
});

const layout: Layout = {
  phases: [],
  actions: [],
  rows: [['life', 'front', 'deck'], [['keep', 'gate', 'wall']], ['deck', 'grave'], ['limbo', 'hand']],
  shared: ['scene'],
  zones: { life: { kind: 'fan' }, front: { kind: 'line', size: 4 }, keep: { kind: 'line', size: 1 }, gate: { kind: 'line' }, wall: { kind: 'line' }, deck: { kind: 'pile' }, grave: { kind: 'pile' }, limbo: { kind: 'stage' }, hand: { kind: 'hand' }, scene: { kind: 'line', size: 1 } },
  counters: [],
  card: { shape: 'portrait', corner: ['energy'], value: 'BP', fields: [] },
};

describe('the layout', () => {
  it('is cut into rows, hand, piles beside and stages', () => {
    expect(plan(layout)).toEqual({ rows: [[['life'], ['front'], ['deck']], [['keep', 'gate', 'wall']]], hand: ['hand'], beside: ['deck', 'grave'], shared: ['scene'], stages: ['limbo'] });
    expect(units(layout).wide).toBeGreaterThan(units(layout).narrowWide);
  });
  it('shows live values with their change', () => {
    expect(mainValue(cards[0] as CardData, { values: { BP: 3500 } }, layout)).toEqual({ text: '3500', change: 500 });
    expect(mainValue(cards[0] as CardData, undefined, layout)).toEqual({ text: '3000', change: 0 });
    expect(mainValue({ number: 'x', name: 'x', bp: { SIN: 1, DBL: 2 } }, undefined, layout).text).toBe('1 / 2');
  });
  it('breaks long names in the middle', () => {
    expect(lines('Lanternkeeper Oda')).toEqual(['Lanternkeeper', 'Oda']);
    expect(lines('Oda')).toEqual(['Oda']);
  });
});

describe('a deck', () => {
  const library = Object.fromEntries(cards.map((c) => [c.number, c]));
  it('is counted', () => {
    const deck = { 'A-1': 3, 'A-2': 2, 'Z-9': 1 };
    expect(size(deck)).toBe(6);
    expect(curve(deck, library, 'energy').map((b) => [b.label, b.n])).toEqual([['0', 2], ['2', 3]]);
    expect(byColor(deck, library)).toEqual([{ color: 'red', n: 3 }, { color: 'blue', n: 2 }]);
  });
});

describe('the judge', () => {
  const scenario = { game: 'g', title: 't', expect: {}, board: { A: { front: ['A-1', { card: 'A-2', resting: true }], hand: [] } } };
  it('moves and turns cards', () => {
    const after = moved(scenario, 'A', 'front', 0, 'hand');
    expect(after.board.A).toEqual({ front: [{ card: 'A-2', resting: true }], hand: ['A-1'] });
    expect(restingOf({ card: 'A-2', resting: true })).toBe(true);
    expect(labelOf(entryOf('A-1', true))).toBe('A-1');
    expect(restingOf(entryOf('A-1', true))).toBe(true);
  });
});
