/** Search by any field and by text: words, "phrases", field:value, field>2, -not. */
import type { CardData } from '../line/types';
import { words } from './face';

interface Test {
  not: boolean;
  field: string | null;
  sign: ':' | '=' | '>' | '<' | '>=' | '<=';
  value: string;
}

const PART = /(-)?(?:([\p{L}_]+)(:|>=|<=|=|>|<))?("([^"]*)"|[^\s"]+)/gu;

export function parse(query: string): Test[] {
  const tests: Test[] = [];
  for (const m of query.matchAll(PART)) {
    const value = (m[5] ?? m[4] ?? '').toLowerCase();
    if (value) tests.push({ not: m[1] === '-', field: m[2]?.toLowerCase() ?? null, sign: (m[3] as Test['sign']) ?? ':', value });
  }
  return tests;
}

function field(card: CardData, name: string): unknown {
  if (name in card) return card[name];
  const key = Object.keys(card).find((k) => k.toLowerCase().startsWith(name));
  return key === undefined ? undefined : card[key];
}

const everything = new WeakMap<CardData, string>();

function whole(card: CardData): string {
  let text = everything.get(card);
  if (text === undefined) {
    text = Object.entries(card)
      .filter(([k]) => k !== 'from')
      .map(([, v]) => words(v))
      .join('\n')
      .toLowerCase();
    everything.set(card, text);
  }
  return text;
}

function holds(card: CardData, test: Test): boolean {
  if (test.field === null) return whole(card).includes(test.value);
  const value = field(card, test.field);
  if (test.sign === ':') return words(value).toLowerCase().includes(test.value);
  const size = Array.isArray(value) ? value.length : Number(value);
  const wanted = Number(test.value);
  if (Number.isNaN(size) || Number.isNaN(wanted) || value === undefined) return test.sign === '=' && words(value).toLowerCase() === test.value;
  switch (test.sign) {
    case '>':
      return size > wanted;
    case '<':
      return size < wanted;
    case '>=':
      return size >= wanted;
    case '<=':
      return size <= wanted;
    default:
      return size === wanted;
  }
}

export function search(cards: readonly CardData[], query: string): CardData[] {
  const tests = parse(query);
  return cards.filter((card) => tests.every((test) => holds(card, test) !== test.not));
}

/** Parts of a query that no card answers to: a field that none has, a comparison with what is no number, a word that stands nowhere. */
export function misunderstood(cards: readonly CardData[], query: string): string[] {
  if (!cards.length) return [];
  return parse(query).flatMap((test) => {
    const said = `${test.field ? `${test.field}${test.sign}` : ''}${test.value}`;
    if (test.field === null) return cards.some((card) => whole(card).includes(test.value)) ? [] : [said];
    const wanted = test.field;
    if (!cards.some((card) => field(card, wanted) !== undefined)) return [said];
    return test.sign !== ':' && test.sign !== '=' && Number.isNaN(Number(test.value)) ? [said] : [];
  });
}

/** Values of a field that are few enough to choose from. */
export function choices(cards: readonly CardData[], name: string): string[] {
  const found = new Set<string>();
  for (const card of cards) {
    const value = card[name];
    for (const v of Array.isArray(value) ? value : [value]) if (typeof v === 'string' || typeof v === 'number') found.add(String(v));
  }
  return [...found].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
