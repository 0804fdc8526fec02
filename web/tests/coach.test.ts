import { describe, expect, it } from 'vitest';
import type { Line } from '../src/line/line.svelte';
import { Coach } from '../src/table/coach.svelte';

const thinking = (scores: { option: number; score: number }[]): Line => ({ hint: () => Promise.resolve(scores) }) as unknown as Line;
const scores = [
  { option: 4, score: 0.7 },
  { option: 1, score: 0.66 },
  { option: 2, score: 0.5 },
];

describe('the coach', () => {
  it('says what a costly answer cost, and nothing of a good one', async () => {
    const coach = new Coach();
    coach.consider(thinking(scores), 0, 12);
    await Promise.resolve();
    coach.answered(1);
    expect(coach.cost).toBe(0);
    coach.answered(2);
    expect(coach.cost).toBeCloseTo(0.2);
    coach.answered(9);
    expect(coach.cost, 'nothing is known of it').toBe(0);
    coach.answered(2);
    coach.forget();
    expect(coach.cost).toBe(0);
  });

  it('does not speak of a question that it has not thought about', async () => {
    const coach = new Coach();
    coach.consider(thinking(scores), 0, 12);
    coach.consider({ hint: () => new Promise(() => {}) } as unknown as Line, 0, 13);
    await Promise.resolve();
    coach.answered(2);
    expect(coach.cost).toBe(0);
  });
});
