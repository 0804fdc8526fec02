import { describe, expect, it } from 'vitest';
import { ABOUT } from '../src/games';
import { matcher } from '../src/lang/match';
import page from '../src/lang/zh-Hant/page';
import shared from '../src/lang/zh-Hant/shared';
import union from '../src/lang/zh-Hant/union-arena';
import { PHRASES } from '../src/table/phrases';
import { ANY_QUESTION, TOURS } from '../src/tours/tours';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], { query: '?raw', import: 'default', eager: true });

describe('the dictionary of the page', () => {
  it('has every sentence that the page says', () => {
    const said = new Set([...Object.values(ABOUT), ...Object.values(PHRASES), ANY_QUESTION.say, ...Object.values(TOURS).flatMap((x) => [x.won, x.over, ...[...x.shown, ...Object.values(x.asked).flat()].map((s) => s.say)])]);
    expect(Object.keys(sources).length).toBeGreaterThan(30);
    for (const text of Object.values(sources)) {
      for (const m of text.matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)) said.add((m[1] as string).replaceAll("\\'", "'"));
    }
    expect([...said].filter((x) => x && !(x in page))).toEqual([]);
  });

  it('keeps the slots', () => {
    const slots = (x: string): string[] => [...x.matchAll(/\{\w+\}/g)].map((m) => m[0]).sort();
    expect(Object.entries(page).filter(([from, into]) => slots(from).join() !== slots(into).join())).toEqual([]);
  });
});

describe('sentences of the engine', () => {
  const say = matcher({ ...shared, ...union });
  it('are said with their slots, and names stay as printed', () => {
    expect(say('Play Lanternkeeper Oda onto the front line')).toBe('讓「Lanternkeeper Oda」登場到前線');
    expect(say('You: Oilcan Wenn is drawn.')).toBe('你抽到Oilcan Wenn。');
    expect(say('Player B: a card is drawn.')).toBe('玩家B抽到一張卡片。');
    expect(say('Tidepilot Maren: Block the attack?')).toBe('Tidepilot Maren：要防禦這次攻擊嗎？');
    expect(say('It needs 3 yellow energy; your energy line generates 1.')).toBe('需要3點黃色能源；你的能源線只產生1。');
  });
  it('speak of you in the second person', () => {
    expect(say('You ready AP cards.')).toBe('你把AP卡置為活動。');
    expect(say('You play Oda onto the front line.')).toBe('你讓「Oda」登場到前線。');
    expect(say('You have 3 AP cards.')).toBe('你有3張AP卡。');
  });
  it('are left alone where there is no sentence', () => {
    expect(say('Something nobody ever said!')).toBeUndefined();
  });
  it('prefer the sentence that says more', () => {
    expect(say('Attack the player with Oda')).toBe('用「Oda」攻擊玩家');
    expect(say('Attack Wall with Oda')).toBe('用「Oda」攻擊「Wall」');
  });
});
