import { describe, expect, it } from 'vitest';
import { blocks, bold } from '../src/rules/howto';

const files = import.meta.glob<string>('../../src/quadriga/games/*/languages/how-to-play.*.md', { query: '?raw', import: 'default', eager: true });

describe('how to play', () => {
  it('is read in blocks', () => {
    expect(blocks('One **two**.\n\n## Three\n:::table\na | b\nc\n:::\n1. x\n2. y\n- z')).toEqual([
      { kind: 'text', text: 'One **two**.' },
      { kind: 'heading', text: 'Three' },
      { kind: 'table', rows: [['a', 'b'], ['c']] },
      { kind: 'list', ordered: true, items: ['x', 'y', 'z'] },
    ]);
    expect(bold('One **two**.')).toEqual(['One ', 'two', '.']);
  });
  it('has a picture of the table and no mark left over in any file', () => {
    expect(Object.keys(files).length).toBeGreaterThan(7);
    for (const [path, text] of Object.entries(files)) {
      const made = blocks(text);
      expect(made.some((b) => b.kind === 'table' && b.rows.length > 2), path).toBe(true);
      for (const b of made) for (const part of b.kind === 'list' ? b.items : b.kind === 'text' ? [b.text] : []) expect(bold(part).length % 2, part).toBe(1);
    }
  });
});
