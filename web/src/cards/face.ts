/** What a drawn card shows, read from its data by the game's own layout. */
import type { CardData, CardView, Layout } from '../line/types';

export function printed(card: CardData, field: string): unknown {
  return card[field] ?? card[field.toLowerCase()] ?? card[field.toLowerCase().replaceAll(' ', '_')];
}

export function words(value: unknown): string {
  if (value === undefined || value === null || value === '' || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.entries(value as Record<string, unknown>).map(([k, v]) => `${k} ${words(v)}`).join(', ');
  return String(value);
}

export interface Shown {
  text: string;
  change: number;
}

/** A value that grows in steps: { SIN: 1000, DBL: 7000 }. */
function isSteps(value: unknown): value is Record<string, number> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value in the lower corner: the live one if the card lies on the table, with how it differs from print. */
export function mainValue(card: CardData, view: CardView | undefined, layout: Layout): Shown {
  const name = layout.card.value;
  const print = printed(card, name);
  // A card of another kind than most (a character among actions) shows its first number that stands in no corner.
  const other = Object.entries(view?.values ?? {}).find(([key, v]) => typeof v === 'number' && !layout.card.corner.includes(key));
  const live = view?.values?.[name] ?? other?.[1];
  if (live === undefined) return { text: isSteps(print) ? Object.values(print).join(' / ') : words(print), change: 0 };
  const change = typeof live === 'number' && typeof print === 'number' ? live - print : 0;
  return { text: String(live), change };
}

/** A name in at most two lines that fit a card. */
export function lines(name: string, longest = 13): string[] {
  if (name.length <= longest) return [name];
  const parts = name.split(' ');
  let best = [name];
  let least = Infinity;
  for (let i = 1; i < parts.length; i++) {
    const two = [parts.slice(0, i).join(' '), parts.slice(i).join(' ')];
    const size = Math.max(...two.map((x) => x.length));
    if (size < least) [best, least] = [two, size];
  }
  return best;
}

/** A field's name for people: `bp` is BP, `affinities` is Affinities. */
export function fieldName(field: string): string {
  const plain = field.replaceAll('_', ' ');
  return plain.length <= 2 ? plain.toUpperCase() : plain.charAt(0).toUpperCase() + plain.slice(1);
}
