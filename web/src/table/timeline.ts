/** In which order the cards of a row are worked off, and which of them will clash. Pure. */
import type { CardView } from '../line/types';
import type { Board } from './board.svelte';

export interface Step {
  /** 1 is worked off first. */
  at: number;
  /** The place in the row of the card that it will clash with. */
  with?: number;
}

/** From the right end to the left: a card clashes with its left neighbour if that is the other player's, else it is used alone. */
export function timeline(owners: readonly (number | undefined)[]): Step[] {
  const steps: Step[] = owners.map(() => ({ at: 0 }));
  let at = 0;
  for (let i = owners.length - 1; i >= 0; i--) {
    at += 1;
    const left = i - 1;
    if (left >= 0 && owners[left] !== owners[i]) {
      steps[i] = { at, with: left };
      steps[left] = { at, with: i };
      i -= 1;
    } else steps[i] = { at };
  }
  return steps;
}

/** Whose card it is: that of the character who uses it. */
export function ownerOf(board: Board, card: CardView): number | undefined {
  return card.user === undefined ? undefined : board.find(card.user)?.zone.seat;
}
