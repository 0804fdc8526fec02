import { beforeEach, describe, expect, it, vi } from 'vitest';

type Part = { default: string };
const waiting: Record<string, (part: Part) => void> = {};
const part = (name: string) => () => new Promise<Part>((done) => (waiting[name] = done));
const settings = { language: 'en' };

vi.mock('../src/settings.svelte', () => ({ settings }));
vi.mock('words:parts', () => ({
  english: 'play = Play\n',
  parts: { en: { lobby: part('lobby'), found: part('found') }, 'zh-Hant': { core: () => Promise.resolve({ default: 'play = 遊玩\n' }), lobby: part('chinese') } },
}));

/** A page as it is just after it was loaded. */
async function page(): Promise<typeof import('../src/lang/say.svelte')> {
  vi.resetModules();
  return import('../src/lang/say.svelte');
}
const told = async (name: string, words: string): Promise<void> => {
  waiting[name]?.({ default: words });
  await new Promise((done) => setTimeout(done));
};

describe('the words of pages that load at once', () => {
  beforeEach(() => void (settings.language = 'en'));

  it('are all there, whichever came in last', async () => {
    const { pageWords, t } = await page();
    const first = pageWords('lobby');
    const early = waiting['lobby'];
    const second = pageWords('found');
    // The second load has the words of both, and is there first; then the first one comes in.
    await told('found', 'hello = Hello\n');
    await told('lobby', 'seek = Find an opponent\n');
    early?.({ default: 'seek = Find an opponent\n' });
    await Promise.all([first, second]);
    expect([t('hello'), t('seek'), t('play')]).toEqual(['Hello', 'Find an opponent', 'Play']);
  });

  it('are there before either of the pages is shown', async () => {
    const { pageWords, t } = await page();
    const first = pageWords('lobby');
    const early = waiting['lobby'];
    const second = pageWords('found');
    early?.({ default: 'seek = Find an opponent\n' });
    let shown = false;
    void first.then(() => (shown = true));
    await new Promise((done) => setTimeout(done));
    expect(shown, 'the words of the first page alone are not said any more').toBe(false);
    await told('lobby', 'seek = Find an opponent\n');
    await told('found', 'hello = Hello\n');
    await Promise.all([first, second]);
    expect([t('seek'), t('hello')]).toEqual(['Find an opponent', 'Hello']);
  });

  it('that come in after another language was chosen are not said', async () => {
    const { pageWords, t } = await page();
    const first = pageWords('lobby');
    settings.language = 'zh-Hant';
    await told('lobby', 'seek = Find an opponent\n');
    await first;
    expect(t('seek')).toBe('seek');
  });
});
