/** Fights that were decided, as the log tells them: a state may hold several, all of them over by the time it is shown. Pure. */
import type { EventView, View } from '../line/types';

export interface BoutSide {
  id?: number;
  /** Which card it is; none where it is the player. */
  card?: string;
  seat: number;
  total?: number;
  /** It was sidelined, destroyed or cancelled by this. */
  fell?: boolean;
  /** Damage that was taken. */
  hurt?: number;
}

export interface Bout {
  /** The line of the log that decided it. */
  number: number;
  kind: 'attack' | 'raid' | 'clash' | 'duel' | 'battle' | 'use';
  left: BoutSide;
  right: BoutSide;
  won?: 'left' | 'right';
  /** Others who were hurt by it: in a clash cards fight, and characters suffer. */
  hits?: BoutSide[];
}

interface Known {
  card?: string;
  seat: number;
  area?: number;
  /** Its total as it was shown last, and before that: effects that end with the turn are gone when a state shows the next one. */
  totals: number[];
}

/** Cards that were seen on the table: after a fight one of the fighters often is there no more. */
export class Seen {
  #cards = new Map<number, Known>();

  remember(view: View): void {
    for (const zone of view.zones)
      for (const card of zone.cards) {
        if (card.id === undefined || card.hidden || zone.seat === undefined) continue;
        const total = card.values?.['BP'] ?? card.values?.['Vitality'];
        const before = this.#cards.get(card.id)?.totals ?? [];
        const totals = typeof total === 'number' ? [total, ...before].slice(0, 2) : before;
        this.#cards.set(card.id, { seat: zone.seat, totals, ...(card.number === undefined ? {} : { card: card.number }), ...(card.area === undefined ? {} : { area: card.area }) });
      }
  }

  side(id: number, seat: number): BoutSide {
    const known = this.#cards.get(id);
    return { id, seat: known?.seat ?? seat, ...(known?.card === undefined ? {} : { card: known.card }), ...(known?.totals[0] === undefined ? {} : { total: known.totals[0] }) };
  }

  /** The two who stood in this area, with totals that agree with who won (2: nobody). */
  inArea(area: number, winner: number): [BoutSide, BoutSide] | null {
    const stood = [0, 1].map((seat) => [...this.#cards].findLast(([, known]) => known.area === area && known.seat === seat));
    const [a, b] = stood;
    if (!a || !b) return null;
    const agrees = (x: number, y: number): boolean => (winner === 2 ? x === y : winner === 0 ? x > y : y > x);
    const pairs = [0, 1].map((age) => [a[1].totals[age], b[1].totals[age]]);
    const found = pairs.find(([x, y]) => x !== undefined && y !== undefined && agrees(x, y));
    const side = ([id, known]: [number, Known], total: number | undefined): BoutSide => ({ id, seat: known.seat, ...(known.card === undefined ? {} : { card: known.card }), ...(total === undefined ? {} : { total }) });
    return [side(a, found?.[0]), side(b, found?.[1])];
  }
}

/** What ends a fight that nothing else has ended. */
const OVER = /^(turn|phase|round)/;
const FALLS = new Set(['destroyed', 'beaten', 'defeated', 'cancelled']);
const NOBODY = 2;

function begins(e: EventView): boolean {
  return e.kind === 'attack' || e.kind === 'siege' || e.kind === 'clash' || (e.kind === 'raid' && e.from === undefined);
}

/** The fights that were decided from this line of the log on, the oldest first. */
export function boutsSince(log: readonly EventView[], from: number, seen: Seen): Bout[] {
  // A fight that goes on was begun before: it is read from there.
  const start = Math.max(0, log.slice(0, from).findLastIndex(begins));
  const reader = new Reader(seen);
  for (const e of log.slice(start)) reader.read(e);
  reader.close();
  return reader.told.filter((bout) => bout.number >= from);
}

class Reader {
  readonly told: Bout[] = [];
  #now: Bout | null = null;
  #decided = false;

  constructor(readonly seen: Seen) {}

  read(e: EventView): void {
    const seat = e.player ?? 0;
    if (begins(e)) this.#begin(e, e.kind === 'attack' || e.kind === 'clash' ? e.kind : 'raid', e.other === undefined ? { seat: 1 - seat } : this.seen.side(e.other, 1 - seat));
    else if (e.kind === 'use' && !this.#side(e)) this.#begin(e, 'use', { seat: 1 - seat });
    else if (e.kind === 'battle' && e.other === undefined) this.#inArea(e);
    else if (e.kind === 'total') this.#total(e, this.#side(e) ?? this.#duelist(e));
    else if (OVER.test(e.kind)) this.close();
    else if (this.#now) this.#goOn(this.#now, e);
  }

  close(): void {
    if (this.#now && this.#decided) this.told.push(withWinner(this.#now));
    this.#now = null;
    this.#decided = false;
  }

  #begin(e: EventView, kind: Bout['kind'], right: BoutSide): Bout {
    this.close();
    this.#now = { number: e.number, kind, left: named(e, e.id === undefined ? undefined : this.seen.side(e.id, e.player ?? 0)), right };
    return this.#now;
  }

  #goOn(now: Bout, e: EventView): void {
    const side = this.#side(e);
    if (e.kind === 'block') now.right = named(e, e.id === undefined ? undefined : this.seen.side(e.id, e.player ?? 0));
    else if (e.kind === 'battle') {
      if (e.n !== undefined) now.left.total = e.n;
      this.#decide(e);
    } else if (e.kind === 'roll') {
      if (side && e.n !== undefined) Object.assign(side, named(e, side), { total: e.n });
    } else if (e.kind === 'damage') this.#damage(now, e);
    else if (e.kind === 'ruin') this.#decide(e);
    else if (e.kind === 'clash decided' || e.kind === 'duel won') {
      if (side) now.won = side === now.left ? 'left' : 'right';
      this.#decide(e);
    } else if (side && (FALLS.has(e.kind) || (e.kind === 'move' && this.#leaves(now, e)))) {
      side.fell = true;
      this.#decide(e);
    }
  }

  /** A card of the same name that is turned up from a life after the fight is not the one that fought. */
  #leaves(now: Bout, e: EventView): boolean {
    return this.#decided && e.from !== e.to && !now.left.hurt && !now.right.hurt;
  }

  #decide(e: EventView): void {
    this.#decided = true;
    if (this.#now) this.#now.number = e.number;
  }

  #side(e: EventView): BoutSide | undefined {
    const sides = this.#now ? [this.#now.left, this.#now.right] : [];
    return sides.find((s) => e.id !== undefined && s.id === e.id) ?? sides.find((s) => s.card !== undefined && s.card === e.card && s.seat === e.player);
  }

  #total(e: EventView, side: BoutSide): void {
    if (e.n !== undefined) side.total = e.n;
    this.#decide(e);
  }

  /** A duel is not announced: two totals of different players are one. */
  #duelist(e: EventView): BoutSide {
    const now = this.#now;
    if (now?.kind === 'duel' && now.right.id === undefined && now.left.seat !== e.player) return (now.right = named(e));
    return this.#begin(e, 'duel', { seat: 1 - (e.player ?? 0) }).left;
  }

  #inArea(e: EventView): void {
    this.close();
    const winner = e.player ?? NOBODY;
    const pair = e.n === undefined ? null : this.seen.inArea(e.n, winner);
    if (pair) this.told.push({ number: e.number, kind: 'battle', left: pair[0], right: pair[1], ...(winner === NOBODY ? {} : { won: winner === 0 ? 'left' : 'right' }) });
  }

  /** Damage goes to a player, to one who fights or was aimed at, or to somebody else. */
  #damage(now: Bout, e: EventView): void {
    const aimed = now.kind === 'use' && e.id !== undefined && e.cause === now.left.id && (now.right.id === undefined || now.right.id === e.id);
    if (aimed) now.right = named(e, now.right);
    // Where a card of the other player is named, it is what dealt the damage, and the player took it.
    const player = e.id === undefined || this.seen.side(e.id, e.player ?? 0).seat !== e.player;
    const sides = [now.right, now.left, ...(now.hits ?? [])];
    let side = player ? sides.find((s) => s.id === undefined && s.seat === e.player) : (this.#side(e) ?? now.hits?.find((s) => s.id === e.id));
    if (!side) now.hits = [...(now.hits ?? []), (side = player ? { seat: e.player ?? 0 } : named(e))];
    side.hurt = (side.hurt ?? 0) + (e.n ?? 0);
    this.#decide(e);
  }
}

/** A side with what this line tells of it. */
function named(e: EventView, known?: BoutSide): BoutSide {
  return { ...known, seat: e.player ?? known?.seat ?? 0, ...(e.id === undefined ? {} : { id: e.id }), ...(e.card === undefined ? {} : { card: e.card }) };
}

function withWinner(bout: Bout): Bout {
  const { left, right } = bout;
  const won = (isLeft: boolean): Bout => ({ ...bout, won: isLeft ? 'left' : 'right' });
  if (bout.won) return bout;
  if (!right.fell !== !left.fell) return won(!!right.fell);
  if (left.hurt || right.hurt) return won(!!right.hurt);
  if (left.total !== undefined && right.total !== undefined && left.total !== right.total) return won(left.total > right.total);
  return bout;
}
