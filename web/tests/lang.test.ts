import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { PHRASES } from '../src/table/phrases';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<string>('../src/**/*.ftl', { query: '?raw', import: 'default', eager: true });

type Entry = { id: string; value: unknown };
const entries = (path: string): Map<string, string> => new Map([...(new FluentResource(files[path] ?? '').body as unknown as Entry[])].map((e) => [e.id, JSON.stringify(e.value)]));
const slots = (value: string): string => [...new Set([...value.matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1]))].sort().join();

describe.each(['../src/lang'])('the words in %s', (folder) => {
  const english = entries(`${folder}/en.ftl`);
  const chinese = entries(`${folder}/zh-Hant.ftl`);
  it('are there in each language, with the same slots', () => {
    expect(english.size).toBeGreaterThan(40);
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...english].filter(([id, value]) => slots(value) !== slots(chinese.get(id) ?? '')).map(([id]) => id)).toEqual([]);
  });
  it('are understood to the last line', () => {
    for (const file of ['en', 'zh-Hant']) {
      const text = files[`${folder}/${file}.ftl`] ?? '';
      expect([...text.matchAll(/^[a-z][\w-]* =/gm)].length).toBe(entries(`${folder}/${file}.ftl`).size);
    }
  });
});

describe('the code of the page', () => {
  it('says only what has an id (web/tools/by_id.py gives a sentence one)', () => {
    const known = entries('../src/lang/en.ftl');
    const said = new Set([...Object.values(PHRASES)]);
    expect(Object.keys(sources).length).toBeGreaterThan(30);
    for (const text of Object.values(sources)) for (const m of text.matchAll(/(?<![\w.$])t\(\s*'((?:[^'\\]|\\.)*)'/g)) said.add(m[1] as string);
    expect([...said].filter((id) => id && !known.has(id))).toEqual([]);
  });
});
