import { describe, expect, it, vi } from 'vitest';
import type { Option } from '../src/line/types';
import type { Board } from '../src/table/board.svelte';

vi.mock('../src/lang/say.svelte', () => ({
  said: (_: string, label: { slots: { card: { name: string } } }) => `Attack with ${label.slots.card.name}`,
  t: (id: string, slots: { n?: number } = {}) => `${id} ${slots.n ?? ''}`,
  word: (_: string, __: string, id: string) => id,
}));
const { apart } = await import('../src/table/alike');

const option = (id: number, number: string, ...at: number[]): Option =>
  ({ label: { id: 'union-arena.do-attack-player', slots: { card: { is: 'card', name: 'Lamp', number } } }, cards: [id, ...at] }) as unknown as Option;

function board(cards: { number: string; bp: number }[]): Board {
  const zone = { id: 'front line', seat: 0, cards: cards.map((card, id) => ({ id, number: card.number })) };
  return {
    info: { name: 'union-arena', layout: { card: { fields: ['bp'] } } },
    find: (id: number) => ({ zone, card: zone.cards[id] }),
    data: (card: { id: number }) => cards[card.id],
  } as unknown as Board;
}

describe('options that read alike', () => {
  it('are told apart though their cards have different numbers', () => {
    const told = apart(board([{ number: 'A-1', bp: 2000 }, { number: 'A-2', bp: 3000 }]), [option(0, 'A-1'), option(1, 'A-2')]);
    expect(told).toEqual(['bp 2000', 'bp 3000']);
  });
  it('are counted from the left where they are copies of one card', () => {
    const told = apart(board([{ number: 'A-1', bp: 2000 }, { number: 'A-1', bp: 2000 }]), [option(0, 'A-1'), option(1, 'A-1')]);
    expect(told).toEqual(['card-of-zone 1', 'card-of-zone 2']);
  });
  it('say what each is aimed at where one card may be aimed at several of one name', () => {
    const cards = [{ number: 'A-1', bp: 2000 }, { number: 'A-2', bp: 3000 }, { number: 'A-2', bp: 3000 }];
    expect(apart(board(cards), [option(0, 'A-1', 1), option(0, 'A-1', 2)])).toEqual(['card-of-zone 2', 'card-of-zone 3']);
    const both = [option(1, 'A-2', 0), option(1, 'A-2', 2), option(2, 'A-2', 0), option(2, 'A-2', 1)];
    expect(new Set(apart(board(cards), both)).size).toBe(4);
  });
  it('say nothing more where there is only one of that name', () => {
    expect(apart(board([{ number: 'A-1', bp: 2000 }]), [option(0, 'A-1')])).toEqual(['']);
  });
});
