/** What a person prefers, kept in this browser. */
export type Language = 'en' | 'zh-Hant' | 'en-XA';

interface Kept {
  language: Language;
  motion: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Percent of the usual size of text. */
  text: number;
  /** Any of several cards that lie face down is taken without asking. */
  any: boolean;
  /** After a costly move it is said what it cost. */
  coach: boolean;
  /** One's own pictures of cards are shown. */
  pictures: boolean;
  /** Cards show their printed words, also where the page's language has words of its own for them. */
  printed: boolean;
}

/** Sizes of text to choose from, in percent. */
export const TEXT_SIZES = [90, 100, 115, 130, 150];

const KEY = 'quadriga.settings';

function first(): Kept {
  const chinese = navigator.languages?.some((l) => /^zh/i.test(l)) && /^zh/i.test(navigator.language);
  const kept: Kept = { language: chinese ? 'zh-Hant' : 'en', motion: true, sound: true, volume: 0.4, text: 100, any: false, coach: false, pictures: true, printed: false };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return kept;
  }
}

class Settings {
  #kept = $state(first());
  #calm = matchMedia('(prefers-reduced-motion: reduce)');
  #reduced = $state(this.#calm.matches);

  constructor() {
    this.#calm.addEventListener('change', () => (this.#reduced = this.#calm.matches));
  }

  get language(): Language {
    return this.#kept.language;
  }
  set language(value: Language) {
    this.#set({ language: value });
  }
  /** Animations: off by choice here or in the system. */
  get motion(): boolean {
    return this.#kept.motion && !this.#reduced;
  }
  set motion(value: boolean) {
    this.#set({ motion: value });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }
  get volume(): number {
    return this.#kept.volume;
  }
  set volume(value: number) {
    this.#set({ volume: value });
  }
  get text(): number {
    return this.#kept.text;
  }
  set text(value: number) {
    this.#set({ text: value });
  }

  get any(): boolean {
    return this.#kept.any;
  }
  set any(value: boolean) {
    this.#set({ any: value });
  }
  get coach(): boolean {
    return this.#kept.coach;
  }
  set coach(value: boolean) {
    this.#set({ coach: value });
  }

  get pictures(): boolean {
    return this.#kept.pictures;
  }
  set pictures(value: boolean) {
    this.#set({ pictures: value });
  }

  get printed(): boolean {
    return this.#kept.printed;
  }
  set printed(value: boolean) {
    this.#set({ printed: value });
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
