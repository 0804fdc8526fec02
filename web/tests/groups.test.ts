import { describe, expect, it } from 'vitest';
import { bundle, say } from '../src/lang/voice';
import type { EventView, Slot } from '../src/line/types';
import { groups, line } from '../src/table/groups';

const files = import.meta.glob<string>('../../src/quadriga/games/**/en.ftl', { query: '?raw', import: 'default', eager: true });
const book = bundle('en', files['../../src/quadriga/games/languages/en.ftl'] ?? '', files['../../src/quadriga/games/union_arena/languages/en.ftl'] ?? '');
const has = (id: string): boolean => book.hasMessage(id.split('.')[1] as string);
const me: Slot = { is: 'player', seat: 0, you: true };
const they: Slot = { is: 'player', seat: 1 };

let number = 0;
const event = (name: string, player: Slot, card: Slot, more: Partial<EventView> = {}): EventView => ({ number: number++, kind: name, rule: 'ua.setup.7', text: { is: 'message', id: `union-arena.log-${name}`, slots: { player, card, n: 0 } }, ...more });
const hidden = (): Slot => ({ is: 'card' });
const named = (name: string): Slot => ({ is: 'card', name });
const told = (...events: EventView[]): (string | undefined)[] => groups(events, has).map((group) => say({ 'union-arena': book, shared: book }, line(group)));

describe('lines of the log', () => {
  it('are one where they belong together', () => {
    expect(told(...Array.from({ length: 7 }, () => event('to-life', they, hidden())))).toEqual(['Player B places 7 cards in the life area.']);
    expect(told(event('draw', me, named('Oda (Lantern Form)')), event('draw', me, named('Wenn')), event('draw', me, named('Oda (Lantern Form)')))).toEqual(['You draw Oda (Lantern Form) ×2 and Wenn.']);
    expect(told(event('to-sideline', they, named('Wall')), event('to-sideline', they, named('Ram')))).toEqual(["Player B's Wall and Ram are sidelined."]);
  });
  it('stay apart where more than the card differs', () => {
    expect(told(event('draw', me, named('Wenn')), event('draw', they, hidden()))).toEqual(['You draw Wenn.', 'Player B draws a card.']);
    expect(told(event('draw', me, named('Wenn')), event('draw', me, named('Oda'), { cause: 4 })).length).toBe(2);
    expect(told(event('attack', me, named('Wenn')), event('attack', me, named('Wenn'))).length).toBe(2);
  });
});
