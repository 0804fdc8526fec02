import { describe, expect, it } from 'vitest';
import type { EventView, View } from '../src/line/types';
import { changes, deedsSince, fightOf } from '../src/table/happenings';

function view(cards: { id: number; seat: number; values: Record<string, number | string> }[], more: Partial<View> = {}): View {
  const zones = [0, 1].map((seat) => ({ id: 'line', seat, cards: cards.filter((c) => c.seat === seat) }));
  return { game: 'toy', seat: 0, turn: 1, active: 0, over: false, phase: '', zones, players: [{ life: 7 }, { life: 7 }], ...more };
}
const event = (number: number, kind: string, more: Partial<EventView> = {}): EventView => ({ number, kind, rule: '', text: { id: kind }, ...more });

describe('what happened', () => {
  it('finds numbers of cards and players that changed, but no costs', () => {
    const before = view([{ id: 1, seat: 0, values: { BP: 2000, cost: 3 } }], { players: [{ life: 7, 'own turn': 1 }, { life: 7 }] });
    const after = view([{ id: 1, seat: 0, values: { BP: 3000, cost: 2 } }], { players: [{ life: 6, 'own turn': 2 }, { life: 7 }] });
    expect(changes(before, after, ['life'])).toEqual([
      { card: 1, name: 'BP', by: 1000 },
      { seat: 0, name: 'life', by: -1 },
    ]);
  });

  it('sets the blocker of the log against the attacker, and the player where nobody blocks', () => {
    const cards = [
      { id: 1, seat: 0, values: { BP: 2000 } },
      { id: 2, seat: 1, values: { BP: 2500 } },
    ];
    const attacked = view(cards, { attack: { attacker: 1 } });
    const log = [event(0, 'block', { id: 9 }), event(1, 'attack', { id: 1 })];
    expect(fightOf(attacked, log)).toEqual({ kind: 'attack', left: { card: 1, total: 2000 }, right: { seat: 1 } });
    log.push(event(2, 'block', { id: 2, other: 1 }));
    expect(fightOf(attacked, log)?.right).toEqual({ card: 2, total: 2500 });
    expect(fightOf(view(cards), log)).toBeNull();
  });

  it('shows what was rolled in a clash until its round is over', () => {
    const cards = [
      { id: 4, seat: 0, values: { Power: '3-9' } },
      { id: 5, seat: 1, values: { Power: '5-7' } },
    ];
    const log = [event(0, 'clash', { id: 4, other: 5 }), event(1, 'roll', { id: 4, n: 8 })];
    expect(fightOf(view(cards), log)).toEqual({ kind: 'clash', left: { card: 4, total: 8 }, right: { card: 5, total: '5-7' } });
    expect(fightOf(view(cards), [...log, event(2, 'round over')])).toBeNull();
  });

  it('tells the deeds of the opponent and what they did to me, each once in a row', () => {
    const log = [event(0, 'play', { player: 1, id: 1 }), event(1, 'play', { player: 0, id: 2 }), event(2, 'use', { player: 1, id: 3 }), event(3, 'use', { player: 1, id: 3 }), event(4, 'damage', { player: 0, id: 9 }), event(5, 'damage', { player: 1, id: 8 }), event(6, 'phase')];
    expect(deedsSince(log, 0, 0).map((e) => e.number)).toEqual([0, 3, 4]);
    expect(deedsSince(log, 4, 0).map((e) => e.number)).toEqual([4]);
  });
});
