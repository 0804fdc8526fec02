/** What a person prefers, kept in this browser. */
export type Language = 'en' | 'zh-Hant';

interface Kept {
  language: Language;
  motion: boolean;
  large: boolean;
  hints: boolean;
}

const KEY = 'quadriga.settings';

function first(): Kept {
  const chinese = navigator.languages?.some((l) => /^zh/i.test(l)) && /^zh/i.test(navigator.language);
  const kept: Kept = { language: chinese ? 'zh-Hant' : 'en', motion: true, large: false, hints: true };
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

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const settings = new Settings();
