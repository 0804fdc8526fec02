/** Lines of the log that belong together are one line; src/quadriga/games/grouping.py says when, and does the same for terminals. */
import type { EventView, Message, Slot } from '../line/types';

const MANY = '-many';
const CARD = 'card';
const ALIKE = ['kind', 'rule', 'cause', 'player'] as const;

function isCard(slot: Slot | undefined): slot is Extract<Slot, { is: 'card' }> {
  return typeof slot === 'object' && slot.is === 'card';
}

const rest = (text: Message): string => JSON.stringify({ ...text.slots, [CARD]: undefined });

function together(one: EventView, other: EventView): boolean {
  if (one.text.id !== other.text.id || ALIKE.some((key) => one[key] !== other[key])) return false;
  const [first, second] = [one.text.slots?.[CARD], other.text.slots?.[CARD]];
  return isCard(first) && isCard(second) && !first.name === !second.name && rest(one.text) === rest(other.text);
}

/** The events of a log, those that are one line together; `has` knows which lines there are. */
export function groups(events: readonly EventView[], has: (id: string) => boolean): EventView[][] {
  const found: EventView[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0] && together(last[0], event) && has(event.text.id + MANY)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Their names, each once; a number where they may not be known. */
function cards(slots: Extract<Slot, { is: 'card' }>[]): Slot {
  const names = new Map<string, { card: Slot; n: number }>();
  for (const card of slots) {
    const key = JSON.stringify([card.name, card.number]);
    names.set(key, { card, n: (names.get(key)?.n ?? 0) + 1 });
  }
  if (!slots[0]?.name) return { is: 'message', id: 'shared.cards', slots: { n: slots.length } };
  return { is: 'list', items: [...names.values()].map(({ card, n }) => (n === 1 ? card : { is: 'message', id: 'shared.card-times', slots: { card, n } })) };
}

/** What a group says. */
export function line(group: readonly EventView[]): Message {
  const first = group[0]?.text as Message;
  if (group.length === 1) return first;
  return { ...first, id: first.id + MANY, slots: { ...first.slots, cards: cards(group.map((e) => e.text.slots?.[CARD]).filter(isCard)) } };
}
