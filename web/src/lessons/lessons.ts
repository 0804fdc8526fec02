/** Lessons and puzzles, as a game's folder holds them, and how far somebody has come with them. */
import { settings } from '../settings.svelte';

/** Words by language. */
export type Words = Record<string, string>;

export interface Told {
  say: Words;
  look?: string;
}

export interface Lesson {
  key: string;
  title: Words;
  goal: Words;
  shown: Told[];
  steps: Told[];
  done: Words;
}

export interface Puzzle {
  key: string;
  title: string;
  /** How many moves its solution takes. */
  moves: number;
}

export interface Taught {
  lessons: Lesson[];
  puzzles: Puzzle[];
}

export const inWords = (words: Words | undefined): string => words?.[settings.language] ?? words?.['en'] ?? '';

const DAY = 86_400_000;

/** A puzzle for each day: the same for everybody who looks at the same date, another one tomorrow. */
export function ofTheDay<T>(list: T[], now: number): T | undefined {
  return list.length ? list[Math.floor(now / DAY) % list.length] : undefined;
}

/** Midnight where the person is, not in Greenwich. */
export function today(): number {
  return Date.now() - new Date().getTimezoneOffset() * 60_000;
}

const KEY = 'quadriga.learned';

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** Keys of the lessons and puzzles of a game that this browser has seen done. */
export function learned(game: string): Set<string> {
  return new Set(kept()[game] ?? []);
}

export function learn(game: string, key: string): void {
  const all = kept();
  all[game] = [...new Set([...(all[game] ?? []), key])];
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** What comes after this one: the next lesson, or the next puzzle. */
export function after<T extends { key: string }>(list: T[], key: string): T | undefined {
  const at = list.findIndex((x) => x.key === key);
  return at < 0 ? undefined : list[at + 1];
}
