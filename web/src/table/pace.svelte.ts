/** Shows one state after the other slowly enough to be followed; any key or click shows the newest at once. */
import type { EventView, StateMessage } from '../line/types';
import { settings } from '../settings.svelte';

/** Milliseconds that a state in which something happened stays before the next one: a blow longer than a change of phase. */
const BEAT = 520;
const LONG_BEAT = 900;
const SHORT_BEAT = 160;
const HEAVY = new Set(['attack', 'block', 'battle', 'damage', 'clash', 'roll', 'trigger', 'raid', 'siege', 'duel won', 'destroyed', 'defeated', 'play', 'use', 'capture', 'open']);
const LIGHT = /^(phase|pass|energy|ready|round|active|paused|turn)/;

function beat(events: readonly EventView[]): number {
  if (events.some((e) => HEAVY.has(e.kind))) return LONG_BEAT;
  if (events.every((e) => LIGHT.test(e.kind))) return events.length ? SHORT_BEAT : 0;
  return BEAT;
}

/** Playing back takes this long, however much has happened. */
const PLAY_BACK = 5000;
/** So long after it was told the newest state is shown at the latest: with many waiting, each stays for less time. */
const LATEST = 2000;

export interface Shown {
  state: StateMessage;
  events: EventView[];
}

export class Pace {
  shown = $state.raw<Shown | null>(null);
  behind = $state(false);
  #waiting: Shown[] = [];
  #timer = 0;
  /** When the newest state was told. */
  #told = 0;
  /** While something is played back: how long each state stays. */
  #each = 0;

  push(state: StateMessage): void {
    const last = this.#waiting.at(-1)?.state ?? this.shown?.state;
    const undone = last !== undefined && state.seat === last.seat && state.since < last.since + last.events.length;
    this.#waiting.push({ state, events: state.events });
    this.#told = performance.now();
    if (last === undefined || undone || !settings.motion) this.catchUp();
    else if (this.#timer) this.behind = true;
    else this.#next();
  }

  /** The next state, and a timer for the one after it whether or not anything happened: what waits is always shown in the end. */
  #next(): void {
    this.#timer = 0;
    const next = this.#waiting.shift();
    this.behind = this.#waiting.length > 0;
    if (!next) return;
    this.shown = next;
    if (this.#waiting.length === 0) this.#each = 0;
    if (this.#each) {
      this.#timer = window.setTimeout(() => this.#next(), this.#each);
      return;
    }
    const left = Math.max(0, this.#told + LATEST - performance.now());
    this.#timer = window.setTimeout(() => this.#next(), Math.min(beat(next.events), left / Math.max(1, this.#waiting.length)));
  }

  /** Shows these states once more, then the newest again. */
  playBack(states: readonly Shown[]): void {
    const newest = this.#waiting.at(-1) ?? this.shown;
    if (!newest || !states.length) return;
    this.stop();
    this.#waiting = [...states, newest];
    this.#each = PLAY_BACK / states.length;
    this.#next();
  }

  catchUp(): void {
    if (this.#waiting.length === 0) return;
    this.stop();
    this.#waiting = this.#waiting.slice(-1);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }
}
