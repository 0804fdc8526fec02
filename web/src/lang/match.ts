/** English sentences with {slots} to sentences of another language. */
export type Dictionary = Record<string, string>;
export type Matcher = (text: string) => string | undefined;

interface Line {
  pattern: RegExp;
  names: string[];
  into: string;
  weight: number;
}

const RANK = 1000;
/** Of sentences in sentences: destroy [the shield borne by [the card that lies [on the [left] Stronghold]]]. */
const DEEPEST = 4;
const SLOTS: Record<string, string> = { n: '([+-]?\\d+)', card: '([^()]+?)', side: '([a-z]+)' };
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

function line(from: string, into: string): Line {
  const names: string[] = [];
  const pattern = from
    .split(/(\{\w+\})/)
    .map((part) => {
      const slot = /^\{(\w+)\}$/.exec(part);
      if (!slot) return part.replace(SPECIAL, '\\$&');
      names.push(slot[1] as string);
      // A card's name has no brackets: what stands in them says where the card is.
      return SLOTS[slot[1] as string] ?? '(.+?)';
    })
    .join('');
  // The more fixed letters, the more a sentence says: it is tried first, but after those whose first word is fixed. A card with
  // its place in brackets may be part of any sentence, so it is no sentence itself before all others were tried.
  const rank = !from.startsWith('{') ? 1 : from.includes('(') ? -1 : 0;
  return { pattern: new RegExp(`^${pattern}$`, 'i'), names, into, weight: from.replace(/\{\w+\}/g, '').length + rank * RANK };
}

const IRREGULAR: Record<string, string> = { has: 'have', is: 'are', does: 'do' };

/** "{player} plays {card}." is said of you as "You play {card}." */
export function aboutYou(from: string): string | undefined {
  const found = /^(.*)\{player\} (\w+)(.*)$/.exec(from);
  if (!found) return undefined;
  const [, before, verb, after] = found as unknown as [string, string, string, string];
  const plain = IRREGULAR[verb] ?? (/ies$/.test(verb) ? verb.replace(/ies$/, 'y') : /(ss|sh|ch|x)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, ''));
  return plain === verb ? undefined : `${before}You ${plain}${after}`;
}

/**
 * A function that says a sentence of the engine in the other language, or undefined if the dictionary has none.
 * What stands in a slot is looked up too (a player, a place), and stays as it is where the dictionary has nothing: a card's name.
 */
export function matcher(dictionary: Dictionary): Matcher {
  const whole = new Map<string, string>();
  const lines: Line[] = [];
  for (const [from, into] of Object.entries(dictionary)) {
    if (from.includes('{')) lines.push(line(from, into));
    else whole.set(from.toLowerCase(), into);
    const you = aboutYou(from);
    const said = into.replaceAll('{player}', dictionary['You'] ?? 'You');
    if (you?.includes('{')) lines.push(line(you, said));
    else if (you) whole.set(you.toLowerCase(), said);
  }
  lines.sort((a, b) => b.weight - a.weight);
  const known = new Map<string, string | undefined>();

  function look(text: string, depth: number): string | undefined {
    const exact = whole.get(text.toLowerCase());
    if (exact !== undefined) return exact;
    if (depth > DEEPEST) return undefined;
    for (const { pattern, names, into } of lines) {
      const found = pattern.exec(text);
      if (!found) continue;
      return into.replace(/\{(\w+)\}/g, (slot, name: string) => {
        const part = found[names.indexOf(name) + 1];
        if (part === undefined) return slot;
        // A card's name is never translated, only "a card" and "the hidden card …" are.
        return (name === 'card' && !/^(an?|the) [a-z]/.test(part) ? undefined : look(part, depth + 1)) ?? part;
      });
    }
    return undefined;
  }

  return (text) => {
    if (!known.has(text)) known.set(text, look(text, 0));
    return known.get(text);
  };
}
