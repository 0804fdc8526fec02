import type { CardData } from '../line/types';
import { building, giant, happening, person } from './figure';
import { palette } from './palette';
import { between, hash, random } from './random';
import { H, scene, W } from './scene';

const made = new Map<string, string>();

/** A card's picture as the inside of an SVG, always the same for the same card. Nothing in it comes from the card as text. */
export function art(card: CardData): string {
  const key = card.number;
  const known = made.get(key);
  if (known !== undefined) return known;
  const own = random(hash(`weather ${card.number}`));
  const p = palette(mainColor(card), between(own, 0.1, 0.95));
  const land = random(hash(`land ${affinities(card).join(' ') || card.name}`));
  const who = random(hash(`figure ${card.name}`));
  const figure = kindOfFigure(card)(who, p);
  const picture = `<svg viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${scene(land, own, p)}${figure}</svg>`;
  made.set(key, picture);
  return picture;
}

export function mainColor(card: CardData): string {
  const color = card['color'] ?? card['colors'] ?? card['element'] ?? card['class'] ?? card['type'] ?? card['card_type'];
  if (Array.isArray(color)) return String(color[0] ?? 'grey');
  // Where the game has no colours, everything of one character has one.
  return typeof color === 'string' && color ? color : (card.number.split('/')[0] ?? 'grey');
}

export function affinities(card: CardData): string[] {
  for (const field of ['affinities', 'traits', 'kinds', 'character', 'class', 'roles', 'series']) {
    const value = card[field];
    if (Array.isArray(value)) return value.map(String);
    if (typeof value === 'string' && value) return [value];
  }
  return [];
}

const PLACES = /\b(site|scene|field|land|place|location|keep|tower|castle|gate)\b/i;
const HAPPENINGS = /\b(event|tactic|trick|spell|action|attack|defense|support|storage|skill|item|ultimate|utility|shield|weapon|armor|arms|bribe|upgrade|downgrade|food)\b/i;
const GIANTS = /\b(kaiju|monster|beast|giant|elemental|dragon|horror|leviathan|creature)\b/i;

function kindOfFigure(card: CardData): typeof person {
  const type = [card['type'], card['types'], card['kind'], card['card_type'], card['class']].flat().filter((x) => typeof x === 'string').join(' ');
  if (PLACES.test(type)) return building;
  if (card.number.includes('/')) return happening;
  const words = `${type} ${card.name} ${affinities(card).join(' ')}`;
  if (GIANTS.test(words)) return giant;
  if (HAPPENINGS.test(type)) return happening;
  return person;
}
