import { t } from '../lang/say.svelte';
import type { Level, TableInfo } from '../line/types';

export const LEVEL_NAMES: Record<Level, string> = { beginner: 'beginner', easy: 'easy', middle: 'middle', strong: 'strong', full: 'full-strength' };

/** What each player is called at this table. */
export function namesOf(table: TableInfo | null, mine: readonly number[]): string[] {
  return [0, 1].map((seat) => {
    const info = table?.seats[seat];
    if (info?.name && !/^Player [AB]$/.test(info.name)) return info.name;
    if (info?.kind === 'computer') return `${t('computer')} · ${t(LEVEL_NAMES[info.level ?? 'easy'])}`;
    if (mine.length === 1 && mine[0] === seat) return t('you-2');
    if (info?.kind === 'open') return t('open-seat');
    return t('player', { letter: 'AB'[seat] ?? '' });
  });
}
