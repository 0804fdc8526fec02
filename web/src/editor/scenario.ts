/** A scenario file as data, and the changes that a judge makes to it. */
export type Entry = string | Record<string, unknown>;

export interface Scenario {
  game: string;
  title: string;
  cards?: Record<string, unknown>;
  board: { turn?: string; phase?: string; A?: Record<string, unknown>; B?: Record<string, unknown>; [key: string]: unknown };
  expect: Record<string, unknown>;
  [key: string]: unknown;
}

const RESTING = / resting\b/;

export function labelOf(entry: Entry): string {
  if (typeof entry === 'string') return entry.replace(RESTING, '').trim();
  return String(entry['card'] ?? entry['label'] ?? Object.keys(entry)[0] ?? '');
}

export function restingOf(entry: Entry): boolean {
  return typeof entry === 'string' ? RESTING.test(entry) : entry['resting'] === true;
}

export function entryOf(entry: Entry, resting: boolean): Entry {
  if (typeof entry === 'string') return resting ? `${labelOf(entry)} resting` : labelOf(entry);
  return { ...entry, resting };
}

export function moved(d: Scenario, seat: 'A' | 'B', from: string, index: number, to: string): Scenario {
  const side = { ...(d.board[seat] ?? {}) };
  const source = [...((side[from] as Entry[] | undefined) ?? [])];
  const [card] = source.splice(index, 1);
  if (card === undefined) return d;
  side[from] = source;
  side[to] = [...((side[to] as Entry[] | undefined) ?? []), card];
  return { ...d, board: { ...d.board, [seat]: side } };
}
