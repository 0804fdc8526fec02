import { describe, expect, it } from 'vitest';
import { find } from '../src/rules/find';

const rules = [
  { id: 'x.1', says: 'A resting character can neither attack nor block.' },
  { id: 'x.2', says: 'Once before the game a player may take a mulligan.' },
  { id: 'x.3', says: 'Characters attack one after the other.' },
];
const ids = (query: string): string[] => find(rules, query).rules.map((r) => r.id);

describe('rules are found by ordinary words', () => {
  it('whatever their endings, and without small words', () => {
    expect(ids('can a tapped character be blocking?')).toEqual(['x.1']);
    expect(ids('redraw')).toEqual(['x.2']);
    expect(ids('')).toHaveLength(3);
  });
  it('and what nothing answers to is said', () => {
    expect(find(rules, 'zeppelin attacks').unknown).toEqual(['zeppelin']);
    expect(ids('zeppelin')).toEqual([]);
    expect(find(rules, 'mulligan attack').partly).toBe(true);
  });
});
