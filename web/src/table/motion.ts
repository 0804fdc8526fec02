/** Cards fly from where they were. Nothing waits for it: the table is in its new state while it moves. */
import type { EventView, Layout } from '../line/types';
import type { Change } from './happenings';

export type Places = { cards: Map<number, DOMRect>; zones: Map<string, DOMRect> };

export function places(root: HTMLElement): Places {
  const cards = new Map<number, DOMRect>();
  const zones = new Map<string, DOMRect>();
  for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) cards.set(Number(el.dataset['card']), el.getBoundingClientRect());
  for (const el of root.querySelectorAll<HTMLElement>('[data-zone]')) zones.set(`${el.dataset['seat'] ?? ''} ${el.dataset['zone']}`, el.getBoundingClientRect());
  return { cards, zones };
}

/** The zone that an event names by its number, if the layout says how places are counted. */
function zoneKey(layout: Layout, zone: number | undefined): string | undefined {
  if (zone === undefined || !layout.places?.length) return undefined;
  return `${Math.floor(zone / layout.places.length)} ${layout.places[zone % layout.places.length]}`;
}

const FLIGHT = 340;
const EASE = 'cubic-bezier(.2,.8,.3,1)';

const FLOAT = 1100;
const BEAM = 420;

function at(root: HTMLElement, box: DOMRect, name: string, text = ''): HTMLElement {
  const here = root.getBoundingClientRect();
  const el = document.createElement('span');
  el.className = name;
  el.textContent = text;
  el.setAttribute('aria-hidden', 'true');
  el.style.left = `${box.left + box.width / 2 - here.left}px`;
  el.style.top = `${box.top + box.height / 2 - here.top}px`;
  root.append(el);
  return el;
}

/** Numbers rise from the cards and players that they changed on. */
export function float(root: HTMLElement, changes: readonly Change[]): void {
  const taken = new Map<Element, number>();
  for (const change of changes) {
    const el = root.querySelector(change.card === undefined ? `[data-plate="${change.seat}"]` : `[data-card="${change.card}"]`);
    if (!el) continue;
    const before = taken.get(el) ?? 0;
    taken.set(el, before + 1);
    const text = `${change.by > 0 ? '+' : '−'}${Math.abs(change.by)}${change.card === undefined ? ` ${change.name}` : ''}`;
    const shown = at(root, el.getBoundingClientRect(), `float ${change.by > 0 ? 'up' : 'down'}`, text);
    const gone = shown.animate([{ translate: '-50% -20%', opacity: 0, scale: 0.7 }, { translate: '-50% -60%', opacity: 1, scale: 1.15, offset: 0.18 }, { translate: '-50% -90%', opacity: 1, scale: 1, offset: 0.7 }, { translate: '-50% -150%', opacity: 0, scale: 1 }], { duration: FLOAT, delay: before * 180, easing: 'ease-out', fill: 'backwards' });
    gone.onfinish = gone.oncancel = () => shown.remove();
    el.animate([{ filter: 'none' }, { filter: change.by > 0 ? 'brightness(1.5)' : 'brightness(1.7) sepia(1) hue-rotate(-50deg) saturate(4)' }, { filter: 'none' }], { duration: 380 });
  }
}

/** A light goes from the card that causes something to the card it happens to. */
export function beams(root: HTMLElement, events: readonly EventView[]): void {
  const drawn = new Set<string>();
  for (const e of events) {
    if (!e.cause || e.id === undefined || e.cause === e.id || drawn.has(`${e.cause} ${e.id}`)) continue;
    drawn.add(`${e.cause} ${e.id}`);
    const from = root.querySelector(`[data-card="${e.cause}"]`)?.getBoundingClientRect();
    const to = root.querySelector(`[data-card="${e.id}"]`)?.getBoundingClientRect();
    if (!from || !to) continue;
    const light = at(root, from, 'beam');
    const [dx, dy] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
    const gone = light.animate([{ translate: '-50% -50%', opacity: 0.2 }, { opacity: 1, offset: 0.2 }, { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, opacity: 1, offset: 0.9 }, { translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, opacity: 0, scale: 2.4 }], { duration: BEAM, easing: 'ease-in-out' });
    gone.onfinish = gone.oncancel = () => light.remove();
  }
}

export function fly(root: HTMLElement, before: Places, events: EventView[], layout: Layout): void {
  const origin = new Map<number, DOMRect>();
  for (const e of events) {
    if (e.id === undefined) continue;
    const key = zoneKey(layout, e.from);
    const from = key ? before.zones.get(key) : undefined;
    if (from) origin.set(e.id, from);
  }
  for (const el of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = Number(el.dataset['card']);
    const to = el.getBoundingClientRect();
    const old = before.cards.get(id);
    const from = old ?? origin.get(id);
    if (!from) {
      if (before.cards.size) el.animate([{ opacity: 0, scale: 0.85 }, { opacity: 1, scale: 1 }], { duration: FLIGHT, easing: EASE });
      continue;
    }
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) + Math.abs(dy) < 4) continue;
    el.animate([{ translate: `${dx}px ${dy}px`, zIndex: 9 }, { translate: '0 0', zIndex: 9 }], { duration: FLIGHT, easing: EASE });
  }
  for (const e of events) {
    if (e.kind === 'attack' && e.id !== undefined) {
      const el = root.querySelector<HTMLElement>(`[data-card="${e.id}"]`);
      const up = el && el.getBoundingClientRect().top > root.getBoundingClientRect().top + root.clientHeight / 2 ? -1 : 1;
      el?.animate([{ translate: '0 0' }, { translate: `0 ${up * 34}px`, offset: 0.35 }, { translate: '0 0' }], { duration: 460, easing: 'ease-out' });
    }
    if (e.kind === 'damage' && e.player !== undefined) {
      for (const el of root.querySelectorAll<HTMLElement>(`[data-side="${e.player}"]`)) el.animate([{ translate: '0 0' }, { translate: '-5px 0' }, { translate: '5px 0' }, { translate: '-3px 0' }, { translate: '0 0' }], { duration: 320 });
    }
  }
}
