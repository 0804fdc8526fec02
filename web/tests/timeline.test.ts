import { describe, expect, it } from 'vitest';
import { timeline } from '../src/table/timeline';

describe('a row of cards', () => {
  it('is worked off from the right, neighbours of different players against each other', () => {
    expect(timeline([0, 1, 0])).toEqual([{ at: 2 }, { at: 1, with: 2 }, { at: 1, with: 1 }]);
    expect(timeline([0, 0])).toEqual([{ at: 2 }, { at: 1 }]);
    expect(timeline([1, 0, 0, 1])).toEqual([{ at: 2, with: 1 }, { at: 2, with: 0 }, { at: 1, with: 3 }, { at: 1, with: 2 }]);
  });
});
