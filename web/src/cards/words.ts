/** Words of a card's text that can be explained: keywords and the like by their rules, a character's own statuses by their lines. */
import type { CardData } from '../line/types';

export interface Meaning {
  rule?: string;
  text?: string;
}

export interface Part {
  text: string;
  meaning?: Meaning;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export class Words {
  readonly #known = new Map<string, Meaning>();
  readonly #pattern: RegExp | null;

  constructor(rules: Record<string, string>, library: readonly CardData[] = []) {
    for (const [word, rule] of Object.entries(rules)) this.#known.set(word, { rule });
    for (const card of library) for (const s of statuses(card)) if (!this.#known.has(s.name)) this.#known.set(s.name, { text: s.lines.join('\n') });
    const all = [...this.#known.keys()].sort((a, b) => b.length - a.length);
    this.#pattern = all.length ? new RegExp(`(?<!\\p{L})(?:${all.map(escaped).join('|')})(?!\\p{L})`, 'gu') : null;
  }

  meaning(word: string): Meaning | undefined {
    return this.#known.get(word);
  }

  /** The text in parts; each word that can be explained is marked where it stands first. */
  parts(text: string): Part[] {
    if (!this.#pattern) return [{ text }];
    const made: Part[] = [];
    const told = new Set<string>();
    let from = 0;
    for (const m of text.matchAll(this.#pattern)) {
      const meaning = this.#known.get(m[0]);
      if (!meaning || told.has(m[0])) continue;
      told.add(m[0]);
      if (m.index > from) made.push({ text: text.slice(from, m.index) });
      made.push({ text: m[0], meaning });
      from = m.index + m[0].length;
    }
    if (from < text.length) made.push({ text: text.slice(from) });
    return made;
  }
}

interface Status {
  name: string;
  lines: string[];
  reads_as?: string;
}

/** What of a card can have a reading of its own: the card, or the innates, statuses and cards of a character. */
export function readable(card: CardData): CardData[] {
  const list = <T,>(field: string): T[] => (Array.isArray(card[field]) ? (card[field] as T[]) : []);
  const innates = list<{ name: string; text: string; reads_as?: string }>('innates').map((i) => ({ ...i, number: `${card.number}/${i.name}` }));
  const own = statuses(card).map((s) => ({ name: s.name, number: `${card.number}/${s.name}`, text: s.lines.join('\n'), ...(s.reads_as ? { reads_as: s.reads_as } : {}) }));
  const brought = [...list<{ slot: string; name: string; effect: string[]; reads_as?: string }>('cards'), ...list<{ slot: string; name: string; effect: string[]; reads_as?: string }>('created')]
    .filter((c) => Array.isArray(c.effect))
    .map((c) => ({ name: c.name, number: `${card.number}/${c.slot}`, text: c.effect.join('\n'), ...(c.reads_as ? { reads_as: c.reads_as } : {}) }));
  const parts = [...innates, ...own, ...brought] as CardData[];
  return parts.length ? parts : card.text ? [card] : [];
}

/** The statuses that a character's page defines. */
export function statuses(card: CardData): Status[] {
  return Array.isArray(card['statuses']) ? (card['statuses'] as Status[]) : [];
}
