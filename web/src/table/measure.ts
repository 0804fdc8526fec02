/** How the table is cut up, and how wide it is in heights of a card. */
import type { Layout } from '../line/types';

/** A place in a row: one zone, or a cluster whose first zone is large and whose others are small beside it. */
export type Cell = string[];

export interface Plan {
  /** Rows of one side, nearest to the opponent first, without the hand. */
  rows: Cell[][];
  hand: string[];
  /** Piles and the like: beside the rows where there is room, else a row of small cards. */
  beside: string[];
  shared: string[];
  stages: string[];
}

const ROW = 1.03;
/** Width of a loose row in the middle of a narrow table. */
const NARROW_ROW = 1.2;
/** How much smaller cards are in a cluster's minor zones, and beside the rows. */
export const MINOR = 0.47;
export const BESIDE = 0.48;

function kind(layout: Layout, zone: string): string {
  return layout.zones[zone]?.kind ?? 'row';
}

function stands(layout: Layout, zone: string): boolean {
  const k = kind(layout, zone);
  return k === 'pile' || k === 'fan' || (k === 'line' && (layout.zones[zone]?.size ?? 1) <= 1);
}

export function plan(layout: Layout): Plan {
  const made: Plan = { rows: [], hand: [], beside: [], shared: [], stages: [] };
  made.stages = Object.keys(layout.zones).filter((z) => kind(layout, z) === 'stage');
  made.shared = layout.shared.flat().filter((z) => kind(layout, z) !== 'stage');
  layout.rows.forEach((row, i) => {
    const cells = row.map((c) => (typeof c === 'string' ? [c] : c).filter((z) => kind(layout, z) !== 'stage')).filter((c) => c.length);
    const zones = cells.flat();
    if (zones.some((z) => kind(layout, z) === 'hand')) made.hand = zones;
    else if (i > 0 && cells.every((c) => c.length === 1) && zones.every((z) => stands(layout, z))) made.beside.push(...zones);
    else if (cells.length) made.rows.push(cells);
  });
  return made;
}

/** Areas for which there is always room. */
const LANES = 5;

/** How many cards a line usually holds; a zone of another kind keeps to its room however many there are. */
export function usual(layout: Layout, zone: string): number {
  const z = layout.zones[zone];
  return z?.kind === 'line' ? Math.max(1, z.size ?? 1) : z?.kind === 'lanes' ? LANES : Infinity;
}

function zoneWidth(layout: Layout, zone: string): number {
  const z = layout.zones[zone];
  switch (z?.kind) {
    case 'line':
      return Math.max(z.size ?? 1, 1) * 1.03;
    case 'lanes':
      return LANES * 1.04;
    case 'row':
      return 2.2;
    case 'fan':
      return 1.05;
    case 'pile':
      return 0.84;
    default:
      return 0;
  }
}

function cellWidth(layout: Layout, cell: Cell): number {
  const [first, ...others] = cell;
  if (first === undefined) return 0;
  return zoneWidth(layout, first) + (others.length ? Math.ceil(others.length / 2) * MINOR * 1.12 : 0);
}

/** How many piles stand on top of each other beside the rows. */
export function besideHigh(p: Plan): number {
  return Math.max(1, Math.round((p.rows.length * ROW) / (BESIDE * 1.1)));
}

function besideWidth(layout: Layout, p: Plan): number {
  const high = besideHigh(p);
  let wide = 0;
  for (let i = 0; i < p.beside.length; i += high) wide += Math.max(...p.beside.slice(i, i + high).map((z) => zoneWidth(layout, z)));
  return wide * BESIDE * 1.05;
}

/** Rows of clusters share their columns: left stands over left. */
function cellUnits(layout: Layout, p: Plan): number {
  if (!p.rows.length || p.rows.some((r) => r.every((c) => c.length === 1))) return 0;
  return Math.max(...p.rows.flat().map((c) => cellWidth(layout, c)));
}

export interface Units {
  wide: number;
  /** The same where the piles have a row of their own. */
  narrowWide: number;
  /** Width of a column where the rows have columns in common, else 0. */
  cell: number;
}

/** Width of a lane with both duelists and what lies between them; on a phone of two cards. */
const LANE = 2.3;
const NARROW_LANE = 1.52;

/** `longer`: by how many cards a line is longer than it usually is. */
export function units(layout: Layout, longer = 0): Units {
  if (layout.lanes) return { wide: layout.lanes.length * LANE, narrowWide: layout.lanes.length * NARROW_LANE, cell: 0 };
  const p = plan(layout);
  let wide = 0;
  for (const row of p.rows) wide = Math.max(wide, row.reduce((sum, c) => sum + cellWidth(layout, c), 0));
  wide += longer * ROW;
  const middle = p.shared.reduce((sum, z) => sum + zoneWidth(layout, z), 0);
  const narrowMiddle = p.shared.reduce((sum, z) => sum + Math.min(zoneWidth(layout, z), NARROW_ROW), 0);
  return { wide: Math.max(middle, wide + 2 * besideWidth(layout, p)), narrowWide: Math.max(narrowMiddle, wide), cell: cellUnits(layout, p) };
}
