/** What happened, told apart from the drawing: which numbers changed, who fights whom, what the opponent did. Pure. */
import type { CardView, EventView, View } from '../line/types';

export interface Change {
  /** The card, or none where it is a player's number. */
  card?: number;
  seat?: number;
  name: string;
  by: number;
}

function cardsOf(view: View): Map<number, CardView> {
  const found = new Map<number, CardView>();
  for (const zone of view.zones) for (const card of zone.cards) if (card.id !== undefined) found.set(card.id, card);
  return found;
}

/** Numbers that are a cost, not something that is hit or healed. */
const QUIET = new Set(['cost', 'meter', 'max HP']);

function number(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return Array.isArray(value) && typeof value[0] === 'number' ? value[0] : undefined;
}

/** The numbers of cards and players that differ between two views of one seat; of players those that are shown with their name. */
export function changes(before: View, after: View, counters: readonly string[]): Change[] {
  const found: Change[] = [];
  const old = cardsOf(before);
  for (const [id, card] of cardsOf(after)) {
    const was = old.get(id)?.values;
    for (const [name, value] of Object.entries(card.values ?? {})) {
      const then = was?.[name];
      if (typeof value === 'number' && typeof then === 'number' && value !== then && !QUIET.has(name)) found.push({ card: id, name, by: value - then });
    }
  }
  after.players.forEach((player, seat) => {
    for (const [name, value] of Object.entries(player)) {
      const now = number(value);
      const then = number(before.players[seat]?.[name]);
      if (now !== undefined && then !== undefined && now !== then && counters.includes(name)) found.push({ seat, name, by: now - then });
    }
  });
  return found;
}

export interface Fighter {
  card?: number;
  /** The player who is attacked, where it is no card. */
  seat?: number;
  total?: number | string;
  /** What was rolled, where dice decide. */
  note?: string;
}

export interface Fight {
  kind: 'attack' | 'clash' | 'duel' | 'raid';
  left: Fighter;
  right: Fighter;
}

function valueOf(view: View, id: number | undefined): number | string | undefined {
  if (id === undefined) return undefined;
  const card = cardsOf(view).get(id);
  const values = card?.values ?? {};
  return values['BP'] ?? values['Vitality'] ?? values['Power'] ?? undefined;
}

interface Duel {
  current?: boolean;
  duelists: number[];
  totals: (number | null)[];
}

/** Who fights whom at this moment, with what. The log tells what the view does not: who blocks, what was rolled. */
export function fightOf(view: View, log: readonly EventView[]): Fight | null {
  const attack = view.attack;
  if (attack?.attacker !== undefined) {
    const began = log.findLastIndex((e) => (e.kind === 'attack' || e.kind === 'raid' || e.kind === 'siege') && e.id !== undefined);
    const since = began < 0 ? [] : log.slice(began);
    const blocker = attack.blocker ?? since.findLast((e) => e.kind === 'block')?.id;
    const seat = seatOf(view, attack.attacker);
    const against = blocker ?? attack.target;
    const total = (id: number | undefined): number | string | undefined => since.findLast((e) => e.kind === 'total' && e.id === id)?.n ?? valueOf(view, id);
    return {
      kind: since[0]?.kind === 'raid' ? 'raid' : 'attack',
      left: fighter({ card: attack.attacker, total: total(attack.attacker) }),
      right: against === undefined ? { seat: 1 - (seat ?? 0) } : fighter({ card: against, total: total(against) }),
    };
  }
  const duel = (view['duels'] as Duel[] | undefined)?.find((d) => d.current);
  if (duel) {
    const side = (i: number): Fighter => fighter({ card: duel.duelists[i], total: duel.totals[i] ?? '?' });
    return { kind: 'duel', left: side(0), right: side(1) };
  }
  return clashOf(view, log);
}

/** A fighter without what is not known of it. */
function fighter(of: { card: number | undefined; total: number | string | undefined }): Fighter {
  return { ...(of.card === undefined ? {} : { card: of.card }), ...(of.total === undefined ? {} : { total: of.total }) };
}

/** A clash is shown from its beginning until its zone has gone on. */
function clashOf(view: View, log: readonly EventView[]): Fight | null {
  const began = log.findLastIndex((e) => e.kind === 'clash' && e.id !== undefined && e.other !== undefined);
  if (began < 0 || log.length - began > RECENT) return null;
  const since = log.slice(began);
  if (since.some((e) => OVER.has(e.kind))) return null;
  const [first, second] = [log[began]?.id as number, log[began]?.other as number];
  const known = cardsOf(view);
  if (!known.has(first) && !known.has(second)) return null;
  const side = (id: number): Fighter => {
    const rolled = since.findLast((e) => e.kind === 'roll' && e.id === id)?.n;
    return fighter({ card: id, total: rolled ?? valueOf(view, id) });
  };
  return { kind: 'clash', left: side(first), right: side(second) };
}

/** Lines of the log after which a clash is no news any more, and what ends it. */
const RECENT = 25;
const OVER = new Set(['round over', 'turn', 'paused', 'resolve', 'phase']);

function seatOf(view: View, id: number): number | undefined {
  return view.zones.find((z) => z.cards.some((c) => c.id === id))?.seat;
}

/** What somebody does, rather than what follows from it. */
const DEEDS = new Set([
  'play', 'attack', 'block', 'not blocked', 'trigger', 'ability', 'use', 'move line', 'set', 'level up', 'scene', 'effect', 'swap',
  'raid', 'siege', 'lay', 'terrain', 'enter', 'fighter', 'shield', 'item', 'build', 'capture', 'ruin', 'channel', 'command', 'up-card',
  'damage', 'destroyed', 'defeated', 'victorious', 'duel won', 'beaten', 'open', 'battle', 'clash decided', 'cancelled', 'reveal', 'guardian killed',
]); // prettier-ignore

/** What the opponent did, and what came of it, from this line of the log on; each line of a card once in a row. */
export function deedsSince(log: readonly EventView[], from: number, me: number): EventView[] {
  const found: EventView[] = [];
  for (const e of log.slice(from)) {
    if (!DEEDS.has(e.kind) || (e.player === me) !== HURTS.has(e.kind)) continue;
    const last = found[found.length - 1];
    if (last && last.kind === e.kind && last.id !== undefined && last.id === e.id) found[found.length - 1] = e;
    else found.push(e);
  }
  return found;
}

/** What happens to me by what the opponent does. */
const HURTS = new Set(['damage', 'destroyed', 'defeated', 'beaten', 'capture', 'ruin', 'guardian killed', 'cancelled']);
