/**
 * Everything Quadriga says, by id, in the language of the page (voice.ts).
 *
 * The page's own words stand in en.ftl and zh-Hant.ftl here; those of a game and of the server's refusals stand with them and are
 * fetched from the server when something is to be said with them. What the server refuses comes in English too, so the English page
 * needs no words for it. A sentence that has no id yet is said as it is written; web/tools/by_id.py gives it one.
 */
import { FluentNumber, type FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { english, parts } from 'words:parts';
import { bundle, PSEUDO, say, slug, type Message, type Slot } from './voice';

type Slots = Record<string, string | number>;

class Speech {
  language = $state('en');
  page = $state.raw(bundle(settings.language === PSEUDO ? PSEUDO : 'en', english));
  books = $state.raw<Record<string, FluentBundle>>({});
}

const ENGLISH = 'en';
const speech = new Speech();
const fetching: Record<string, Promise<string>> = {};
const CORE = 'core';
/** The pages whose words are wanted: all that were opened. */
const opened = new Set([CORE]);

/** The words of the pages that were opened, in a language. */
async function pages(language: string): Promise<string> {
  const spoken = parts[language] ? language : ENGLISH;
  const texts = await Promise.all([...opened].map(async (part) => (spoken === ENGLISH && part === CORE ? english : ((await parts[spoken]?.[part]?.())?.default ?? ''))));
  return texts.join('\n');
}

let turn = 0;
let loading: Promise<void> = Promise.resolve();

/** Say the pages opened so far in a language. Of two that load at once the later one has the words of both, and it alone counts. */
function load(language: string): Promise<void> {
  const mine = ++turn;
  loading = pages(language).then((words) => {
    if (mine !== turn) return loading;
    if (language === untrack(() => settings.language)) speech.page = bundle(language, words);
    return undefined;
  });
  return loading;
}

/** Load what a page says, before it is shown. What cannot be loaded is said by its id. */
export async function pageWords(page: string): Promise<void> {
  const language = untrack(() => settings.language);
  if (opened.has(page)) return;
  opened.add(page);
  try {
    await load(language);
  } catch {
    opened.delete(page); // asked for again when the page is opened again
  }
}

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
  if (speech.language !== language) await load(language);
  const words = await book;
  if (language !== settings.language) return;
  const kept = speech.language === language ? speech.books : {};
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
  return id.replace(/\{(\w+)\}/g, (whole, name: string) => (name in slots ? String(slots[name]) : whole));
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

/** Whether a game's words have this message; not before they are there. */
export function hasWords(game: string, id: string): boolean {
  return speech.books[game]?.hasMessage(id.slice(id.lastIndexOf('.') + 1)) ?? false;
}

/** A word of a game's table: a zone, a phase, a field, a value. What has no word is said as it is printed. */
export function word(game: string, kind: string, name: string): string {
  return say(speech.books, { id: `${game}.${kind}-${slug(name)}` }) ?? name;
}

/** The books that have the words of a message, those of the messages in its slots included. */
function booksOf(slot: Slot): string[] {
  if (typeof slot !== 'object') return [];
  if (slot.is === 'list') return (slot.items ?? []).flatMap(booksOf);
  if (slot.is === 'zone') return [slot.book];
  if (slot.is === 'printed') return [];
  if (slot.is === 'card' || slot.is === 'player') return ['shared'];
  return [slot.id.slice(0, slot.id.lastIndexOf('.')), ...Object.values(slot.slots ?? {}).flatMap(booksOf)];
}

async function fetched(books: string[]): Promise<void> {
  const language = settings.language;
  const found = await Promise.all(books.map(async (book): Promise<[string, FluentBundle]> => [book, bundle(language, await source(language, book))]));
  if (language === settings.language) speech.books = { ...Object.fromEntries(found), ...speech.books };
}

/** What the server says of something that comes in English and by id; in English until the words of another language are there. */
export function telling(english: string, message: Message | null | undefined): string {
  if (!message || settings.language === ENGLISH) return english;
  const books = speech.books;
  const missing = booksOf({ is: 'message', ...message }).filter((book) => !books[book]);
  if (!missing.length) return say(books, message) ?? english;
  void fetched(missing).catch(() => {});
  return english;
}

/** The same, as soon as the words are there; in English if they cannot be had. */
export async function told(english: string, message: Message | null | undefined): Promise<string> {
  if (!message || settings.language === ENGLISH) return english;
  await fetched(booksOf({ is: 'message', ...message }).filter((book) => !speech.books[book])).catch(() => {});
  return telling(english, message);
}

export function chinese(): boolean {
  return settings.language === 'zh-Hant';
}
