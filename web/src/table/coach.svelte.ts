/** Knows how good the options of a question are, and so what an answer cost. */
import type { Line } from '../line/line.svelte';

/** A move that costs less of the chance to win is not worth a word: the search is not that sure. */
const WORTH = 0.08;

export class Coach {
  cost = $state(0);
  #number = -1;
  #scores: { option: number; score: number }[] = [];

  /** A question has come up: think about it beside the player. */
  consider(line: Line, seat: number, number: number): void {
    if (number === this.#number) return;
    this.#number = number;
    this.#scores = [];
    line.hint(seat).then(
      (scores) => number === this.#number && (this.#scores = scores),
      () => {},
    );
  }

  /** An answer was given. */
  answered(option: number): void {
    this.cost = 0;
    const best = this.#scores[0];
    const taken = this.#scores.find((s) => s.option === option);
    if (!best || !taken) return;
    const cost = best.score - taken.score;
    if (cost >= WORTH) this.cost = cost;
  }

  forget(): void {
    this.cost = 0;
  }
}
