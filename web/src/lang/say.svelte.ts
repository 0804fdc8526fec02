/**
 * Everything Quadriga says, by id, in the language of the page (voice.ts).
 *
 * The page's own words stand in en.ftl and zh-Hant.ftl here, those of a game stand in the
 * game's folder and are fetched from the server. What the server refuses and what is wrong with a deck are still dictionaries
 * from English. A sentence that has no id yet is said as it is written; web/tools/by_id.py gives it one.
 */
import { FluentNumber, type FluentBundle } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import english from './en.ftl?raw';
import { matcher, type Dictionary, type Matcher } from './match';
import { bundle, PSEUDO, say, slug, type Message } from './voice';

type Slots = Record<string, string | number>;

class Speech {
  language = $state('en');
  page = $state.raw(bundle(settings.language === PSEUDO ? PSEUDO : 'en', english));
  waiting = $state.raw<Dictionary>({});
  server = $state.raw<Matcher>();
  shared = $state.raw<Matcher>();
  books = $state.raw<Record<string, FluentBundle>>({});
}

const speech = new Speech();
const fetching: Record<string, Promise<string>> = {};
const PAGE: Record<string, () => Promise<{ default: string }>> = { 'zh-Hant': () => import('./zh-Hant.ftl?raw') };

/** The words of a book in a language; asked for once. */
function source(language: string, book: string): Promise<string> {
  const path = `/api/languages/${language === PSEUDO ? 'en' : language}/${encodeURIComponent(book)}`;
  fetching[path] ??= fetch(path, { credentials: 'same-origin' }).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  });
  fetching[path].catch(() => delete fetching[path]);
  return fetching[path];
}

/** Load what the chosen language needs; the page is in English until it is there. */
export async function prepare(game?: string): Promise<void> {
  const language = settings.language;
  document.documentElement.lang = language;
  const book = game ? source(language, game).catch(() => '') : undefined;
  const page = speech.language === language ? undefined : ((await PAGE[language]?.())?.default ?? english);
  if (language === 'zh-Hant' && !speech.server) {
    const [waiting, server, shared] = await Promise.all([import('./zh-Hant/page'), import('./zh-Hant/server'), import('./zh-Hant/shared')]);
    [speech.waiting, speech.server, speech.shared] = [waiting.default, matcher(server.default), matcher(shared.default)];
  }
  const words = await book;
  if (language !== settings.language) return;
  const kept = speech.language === language ? speech.books : {};
  if (page !== undefined) speech.page = bundle(language, page);
  speech.language = language;
  speech.books = game && words ? { ...kept, [game]: kept[game] ?? bundle(language, words) } : kept;
}

function from(book: FluentBundle | undefined, id: string, slots: Slots): string | undefined {
  const pattern = book?.getMessage(id)?.value;
  if (!book || !pattern) return undefined;
  const values = Object.entries(slots).map(([name, value]) => [name, typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value]);
  return book.formatPattern(pattern, Object.fromEntries(values), []);
}

/** A sentence of the page. One without an id is said as it stands. */
export function t(id: string, slots: Slots = {}): string {
  const words = from(speech.page, id, slots);
  if (words !== undefined) return words;
  const text = settings.language === 'zh-Hant' ? (speech.waiting[id] ?? id) : id;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in slots ? String(slots[name]) : whole));
}

/** A sentence or a label of a game; `names` are those of the players. Nothing until its words are there.
 *  What the author of a scenario wrote is said as it stands. */
export function said(game: string, message: Message | string | null | undefined, names: readonly string[] = []): string {
  if (!message) return '';
  if (typeof message === 'string') return message;
  const books = speech.books;
  const own = books[game];
  return say(own ? { ...books, shared: own } : books, message, names) ?? (own ? message.id : '');
}

/** A word of a game's table: a zone, a phase, a field, a value. What has no word is said as it is printed. */
export function word(game: string, kind: string, name: string): string {
  return say(speech.books, { id: `${game}.${kind}-${slug(name)}` }) ?? name;
}

/** A sentence about decks that still comes in English. */
export function plainly(text: string): string {
  return settings.language === 'zh-Hant' ? (speech.shared?.(text) ?? text) : text;
}

/** What the server answers when something cannot be done. */
export function refused(text: string): string {
  return settings.language === 'zh-Hant' ? (speech.server?.(text) ?? text) : text;
}

export function chinese(): boolean {
  return settings.language === 'zh-Hant';
}
