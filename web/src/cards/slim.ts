/** JSON from elsewhere is mostly blanks and addresses of pictures: what is not needed is not sent. */

/** Values in a file, and lists within lists, beyond which no file of cards goes: reading one could cost the page its memory. */
export const MOST_VALUES = 3_000_000;
export const DEEPEST = 50;

const QUOTE = 0x22, BACKSLASH = 0x5c, COMMA = 0x2c, OPEN = [0x5b, 0x7b], CLOSE = [0x5d, 0x7d];

/** May this be read here? Only looks at the characters, one by one. */
export function readable(text: string): boolean {
  let depth = 0;
  let values = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (OPEN.includes(c)) {
      values++;
      if (++depth > DEEPEST) return false;
    } else if (CLOSE.includes(c)) depth--;
    else if (c === COMMA) values++;
    if (values > MOST_VALUES) return false;
  }
  return true;
}

/** The same without blanks and addresses, if it is longer than this; else, and where it is no JSON, as it was. */
export function slim(text: string, longest: number): string {
  if (text.length <= longest || !/^\s*[[{]/.test(text) || !readable(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text, (_, value: unknown) => (typeof value === 'string' && /^https?:\/\//.test(value) ? undefined : value)));
  } catch {
    return text;
  }
}
