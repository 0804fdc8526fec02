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
    const cards = group.map((i) => {
      const id = options[i]?.cards[0];
      return id === undefined ? null : board.find(id);
    });
    if (cards.some((c) => c === null)) continue;
    const data = cards.map((c) => (c ? board.data(c.card) : null));
    const fields = ['bp', ...board.info.layout.card.fields.filter((f) => f !== 'bp')];
    const field = fields.find((f) => new Set(data.map((d) => (d ? words(printed(d, f)) : ''))).size > 1);
    group.forEach((i, k) => {
      const found = cards[k];
      if (!found) return;
      const parts: string[] = [];
      const value = field && data[k] ? words(printed(data[k], field)) : '';
      if (field && value) parts.push(`${word(game, 'field', field)} ${value}`);
      const zones = new Set(cards.map((c) => `${c?.zone.seat} ${c?.zone.id}`));
      if (zones.size > 1) parts.push(word(game, 'zone', found.zone.id));
      if (found.card.resting !== undefined && new Set(cards.map((c) => c?.card.resting)).size > 1) parts.push(found.card.resting ? t('resting') : t('active'));
      told[i] = parts.join(', ');
    });
    // Copies of one card in one place: the number from the left tells them apart.
    const same = new Map<string, number>();
    for (const i of group) same.set(told[i] ?? '', (same.get(told[i] ?? '') ?? 0) + 1);
    group.forEach((i, k) => {
      const found = cards[k];
      if (!found || (same.get(told[i] ?? '') ?? 0) < 2) return;
      const at = found.zone.cards.findIndex((c) => c.id === found.card.id) + 1;
      told[i] = [told[i], t('card-of-zone', { zone: word(game, 'zone', found.zone.id), n: at })].filter(Boolean).join(', ');
    });
  }
  return told;
}
