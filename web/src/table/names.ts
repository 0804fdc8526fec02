import { t } from '../lang/say.svelte';
import type { Level, TableInfo } from '../line/types';

export const LEVEL_NAMES: Record<Level, string> = { novice: 'Novice', apprentice: 'Apprentice', adept: 'Adept', expert: 'Expert', master: 'Master' };

/** What each player is called at this table. */
export function namesOf(table: TableInfo | null, mine: readonly number[]): string[] {
  return [0, 1].map((seat) => {
    const info = table?.seats[seat];
    if (info?.name) return info.name;
    if (info?.kind === 'computer') return `${t('Computer')} · ${t(LEVEL_NAMES[info.level ?? 'apprentice'])}`;
    if (mine.length === 1 && mine[0] === seat) return t('You');
    if (info?.kind === 'open') return t('Open seat');
    return t('Player {letter}', { letter: 'AB'[seat] ?? '' });
  });
}
