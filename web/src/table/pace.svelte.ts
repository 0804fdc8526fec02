/** Shows one state after the other slowly enough to be followed; any key or click shows the newest at once. */
import type { EventView, StateMessage } from '../line/types';
import { settings } from '../settings.svelte';

const BEAT = 520;
const LONGEST = 6;

export interface Shown {
  state: StateMessage;
  events: EventView[];
}

export class Pace {
  shown = $state.raw<Shown | null>(null);
  behind = $state(false);
  #waiting: Shown[] = [];
  #timer = 0;

  push(state: StateMessage): void {
    const next: Shown = { state, events: state.events };
    const first = this.shown === null;
    const undone = this.shown !== null && state.seat === this.shown.state.seat && state.view.turn < this.shown.state.view.turn;
    if (first || undone || !settings.motion || (!this.#waiting.length && !this.#timer)) {
      this.#waiting = [];
      this.#show(next);
      return;
    }
    this.#waiting.push(next);
    this.behind = true;
    if (this.#waiting.length > LONGEST) this.#show(this.#waiting.shift() as Shown);
  }

  #show(next: Shown): void {
    this.shown = next;
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (settings.motion && next.events.length)
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        const after = this.#waiting.shift();
        this.behind = this.#waiting.length > 0;
        if (after) this.#show(after);
      }, BEAT);
  }

  catchUp(): void {
    const last = this.#waiting.pop();
    this.#waiting = [];
    this.behind = false;
    if (last) this.#show(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
