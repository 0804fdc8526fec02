import type { Palette } from './palette';
import { between, pick, type Random } from './random';

/** The size of a picture. */
export const W = 240;
export const H = 200;

const round = (x: number): string => (Math.round(x * 10) / 10).toString();

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

function ground(points: [number, number][], fill: string): string {
  const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return path(`M0 ${H}L${line}L${W} ${H}Z`, fill);
}

function hills(r: Random, y: number, fill: string): string {
  const phase = between(r, 0, 6);
  const length = between(r, 50, 90);
  const points: [number, number][] = [];
  for (let x = 0; x <= W; x += 8) points.push([x, y - Math.sin(x / length + phase) * 13 - Math.sin(x / 23 + phase) * 4]);
  return ground(points, fill);
}

function waves(r: Random, y: number, fill: string): string {
  const width = between(r, 24, 40);
  const shift = between(r, 0, width);
  let d = `M0 ${H}L${round(-shift)} ${round(y)}`;
  for (let x = -shift; x < W + width; x += width) d += `q${round(width / 2)} ${round(width / 2.4)} ${round(width)} 0`;
  return path(`${d}L${W + width} ${H}Z`, fill);
}

function reeds(r: Random, y: number, fill: string): string {
  let out = hills(r, y + 18, fill);
  for (let i = 0; i < 26; i++) {
    const x = between(r, 0, W);
    const top = y - between(r, 8, 46);
    const lean = between(r, -9, 9);
    out += `<path d="M${round(x)} ${H}Q${round(x)} ${round(y)} ${round(x + lean)} ${round(top)}" stroke="${fill}" stroke-width="${round(between(r, 1.6, 3.2))}" fill="none"/>`;
    if (i % 3 === 0) out += `<ellipse cx="${round(x + lean)}" cy="${round(top)}" rx="2.6" ry="8" fill="${fill}"/>`;
  }
  return out;
}

function roofs(r: Random, y: number, fill: string): string {
  const points: [number, number][] = [];
  let x = -10;
  while (x < W + 10) {
    const w = between(r, 16, 34);
    const top = y - between(r, 0, 30);
    const gable = r() < 0.6 ? between(r, 8, 16) : 0;
    points.push([x, top], [x + w / 2, top - gable], [x + w, top]);
    x += w + (r() < 0.3 ? 6 : 0);
  }
  return ground(points, fill);
}

function peaks(r: Random, y: number, fill: string): string {
  const points: [number, number][] = [[0, y]];
  let x = 0;
  while (x < W) {
    const w = between(r, 26, 60);
    points.push([x + w / 2, y - between(r, 18, 56)], [x + w, y + between(r, -4, 8)]);
    x += w;
  }
  return ground(points, fill);
}

function flames(r: Random, y: number, fill: string): string {
  let d = `M0 ${H}L0 ${round(y)}`;
  let x = 0;
  while (x < W) {
    const w = between(r, 16, 30);
    const h = between(r, 18, 48);
    d += `c${round(w * 0.3)} ${round(-h * 0.3)} ${round(w * 0.1)} ${round(-h * 0.7)} ${round(w * 0.55)} ${round(-h)}c${round(-w * 0.1)} ${round(h * 0.5)} ${round(w * 0.4)} ${round(h * 0.6)} ${round(w * 0.45)} ${round(h)}`;
    x += w;
  }
  return path(`${d}L${W} ${H}Z`, fill);
}

function masts(r: Random, y: number, fill: string): string {
  let out = waves(r, y + 14, fill);
  for (let i = 0; i < 5; i++) {
    const x = between(r, 8, W - 8);
    const top = y - between(r, 30, 74);
    out += `<path d="M${round(x)} ${round(y + 24)}V${round(top)}" stroke="${fill}" stroke-width="2.4"/>`;
    out += path(`M${round(x + 2)} ${round(top + 4)}q${round(between(r, 10, 20))} 14 2 ${round(between(r, 26, 38))}Z`, fill);
  }
  return out;
}

function arches(r: Random, y: number, fill: string): string {
  const w = between(r, 26, 38);
  let d = `M0 ${H}V${round(y - 16)}H${W}V${H}Z`;
  for (let x = between(r, -w, 0); x < W; x += w) d += `M${round(x + 5)} ${H}V${round(y + 12)}a${round(w / 2 - 5)} ${round(w / 2 - 5)} 0 0 1 ${round(w - 10)} 0V${H}Z`;
  return path(d, fill, ' fill-rule="evenodd"');
}

const LANDS = [hills, waves, reeds, roofs, peaks, flames, masts, arches] as const;

/** A landscape in layers. Cards of one affinity stand in one kind of land (`land`); the weather is the card's own. */
export function scene(land: Random, weather: Random, p: Palette): string {
  const back = pick(land, LANDS);
  const middle = pick(land, LANDS);
  const front = pick(land, [hills, waves, hills, waves, roofs]);
  const x = between(weather, 45, W - 45);
  const y = between(weather, 34, 74);
  const size = between(weather, 18, 34);
  let out = `<rect width="${W}" height="${H}" fill="${p.sky}"/>`;
  out += `<rect y="${H * 0.42}" width="${W}" height="${H * 0.6}" fill="${p.haze}" opacity=".55"/>`;
  const rings = 1 + Math.floor(weather() * 3);
  for (let i = rings; i > 0; i--) out += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size + i * 13)}" fill="${p.disc}" opacity=".16"/>`;
  out += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${p.disc}"/>`;
  if (weather() < 0.35) out += `<circle cx="${round(x + size * 0.4)}" cy="${round(y - size * 0.2)}" r="${round(size * 0.86)}" fill="${p.sky}"/>`;
  if (weather() < 0.5) {
    for (let i = 0; i < 4; i++) {
      const cy = between(weather, 14, 90);
      const cx = between(weather, 0, W - 60);
      out += `<path d="M${round(cx)} ${round(cy)}h${round(between(weather, 26, 70))}" stroke="${p.light}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
    }
  } else {
    for (let i = 0; i < 14; i++) out += `<circle cx="${round(between(weather, 0, W))}" cy="${round(between(weather, 4, 100))}" r="${round(between(weather, 0.8, 1.9))}" fill="${p.light}" opacity=".8"/>`;
  }
  out += back(weather, between(weather, 108, 122), p.far);
  out += middle(weather, between(weather, 140, 152), p.mid);
  out += `<g opacity=".9">${front(weather, between(weather, 172, 182), p.near)}</g>`;
  return out;
}
