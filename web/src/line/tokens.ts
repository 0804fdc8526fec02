/** Seat tokens stay in this browser, so that a link with one need not stay in the address bar. */
const KEY = 'quadriga.seats';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepToken(table: string, token: string): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [table]: token }));
}

export function tokenOf(table: string): string | undefined {
  return all()[table];
}
