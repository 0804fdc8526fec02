/**
 * Messages by id: what the engine, the server and the page say is an id with slots; the words are in files of the language.
 *
 * The engine's own side of it is src/quadriga/messages/voice.py; both know the same functions: WHO($player), KNOWN($card),
 * START($any), SIGN($n).
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle';
import type { CardSlot, Message, PlayerSlot, Slot } from '../line/messages';

export type { Message, Slot } from '../line/messages';

/** Finds the words of a message; undefined if no file has it (yet). */
export type Speak = (message: Message) => string | undefined;

export const PSEUDO = 'en-XA';
const FROM = 'aceiklnoprsuyzACEIKLNOPRSUYZ';
const TO = 'áçéíķľñóþřšúýžÁÇÉÍĶĽÑÓÞŘŠÚÝŽ';

/** English with accents and longer, for tests: what shows without was not said by id. */
export function accented(text: string): string {
  return [...text.replace(/[aeo]/g, '$&$&')].map((letter) => (FROM.includes(letter) ? (TO[FROM.indexOf(letter)] as string) : letter)).join('');
}

/** The name of a place, a phase, a field as it stands in ids: `battle area` is `battle-area`. */
export function slug(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '-');
}

/** A slot on its way into a sentence: its words are looked up when they are needed. */
class Value extends FluentType<Slot> {
  constructor(
    slot: Slot,
    readonly words: (slot: Slot) => string,
  ) {
    super(slot);
  }
  toString(): string {
    return this.words(this.value);
  }
}

const slotOf = (value: FluentValue | undefined): Slot => (value instanceof Value ? value.value : '');

function isPrinted(slot: Slot): boolean {
  return typeof slot === 'object' && (slot.is === 'printed' || (slot.is === 'card' && !!slot.name));
}

const functions: Record<string, FluentFunction> = {
  WHO: ([value]) => {
    const player = slotOf(value) as PlayerSlot;
    return player.you ? 'you' : (player.seat ?? -1) >= 0 ? 'they' : 'nobody';
  },
  KNOWN: ([value]) => ((slotOf(value) as CardSlot).name ? 'known' : 'hidden'),
  START: ([value]) => {
    if (!(value instanceof Value)) return value ?? '';
    const words = value.toString();
    // What is printed on a card stays as it is.
    return isPrinted(value.value) ? words : words.charAt(0).toUpperCase() + words.slice(1);
  },
  SIGN: ([value]) => {
    const n = value instanceof FluentNumber ? value.value : Number(value);
    return n >= 0 ? `+${n}` : `−${-n}`;
  },
};

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const pseudo = language === PSEUDO;
  const made = new FluentBundle(pseudo ? 'en' : language, { functions, useIsolating: false, ...(pseudo ? { transform: accented } : {}) });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/**
 * How a card is called, given its printed name and its number: card files may have names in other languages. And what is
 * quoted of it: a line of its text, one of its statuses.
 */
export const naming = {
  of: (name: string, _number?: string): string => name,
  quoted: (_game: string, _number: string, text: string): string => text,
};

/** Say a message with the bundles of its books; `names` are those of the players, where they have any. */
export function say(books: Record<string, FluentBundle>, message: Message, names: readonly string[] = []): string | undefined {
  const dot = message.id.lastIndexOf('.');
  const book = dot < 0 ? 'shared' : message.id.slice(0, dot);
  const known = books[book];
  const pattern = known?.getMessage(message.id.slice(dot + 1))?.value;
  if (!known || !pattern) return undefined;
  const part = (inner: Message): string => say({ ...books, shared: known }, inner, names) ?? inner.id;
  const words = (slot: Slot): string => {
    if (typeof slot !== 'object') return String(slot);
    switch (slot.is) {
      case 'card':
        return part(slot.name ? { id: 'card', slots: { name: naming.of(slot.name, slot.number) } } : { id: 'card-hidden' });
      case 'player': {
        const seat = slot.seat ?? -1;
        return slot.you ? part({ id: 'player-you' }) : (names[seat] ?? part({ id: `player-${'abn'.at(seat)}` }));
      }
      case 'zone':
        return part({ id: `${slot.book}.zone-${slug(slot.id)}` });
      case 'printed':
        return naming.quoted(slot.book, slot.number, slot.text);
      case 'list': {
        const items = slot.items ?? [];
        const joint = (i: number): string => (i === items.length - 1 && !slot.run ? 'list-and' : 'list-more');
        return items.map(words).reduce((before, next, i) => (i ? part({ id: joint(i), slots: { before, next } }) : next), '');
      }
      default:
        return part(slot);
    }
  };
  const slots = Object.entries(message.slots ?? {}).map(([name, slot]) => {
    if (typeof slot === 'number') return [name, new FluentNumber(slot, { useGrouping: false })];
    return [name, typeof slot === 'string' ? slot : new Value(slot, words)];
  });
  return known.formatPattern(pattern, Object.fromEntries(slots), []);
}
