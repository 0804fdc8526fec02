/** Rules by ordinary words: endings and small words do not matter, and what nothing answers to is said. */
import type { RuleText } from '../line/types';

const SMALL = new Set('a an the of to in on and or is are was be do does did i my me you your can could may what when why how if it its that this with for by at from there which who'.split(' '));

/** Ordinary words for what the rulebooks call otherwise. */
const ALSO: Record<string, string[]> = {
  tap: ['rest'], untap: ['ready', 'active'], tapped: ['rest'], graveyard: ['sideline', 'discard'], exile: ['remov', 'exil'], mana: ['energy'], hp: ['life', 'hp'], health: ['life', 'hp'], lose: ['lose', 'lost'], die: ['sideline', 'defeat', 'destroy'],
  kill: ['sideline', 'defeat', 'destroy'], dead: ['defeat', 'destroy'], monster: ['character', 'creature'], minion: ['character', 'creature'], spell: ['event', 'spell'], defend: ['block', 'defend'], power: ['bp', 'power', 'vitality'], strength: ['bp', 'power', 'vitality'], redraw: ['mulligan', 'redraw'],
}; // prettier-ignore

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ies|ied|ed|es|s)$/, '') : word;
}

export interface Found {
  rules: RuleText[];
  /** Words that no rule has. */
  unknown: string[];
  /** No rule has all of the words: these have most of them. */
  partly: boolean;
}

export function find(rules: readonly RuleText[], query: string): Found {
  const all = query.toLowerCase().split(/[^\p{L}\p{N}.-]+/u).filter(Boolean);
  const wanted = all.filter((w) => !SMALL.has(w));
  const words = wanted.length ? wanted : all;
  if (!words.length) return { rules: [...rules], unknown: [], partly: false };
  const texts = rules.map((r) => `${r.id} ${r.says} ${r.says_zh ?? ''} ${r.chapter ?? ''} ${r.chapter_zh ?? ''} ${source(r)}`.toLowerCase());
  const has = (text: string, word: string): boolean => [word, stem(word), ...(ALSO[word] ?? [])].some((w) => text.includes(w));
  const unknown = words.filter((w) => !texts.some((text) => has(text, w)));
  const known = words.filter((w) => !unknown.includes(w));
  if (!known.length) return { rules: [], unknown, partly: false };
  const scores = texts.map((text) => known.filter((w) => has(text, w)).length);
  const most = Math.max(...scores);
  return { rules: rules.filter((_, i) => (scores[i] ?? 0) === most), unknown, partly: most < known.length };
}

/** Where a rule stands in its rulebook, without the editors' marks ([L26]). */
export function source(r: RuleText): string {
  return (r.where ?? '').replace(/\s*\[[^\]]*\]/g, '');
}
