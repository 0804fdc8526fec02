import { describe, expect, it } from 'vitest';
import type { EventView, View } from '../src/line/types';
import { boutsSince, Seen } from '../src/table/bouts';

let number = 0;
const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ number: number++, kind, rule: '', text: { id: kind }, ...more });
const log = (...all: [string, Partial<EventView>?][]): EventView[] => {
  number = 0;
  return all.map(([kind, more]) => event(kind, more));
};
function seen(...cards: { id: number; seat: number; number: string; BP: number; area?: number }[]): Seen {
  const made = new Seen();
  look(made, ...cards);
  return made;
}
function look(made: Seen, ...cards: { id: number; seat: number; number: string; BP: number; area?: number }[]): void {
  const zones = [0, 1].map((seat) => ({ id: 'line', seat, cards: cards.filter((c) => c.seat === seat).map(({ id, number, BP, area }) => ({ id, number, values: { BP }, ...(area ? { area } : {}) })) }));
  made.remember({ zones } as unknown as View);
}

describe('fights that were decided', () => {
  const known = seen({ id: 1, seat: 1, number: 'RAM', BP: 4000 }, { id: 2, seat: 0, number: 'WALL', BP: 2000 });

  it('are told though the blocker has left the table, and began before', () => {
    const all = log(['attack', { player: 1, id: 1, card: 'RAM' }], ['rest', { player: 1, id: 1 }], ['block', { player: 0, id: 2, card: 'WALL', other: 1 }], ['battle', { player: 1, id: 1, card: 'RAM', other: 2, n: 4500 }], ['move', { player: 0, id: 9, card: 'WALL', from: 2, to: 5 }], ['phase end', {}]);
    expect(boutsSince(all, 2, known)).toEqual([{ number: 4, kind: 'attack', won: 'left', left: { id: 1, card: 'RAM', seat: 1, total: 4500 }, right: { id: 2, card: 'WALL', seat: 0, total: 2000, fell: true } }]);
    expect(boutsSince(all, 5, known)).toEqual([]);
  });

  it('of an attack that is not blocked say what it cost', () => {
    const all = log(['attack', { player: 1, id: 1, card: 'RAM' }], ['not blocked', { player: 1, id: 1 }], ['damage', { player: 0, n: 2 }], ['move', { player: 0, id: 7, card: 'WALL', from: 3, to: 5 }]);
    expect(boutsSince(all, 0, known)).toMatchObject([{ kind: 'attack', won: 'left', right: { seat: 0, hurt: 2 } }]);
    expect(boutsSince(all, 0, known)[0]?.right.fell).toBeUndefined();
  });

  it('hurt the player, not the card that deals the damage and is named with it', () => {
    const all = log(['attack', { player: 1, id: 1, card: 'RAM' }], ['damage', { player: 0, id: 1, card: 'RAM', n: 1 }]);
    expect(boutsSince(all, 0, known)).toMatchObject([{ won: 'left', right: { seat: 0, hurt: 1 } }]);
    expect(boutsSince(all, 0, known)[0]?.left.hurt).toBeUndefined();
  });

  it('that go through a blocker hurt the player behind it', () => {
    const all = log(['attack', { player: 1, id: 1, card: 'RAM' }], ['block', { player: 0, id: 2, card: 'WALL' }], ['battle', { player: 1, id: 1, card: 'RAM', other: 2, n: 4000 }], ['damage', { player: 0, id: 1, card: 'RAM', n: 1 }]);
    expect(boutsSince(all, 0, known)).toMatchObject([{ hits: [{ seat: 0, hurt: 1 }] }]);
    expect(boutsSince(all, 0, known)[0]?.right.hurt).toBeUndefined();
  });

  it('where the defender holds are won by the defender', () => {
    const all = log(['attack', { player: 0, id: 2, card: 'WALL', other: 1 }], ['battle', { player: 0, id: 2, card: 'WALL', other: 1, n: 2000 }], ['turn', { player: 1 }]);
    expect(boutsSince(all, 0, known)).toMatchObject([{ won: 'right', left: { total: 2000 }, right: { id: 1, total: 4000 } }]);
  });

  it('are two where one of them follows the other in one state', () => {
    const all = log(['raid', { player: 0, id: 5, card: 'A', other: 6 }], ['total', { player: 0, id: 5, card: 'A', n: 4 }], ['total', { player: 1, id: 6, card: 'B', n: 7 }], ['destroyed', { player: 0, id: 8, card: 'A' }], ['siege', { player: 1, id: 9, card: 'C' }], ['ruin', { player: 0, n: 1 }], ['phase I', {}]);
    expect(boutsSince(all, 0, known).map((b) => [b.kind, b.won, b.left.card, b.left.fell])).toEqual([
      ['raid', 'right', 'A', true],
      ['raid', undefined, 'C', undefined],
    ]);
  });

  it('are no raid where a character is played on top of another', () => {
    expect(boutsSince(log(['raid', { player: 1, id: 3, card: 'TOP', other: 1, from: 10, to: 12 }], ['damage', { player: 0, n: 1 }]), 0, known)).toEqual([]);
  });

  it('of a duel grow round by round', () => {
    const totals = (a: number, b: number): [string, Partial<EventView>][] => [
      ['total', { player: 0, id: 5, card: 'A', n: a }],
      ['total', { player: 1, id: 6, card: 'B', n: b }],
    ];
    const all = log(...totals(4, 12), ['primary', { player: 1 }], ...totals(5, 15), ['beaten', { player: 0, id: 8, card: 'A' }], ['duel won', { player: 1, id: 6, card: 'B' }], ['phase III', {}]);
    expect(boutsSince(all, 0, known)).toMatchObject([{ kind: 'duel', won: 'right', left: { total: 5, fell: true }, right: { total: 15 } }]);
  });

  it('of a clash say what was rolled, and of a card what it did to whom it was aimed at', () => {
    const all = log(['clash', { player: 1, id: 5, card: 'X', other: 6 }], ['roll', { player: 1, id: 5, card: 'X', n: 17 }], ['roll', { player: 0, id: 6, card: 'Y', n: 11 }], ['clash decided', { player: 1, id: 5, card: 'X', n: 6 }], ['cancelled', { player: 0, id: 6, card: 'Y' }], ['use', { player: 1, id: 5, card: 'X' }], ['damage', { player: 0, id: 2, card: 'HERO', n: 18, cause: 5 }], ['use', { player: 1, id: 7, card: 'Z' }], ['damage', { player: 0, id: 2, card: 'HERO', n: 3, cause: 7 }], ['damage', { player: 0, id: 2, card: 'HERO', n: 4, cause: 7 }], ['round over', {}]);
    expect(boutsSince(all, 0, known)).toMatchObject([
      { kind: 'clash', won: 'left', left: { total: 17 }, right: { card: 'Y', total: 11, fell: true }, hits: [{ card: 'HERO', hurt: 18 }] },
      { kind: 'use', won: 'left', left: { card: 'Z' }, right: { card: 'HERO', hurt: 7 } },
    ]);
  });

  it('in areas have the totals that agree with who won, also when effects of the turn are over', () => {
    const table = seen({ id: 1, seat: 0, number: 'A', BP: 9000, area: 1 }, { id: 2, seat: 1, number: 'B', BP: 8000, area: 1 });
    const all = log(['battle', { player: 0, n: 1 }]);
    look(table, { id: 1, seat: 0, number: 'A', BP: 7000, area: 1 }, { id: 2, seat: 1, number: 'B', BP: 8000, area: 1 });
    expect(boutsSince(all, 0, table)).toMatchObject([{ kind: 'battle', won: 'left', left: { card: 'A', total: 9000 }, right: { card: 'B', total: 8000 } }]);
  });
});
