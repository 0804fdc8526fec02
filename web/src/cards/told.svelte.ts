/** The texts of cards in the language of the page, printed by the server from their programs; asked for once a game. */
import { untrack } from 'svelte';
import { api } from '../line/api';
import type { CardData } from '../line/types';
import { naming } from '../lang/voice';
import { settings } from '../settings.svelte';

type Texts = Record<string, string>;

/** Languages that the server tells cards in. */
const LANGUAGES = ['zh-Hant'];
let all = $state.raw<Record<string, Record<string, Texts>>>({});
/** Names by number that card files have in a language. */
let names = $state.raw<Record<string, Texts>>({});
const asked = new Set<string>();

/** Ask for them again: somebody's own cards have changed. */
export function forgetTold(game: string): void {
  for (const key of asked) if (key.startsWith(`${game} `)) asked.delete(key);
}

function ask(game: string, language: string): void {
  const key = `${game} ${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  api.told(game, language).then(
    (answer) => {
      all = { ...all, [key]: answer.told };
      names = { ...names, [language]: { ...names[language], ...answer.names } };
    },
    () => asked.delete(key),
  );
}

/** Has this text words in the page's language, whether they are shown or not? */
export function tellable(game: string, card: CardData, text: string): boolean {
  return find(game, card, text) !== undefined;
}

function find(game: string, card: CardData, text: string): string | undefined {
  const language = settings.language;
  if (!text || !LANGUAGES.includes(language)) return undefined;
  ask(game, language);
  const texts = all[`${game} ${language}`];
  const own = (card['told'] as Record<string, Texts> | undefined)?.[language];
  const number = String(card.number);
  return own?.[text] ?? texts?.[number]?.[text] ?? texts?.[number.split('/')[0] ?? '']?.[text];
}

/** A text of a card as it is shown: in the page's language where the card has it so, else as printed. */
export function told(game: string, card: CardData, text: string): string {
  return (settings.printed ? undefined : find(game, card, text)) ?? text;
}

/** Which language that is, for whoever reads it aloud. */
export function tongue(game: string, card: CardData, text: string): string {
  return told(game, card, text) === text ? 'en' : settings.language;
}

/** Cards that came with a table: they bring their words along. */
let brought = $state.raw<Record<string, CardData>>({});

export function bring(cards: Record<string, CardData>): void {
  brought = { ...untrack(() => brought), ...cards };
}

naming.quoted = (game, number, text) => told(game, brought[number] ?? brought[number.split('/')[0] ?? ''] ?? { number, name: '' }, text);
naming.of = (name, number) => (settings.printed || number === undefined ? undefined : names[settings.language]?.[number]) ?? name;

/** A field that has words, in the page's language where the card's file has it so: its name, a character's gameplan. */
export function written(card: Record<string, unknown>, field: string): string {
  const chinese = card[`${field}_zh`];
  return String(settings.language === 'zh-Hant' && !settings.printed && chinese ? chinese : (card[field] ?? ''));
}

/** A card's name: in the page's language where its file has one. */
export const nameOf = (card: CardData): string => written(card, 'name');
