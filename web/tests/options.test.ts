import { describe, expect, it } from 'vitest';
import type { Option } from '../src/line/types';
import { clickCard, clickPlace, drop, passing, targets } from '../src/table/options';

const options: Option[] = [
  { verb: 'play', label: { id: 'front' }, cards: [7], place: 'front line' },
  { verb: 'play', label: { id: 'energy' }, cards: [7], place: 'energy line' },
  { verb: 'raid', label: { id: 'raid' }, cards: [8, 3] },
  { verb: 'attack', label: { id: 'player' }, cards: [4] },
  { verb: 'attack', label: { id: 'card' }, cards: [4, 9] },
  { verb: 'done', label: { id: 'End' }, cards: [] },
];

describe('a click', () => {
  it('answers where there is one meaning and selects where there are several', () => {
    expect(clickCard(options, null, 8)).toEqual({ answer: 2 });
    expect(clickCard(options, null, 7)).toEqual({ select: 7 });
    expect(clickCard(options, 7, 7)).toEqual({ select: null });
    expect(clickCard(options, 4, 9)).toEqual({ answer: 4 });
    expect(clickCard(options, null, 99)).toEqual({ select: null });
  });
  it('on a place answers for the selected card', () => {
    expect(clickPlace(options, 7, 'energy line')).toEqual({ answer: 1 });
    expect(clickPlace(options, null, 'energy line')).toEqual({ select: null });
  });
  it('shows what a selected card can be used on', () => {
    expect([...targets(options, 7).places]).toEqual(['front line', 'energy line']);
    expect([...targets(options, 4).cards]).toEqual([9]);
  });
});

describe('a drop', () => {
  it('means the option of card and place, card and card, or the other side', () => {
    expect(drop(options, 7, { place: 'front line' })).toEqual({ answer: 0 });
    expect(drop(options, 4, { card: 9, place: 'front line', across: true })).toEqual({ answer: 4 });
    expect(drop(options, 4, { place: 'life area', across: true })).toEqual({ answer: 3 });
    expect(drop(options, 7, { place: 'sideline' })).toEqual({ select: 7 });
    expect(drop(options, 99, {})).toEqual({ select: null });
  });
});

describe('places and passing', () => {
  it('a place is meant by its whole name', () => {
    const columns: Option[] = [
      { verb: 'lay', label: { id: 'on' }, cards: [7], place: 'on Stronghold left' },
      { verb: 'lay', label: { id: 'under' }, cards: [7], place: 'under Stronghold left' },
    ];
    expect(clickPlace(columns, 7, 'under Stronghold left')).toEqual({ answer: 1 });
    expect(clickPlace(columns, 7, 'Stronghold left')).toEqual({ select: 7 });
  });
  it('finds what ends the question', () => {
    expect(passing(options)).toBe(5);
    expect(passing(options.slice(0, 2))).toBe(-1);
  });
});
