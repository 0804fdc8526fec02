/** Cards fly from where they were. Nothing waits for it: the table is in its new state while it moves. */
import type { EventView, Layout } from '../line/types';

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
