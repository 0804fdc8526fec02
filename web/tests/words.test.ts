import { describe, expect, it } from 'vitest';
import { CORE, entries, parts } from '../words.js';

const files = import.meta.glob<string>('../src/lang/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });
const english = files['../src/lang/en.ftl'] ?? '';
const made = parts(new URL('../src', import.meta.url).pathname);
const has = (part: string, id: string): boolean => !!made.get(CORE)?.has(id) || !!made.get(part)?.has(id);

describe('the words of a page', () => {
  it('are found for every page that is loaded by itself', () => {
    const pages = [...(sources['../src/App.svelte'] ?? '').matchAll(/import\('(\.[^']*\.svelte)'\)/g)];
    expect(pages.length).toBeGreaterThan(15);
    expect(made.size).toBe(pages.length + 1);
  });
  it('hold what its components say, those inside it included', () => {
    expect(has('table', 'log')).toBe(true); // in Log.svelte
    expect(has('rules', 'search-the-rules')).toBe(true);
    expect(has('cards', 'search-the-rules')).toBe(false);
    for (const m of (sources['../src/pages/Start.svelte'] ?? '').matchAll(/(?<![\w.$])t\('([\w-]+)'/g)) expect(has('start', m[1] as string), m[1]).toBe(true);
  });
  it('are all of the file, and the start loads few of them', () => {
    const all = new Set([...made.values()].flatMap((part) => [...part]));
    expect([...entries(english).keys()].filter((id) => !all.has(id))).toEqual([]);
    const start = (made.get(CORE)?.size ?? 0) + (made.get('start')?.size ?? 0);
    expect(start).toBeLessThan(entries(english).size / 4);
  });
  it('are whole where they have several lines', () => {
    const found = entries('a = { $n ->\n    [one] 1\n   *[other] { $n }\n  } cards\n\n## More\nb = 2\n');
    expect([...found]).toEqual([['a', 'a = { $n ->\n    [one] 1\n   *[other] { $n }\n  } cards'], ['b', 'b = 2']]);
  });
});
