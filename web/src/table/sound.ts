/** Short sounds for what happens, made on the spot: nothing is loaded. */
import type { EventView } from '../line/types';
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

/** Browsers allow sound only after something was touched. */
function audio(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0) return null;
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to?: number;
  seconds: number;
  after?: number;
  shape?: OscillatorType;
  loud?: number;
}

function play(notes: Note[]): void {
  const at = audio();
  if (!at) return;
  for (const n of notes) {
    const begin = at.currentTime + (n.after ?? 0);
    const voice = at.createOscillator();
    const gain = at.createGain();
    voice.type = n.shape ?? 'sine';
    voice.frequency.setValueAtTime(n.from, begin);
    voice.frequency.exponentialRampToValueAtTime(n.to ?? n.from, begin + n.seconds);
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, settings.volume * (n.loud ?? 0.25)), begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + n.seconds);
    voice.connect(gain).connect(at.destination);
    voice.start(begin);
    voice.stop(begin + n.seconds + 0.02);
  }
}

/** A brush of noise, as of a card on cloth. */
function brush(seconds: number, pitch: number, loud = 0.34): void {
  const at = audio();
  if (!at) return;
  const length = Math.floor(at.sampleRate * seconds);
  const noise = at.createBuffer(1, length, at.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = settings.volume * loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const SOUNDS: Record<string, () => void> = {
  card: () => brush(0.13, 2600),
  turn: () => play([{ from: 523, seconds: 0.22, loud: 0.14 }, { from: 784, seconds: 0.32, after: 0.1, loud: 0.14 }]),
  attack: () => play([{ from: 190, to: 70, seconds: 0.22, shape: 'triangle', loud: 0.5 }]),
  block: () => play([{ from: 330, to: 300, seconds: 0.16, shape: 'square', loud: 0.1 }]),
  damage: () => {
    brush(0.2, 500, 0.5);
    play([{ from: 130, to: 45, seconds: 0.32, loud: 0.6 }]);
  },
  effect: () => play([{ from: 880, to: 1320, seconds: 0.22, loud: 0.1 }]),
  gone: () => play([{ from: 400, to: 150, seconds: 0.35, shape: 'triangle', loud: 0.2 }]),
  roll: () => {
    brush(0.06, 3800);
    setTimeout(() => brush(0.06, 3200), 70);
  },
  won: () => play([523, 659, 784, 1047].map((from, i) => ({ from, seconds: 0.5, after: i * 0.13, loud: 0.16 }))),
  lost: () => play([392, 330, 262].map((from, i) => ({ from, seconds: 0.55, after: i * 0.18, loud: 0.16 }))),
};

const BY_KIND: Record<string, string> = {
  attack: 'attack', battle: 'attack', raid: 'attack', siege: 'attack', clash: 'attack', victorious: 'effect', 'duel won': 'effect', block: 'block', damage: 'damage', 'hp lost': 'damage', ruin: 'damage', roll: 'roll', trigger: 'effect', ability: 'effect', effect: 'effect',
  command: 'effect', channel: 'effect', gain: 'effect', shield: 'effect', destroyed: 'gone', defeated: 'gone', beaten: 'gone', capture: 'gone', play: 'card', draw: 'card', move: 'card', lay: 'card', set: 'card',
  open: 'card', 'level up': 'card', terrain: 'card', enter: 'card', fighter: 'card', swap: 'card', use: 'card',
}; // prettier-ignore
/** Of several things at once the heaviest is heard. */
const WEIGHT = ['damage', 'gone', 'attack', 'block', 'effect', 'roll', 'card'];

export function sound(name: keyof typeof SOUNDS): void {
  SOUNDS[name]?.();
}

export function hear(events: readonly EventView[]): void {
  const names = new Set(events.map((e) => BY_KIND[e.kind]).filter(Boolean));
  const first = WEIGHT.find((name) => names.has(name));
  if (first) sound(first);
}
