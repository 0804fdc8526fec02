import { t } from '../lang/say.svelte';
import type { Clock } from '../line/types';

const minutes = (seconds: number): string => (seconds % 60 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : `${seconds / 60}`);

/** A clock in a few words. */
export function clockWords(clock: Clock): string {
  const main = minutes(clock.seconds ?? 300);
  if (clock.kind === 'none') return t('together-no-clock');
  if (clock.kind === 'move') return t('together-s-a-move', { n: clock.seconds ?? 300 });
  if (clock.kind === 'bank') return t('together-min-s', { main, n: clock.increment ?? 0 });
  return t('together-min-s-x', { main, periods: clock.periods ?? 1, n: clock.increment ?? 0 });
}

/** What is left on a clock, in milliseconds, as it is shown: the main time, or a period of byo-yomi and how many are left. */
export function shownLeft(clock: Clock | undefined, left: number): { ms: number; periods: number } {
  const period = 1000 * (clock?.increment ?? 0);
  if (clock?.kind !== 'byoyomi' || period === 0) return { ms: left, periods: 0 };
  const later = period * (clock.periods ?? 1);
  if (left > later) return { ms: left - later, periods: 0 };
  const periods = Math.max(1, Math.ceil(left / period));
  return { ms: left - (periods - 1) * period, periods };
}
