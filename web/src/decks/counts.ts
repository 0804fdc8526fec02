/** What a deck is made of, counted for its plots. */
import { mainColor } from '../art/art';
import type { CardData } from '../line/types';

export interface Bar {
  label: string;
  n: number;
  parts: { color: string; n: number }[];
}

export function size(cards: Record<string, number>): number {
  return Object.values(cards).reduce((a, b) => a + b, 0);
}

/** How many cards cost how much, each bar split by colour. */
export function curve(cards: Record<string, number>, library: Record<string, CardData>, field: string): Bar[] {
  const bars = new Map<string, Map<string, number>>();
  for (const [number, n] of Object.entries(cards)) {
    const card = library[number];
    const value = card?.[field];
    if (!card || (typeof value !== 'number' && typeof value !== 'string')) continue;
    const bar = bars.get(String(value)) ?? new Map<string, number>();
    bar.set(mainColor(card), (bar.get(mainColor(card)) ?? 0) + n);
    bars.set(String(value), bar);
  }
  const labels = [...bars.keys()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return labels.map((label) => {
    const parts = [...(bars.get(label) ?? [])].map(([color, n]) => ({ color, n }));
    return { label, n: parts.reduce((sum, p) => sum + p.n, 0), parts };
  });
}

export function byColor(cards: Record<string, number>, library: Record<string, CardData>): { color: string; n: number }[] {
  const found = new Map<string, number>();
  for (const [number, n] of Object.entries(cards)) {
    const card = library[number];
    if (card) found.set(mainColor(card), (found.get(mainColor(card)) ?? 0) + n);
  }
  return [...found].map(([color, n]) => ({ color, n })).sort((a, b) => b.n - a.n);
}
