import { describe, expect, it } from 'vitest';
import { bundle, naming, PSEUDO, say, type Message } from '../src/lang/voice';

const files = import.meta.glob<string>('../../src/quadriga/games/**/*.ftl', { query: '?raw', import: 'default', eager: true });
const file = (path: string): string => files[`../../src/quadriga/games/${path}`] ?? '';
const voice = (language: string) => {
  const spoken = language === PSEUDO ? 'en' : language;
  const union = bundle(language, file(`union_arena/languages/${spoken}.ftl`), file(`languages/${spoken}.ftl`));
  return (message: Message, names: string[] = []): string | undefined => say({ 'union-arena': union, shared: union }, message, names);
};
const english = voice('en');
const chinese = voice('zh-Hant');

const attack = (name: string): Message => ({ id: 'union-arena.do-attack-player', slots: { card: { is: 'card', name } } });

describe('messages by id', () => {
  it('say a name as it is printed, whatever it holds', () => {
    for (const name of ['Oda (Lantern Form)', 'Oda "with" Lamp', 'Attack, with Oda', '{ $player }', 'Oda’s 「Lamp」']) {
      expect(english(attack(name))).toBe(`Attack the player with ${name}`);
      expect(chinese(attack(name))).toBe(`用「${name}」攻擊玩家`);
    }
  });
  it('say the name that a card file has in the language', () => {
    const printed = naming.of;
    naming.of = (name, number) => (number === 'ZZZ-1-001' ? '下碼頭之燈' : name);
    expect(chinese({ id: 'union-arena.do-attack-player', slots: { card: { is: 'card', name: 'Lamp', number: 'ZZZ-1-001' } } })).toBe('用「下碼頭之燈」攻擊玩家');
    expect(chinese(attack('Lamp'))).toBe('用「Lamp」攻擊玩家');
    naming.of = printed;
  });
  it('have number and person from the language', () => {
    const ap = (n: number, you: boolean): Message => ({ id: 'union-arena.log-ap', slots: { player: { is: 'player', seat: 1, you }, n } });
    expect(english(ap(1, true))).toBe('You have 1 AP card.');
    expect(english(ap(3, false))).toBe('Player B has 3 AP cards.');
    expect(english(ap(3, false), ['Ann', 'Ben'])).toBe('Ben has 3 AP cards.');
    expect(chinese(ap(1, true))).toBe('你有1張AP卡。');
  });
  it('begin with a capital, and put messages, zones and lists into messages', () => {
    const moved: Message = { id: 'union-arena.log-move-line', slots: { card: { is: 'card' }, to: { is: 'zone', id: 'front line', book: 'union-arena' } } };
    expect(english(moved)).toBe('A card moves to the front line.');
    expect(chinese(moved)).toBe('一張卡片移到前線。');
    const none: Message = { id: 'shared.no-such-action', slots: { action: 'dance', actions: { is: 'list', items: ['play', 'raid', 'use'] } } };
    expect(english(none)).toBe('There is no action “dance”; try one of play, raid and use.');
    const run: Message = { id: 'shared.no-such-action', slots: { action: 'dance', actions: { is: 'list', items: ['play', 'raid'], run: true } } };
    expect(english(run)).toBe('There is no action “dance”; try one of play, raid.');
    const quoting: Message = { id: 'union-arena.do-activate', slots: { card: { is: 'card', name: 'Oda' }, text: { is: 'printed', text: 'Draw a card.', number: 'X-1', book: 'union-arena' } } };
    expect(english(quoting)).toBe('Activate Oda: Draw a card.');
    naming.quoted = (game, number, text) => (game === 'union-arena' && number === 'X-1' ? '抽1張卡片。' : text);
    expect(chinese(quoting)).toContain('抽1張卡片。');
    const pick: Message = { id: 'union-arena.do-pick', slots: { card: { id: 'union-arena.life-card', slots: { n: 3 } } } };
    expect(english(pick)).toBe('Life card 3');
    expect(english({ id: 'union-arena.log-bp', slots: { card: { is: 'card', name: 'Oda' }, n: -12000 } })).toBe('Oda gets −12000 BP.');
  });
  it('are missed where no file has them', () => {
    expect(english({ id: 'union-arena.nothing' })).toBeUndefined();
    expect(english({ id: 'ultraman.log-draw' })).toBeUndefined();
  });
  it('have a language that shows what was not said by id', () => {
    expect(voice(PSEUDO)(attack('Oda'))).toBe('Áttááçķ théé þľááýééř wíth Oda');
  });
});
