/** Options that read alike: what tells them apart. */
import { printed, words } from '../cards/face';
import { said, t, word } from '../lang/say.svelte';
import type { Option } from '../line/types';
import type { Board } from './board.svelte';

/** For each option nothing, or a few words that only it has among those of the same name. */
export function apart(board: Board, options: readonly Option[]): string[] {
  const game = board.info.name;
  const by = new Map<string, number[]>();
  options.forEach((o, i) => {
    const read = said(game, o.label); // as it reads: two cards of one name have numbers that nobody sees here
    by.set(read, [...(by.get(read) ?? []), i]);
  });
  const told = options.map(() => '');
  for (const group of by.values()) {
    if (group.length < 2) continue;
    // Its own card, then those that it is aimed at: wherever they are different ones.
    const most = Math.max(...group.map((i) => options[i]?.cards.length ?? 0));
    for (let place = 0; place < most; place++) {
      const ids = group.map((i) => options[i]?.cards[place]);
      if (new Set(ids).size < 2) continue;
      const words = between(board, ids);
      group.forEach((i, k) => (told[i] = [told[i], words[k]].filter(Boolean).join(' → ')));
    }
  }
  return told;
}

/** The lines of a list in a printed text, which begin with a dot. */
export function listed(text: string): string[] {
  return text.split('\n').flatMap((line) => (/^\s*[•・]/.test(line) ? [line.replace(/^\s*[•・]\s*/, '')] : []));
}

/** What tells these cards apart; nothing where one of them cannot be seen. */
function between(board: Board, ids: readonly (number | undefined)[]): string[] {
  const game = board.info.name;
  const cards = ids.map((id) => (id === undefined ? null : board.find(id)));
  if (cards.some((c) => c === null)) return ids.map(() => '');
  const data = cards.map((c) => (c ? board.data(c.card) : null));
  const fields = ['bp', ...board.info.layout.card.fields.filter((f) => f !== 'bp')];
  const field = fields.find((f) => new Set(data.map((d) => (d ? words(printed(d, f)) : ''))).size > 1);
  const zones = new Set(cards.map((c) => `${c?.zone.seat} ${c?.zone.id}`));
  const told = cards.map((found, k) => {
    if (!found) return '';
    const parts: string[] = [];
    const value = field && data[k] ? words(printed(data[k], field)) : '';
    if (field && value) parts.push(`${word(game, 'field', field)} ${value}`);
    if (zones.size > 1) parts.push(word(game, 'zone', found.zone.id));
    if (found.card.resting !== undefined && new Set(cards.map((c) => c?.card.resting)).size > 1) parts.push(found.card.resting ? t('resting') : t('active'));
    return parts.join(', ');
  });
  // Copies of one card in one place: the number from the left tells them apart.
  return told.map((said, k) => {
    const found = cards[k];
    if (!found || !told.some((other, m) => other === said && ids[m] !== ids[k])) return said;
    const at = found.zone.cards.findIndex((c) => c.id === found.card.id) + 1;
    return [said, t('card-of-zone', { zone: word(game, 'zone', found.zone.id), n: at })].filter(Boolean).join(', ');
  });
}
