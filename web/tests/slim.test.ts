/** Card files from elsewhere are made smaller before they are sent, and never at the cost of the page. */

import { expect, test } from 'vitest';
import { DEEPEST, MOST_VALUES, readable, slim } from '../src/cards/slim';

test('addresses and blanks are left out of a long file, and nothing else', () => {
  const cards = [{ name: 'Lamp, "the small" [one]', picture: 'https://example.org/1.png', bp: 1000 }];
  const text = JSON.stringify(cards, null, 8);
  expect(slim(text, text.length)).toBe(text);
  expect(JSON.parse(slim(text, 10))).toEqual([{ name: 'Lamp, "the small" [one]', bp: 1000 }]);
});

test('what is no JSON stays as it is', () => {
  expect(slim('[1, 2', 1)).toBe('[1, 2');
  expect(slim('number;name', 1)).toBe('number;name');
});

test('lists within lists without end, and values without end, are not read here', () => {
  expect(readable('['.repeat(DEEPEST))).toBe(true);
  expect(readable('['.repeat(DEEPEST + 1))).toBe(false);
  expect(readable(`[${'0,'.repeat(MOST_VALUES + 1)}0]`)).toBe(false);
  expect(readable(JSON.stringify({ text: '[[[['.repeat(100) + '\\"' }))).toBe(true);
  const deep = '['.repeat(1_000_000);
  expect(slim(deep, 10)).toBe(deep);
});
