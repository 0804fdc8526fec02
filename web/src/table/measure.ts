/** How large cards may be: the table in units of one card's height. */
import type { Layout } from '../line/types';

export const CARD_RATIO = 250 / 350;
const HAND_OF_OTHERS = 0.36;
const HAND = 1.04;
const PILES = 0.7;

export function zoneWidth(layout: Layout, zone: string): number {
  const z = layout.zones[zone];
  switch (z?.kind) {
    case 'line':
      return (z.size ?? 4) * 1.03;
    case 'row':
      return 2.6;
    case 'fan':
      return 1.05;
    case 'pile':
      return 0.84;
    default:
      return 0;
  }
}

export function onlyPiles(layout: Layout, row: string[]): boolean {
  return row.every((z) => ['pile', 'fan', 'stage'].includes(layout.zones[z]?.kind ?? ''));
}

export function isHand(layout: Layout, row: string[]): boolean {
  return row.some((z) => layout.zones[z]?.kind === 'hand');
}

export function sharedZones(layout: Layout): string[] {
  return layout.shared.flat().filter((z) => layout.zones[z]?.kind !== 'stage');
}

export function units(layout: Layout): { wide: number; high: number } {
  let high = 0;
  let wide = 0;
  for (const row of layout.rows) {
    if (isHand(layout, row)) high += HAND + HAND_OF_OTHERS;
    else high += 2 * (onlyPiles(layout, row) ? PILES : 1.02);
    wide = Math.max(wide, row.reduce((sum, z) => sum + zoneWidth(layout, z), 0));
  }
  const shared = sharedZones(layout);
  if (shared.length) {
    high += 1.15;
    wide = Math.max(wide, shared.reduce((sum, z) => sum + zoneWidth(layout, z), 0));
  }
  return { wide, high };
}
