/**
 * Everything Quadriga says, in the language of the page.
 *
 * English is the source: a dictionary maps an English sentence with {slots} to the other language. `t` says a sentence of the
 * page; `said` finds the sentence of the dictionary that the engine used and says it in the other language. Card names and card
 * texts stay as printed.
 */
import { settings } from '../settings.svelte';
import { matcher, type Dictionary, type Matcher } from './match';

type Slots = Record<string, string | number>;

class Speech {
  page = $state.raw<Dictionary>({});
  server = $state.raw<Matcher>();
  games = $state.raw<Record<string, Matcher>>({});
}

const speech = new Speech();

const LOADERS: Record<string, () => Promise<{ default: Dictionary }>> = {
  'union-arena': () => import('./zh-Hant/union-arena'),
  ultraman: () => import('./zh-Hant/ultraman'),
  'universal-arena': () => import('./zh-Hant/universal-arena'),
  'guardians-arena': () => import('./zh-Hant/guardians-arena'),
};

/** Load what the chosen language needs; the page shows English until it is there. */
export async function prepare(game?: string): Promise<void> {
  document.documentElement.lang = settings.language;
  if (settings.language === 'en') return;
  if (!speech.server) {
    const [page, server] = await Promise.all([import('./zh-Hant/page'), import('./zh-Hant/server')]);
    [speech.page, speech.server] = [page.default, matcher(server.default)];
  }
  const loader = game ? LOADERS[game] : undefined;
  if (game && loader && !speech.games[game]) {
    const dictionary = (await loader()).default;
    const shared = (await import('./zh-Hant/shared')).default;
    speech.games = { ...speech.games, [game]: matcher({ ...shared, ...dictionary }) };
  }
}

function fill(text: string, slots: Slots): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in slots ? String(slots[name]) : whole));
}

export function t(text: string, slots: Slots = {}): string {
  const template = settings.language === 'en' ? text : (speech.page[text] ?? text);
  return fill(template, slots);
}

/** A sentence, a label or a word of the engine. */
export function said(game: string, text: string): string {
  if (settings.language === 'en' || !text) return text;
  return speech.games[game]?.(text) ?? text;
}

/** What the server answers when something cannot be done. */
export function refused(text: string): string {
  return settings.language === 'en' ? text : (speech.server?.(text) ?? text);
}

export function chinese(): boolean {
  return settings.language !== 'en';
}
