import type { Palette } from './palette';
import { between, pick, type Random } from './random';
import { H, path, W } from './scene';

/** Somebody in a cloak, cut like a stencil: the same name is always the same person. */
export function person(r: Random, p: Palette): string {
  const x = W / 2 + between(r, -14, 14);
  const head = between(r, 17, 21);
  const neck = between(r, 84, 92);
  const wide = between(r, 44, 62);
  const skin = pick(r, ['#f0cfae', '#d9a77c', '#b57b50', '#8a5636', '#6b4027', p.light]);
  const cloth = pick(r, [p.near, p.mid, p.ink, p.accent]);
  const trim = cloth === p.accent ? p.ink : pick(r, [p.accent, p.disc, p.light]);
  let out = held(r, x, wide, p, trim);
  out += path(`M${x - wide} ${H}Q${x - wide + 2} ${neck + 40} ${x - 18} ${neck + 18}Q${x} ${neck + 8} ${x + 18} ${neck + 18}Q${x + wide - 2} ${neck + 40} ${x + wide} ${H}Z`, cloth);
  out += path(`M${x} ${neck + 12}Q${x + 18} ${neck + 16} ${x + 22} ${neck + 22}Q${x + wide} ${neck + 50} ${x + wide} ${H}H${x + 4}Z`, p.ink, ' opacity=".28"');
  out += garment(r, x, neck, wide, trim);
  out += path(`M${x - 7} ${neck - 6}h14v20q-7 7-14 0Z`, skin);
  out += behind(r, x, neck, head, p);
  out += `<ellipse cx="${x}" cy="${neck - head}" rx="${head * 0.86}" ry="${head}" fill="${skin}"/>`;
  out += path(`M${x} ${neck - head * 2}a${head * 0.86} ${head} 0 0 1 0 ${head * 2}Z`, p.ink, ' opacity=".2"');
  out += face(r, x, neck - head, head, p);
  out += headgear(r, x, neck - head, head, p, trim);
  return out;
}

function face(r: Random, x: number, y: number, head: number, p: Palette): string {
  const gap = head * 0.34;
  const eye = r() < 0.5 ? `<path d="M${x - gap - 4} ${y + 1}q4 -4 8 0M${x + gap - 4} ${y + 1}q4 -4 8 0" stroke="${p.ink}" stroke-width="2.2" fill="none" stroke-linecap="round"/>` : `<circle cx="${x - gap}" cy="${y + 1}" r="2.1" fill="${p.ink}"/><circle cx="${x + gap}" cy="${y + 1}" r="2.1" fill="${p.ink}"/>`;
  const mouth = `<path d="M${x - 4} ${y + head * 0.52}q4 ${pick(r, [3, 0, -2.4])} 8 0" stroke="${p.ink}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
  const beard = r() < 0.2 ? path(`M${x - head * 0.8} ${y + 4}q${head * 0.2} ${head * 1.5} ${head * 0.8} ${head * 1.5}q${head * 0.6} 0 ${head * 0.8} ${-head * 1.5}q${-head * 0.8} ${head * 0.5} ${-head * 1.6} 0Z`, p.near) : '';
  return eye + beard + (beard ? '' : mouth);
}

function behind(r: Random, x: number, neck: number, head: number, p: Palette): string {
  const hair = pick(r, [p.ink, p.near, '#3a2a22', '#7a4a26', '#c9a15a', '#d8d3c8']);
  const y = neck - head;
  switch (Math.floor(r() * 4)) {
    case 0:
      return path(`M${x - head} ${y}q0 ${-head * 1.3} ${head} ${-head * 1.3}q${head} 0 ${head} ${head * 1.3}l4 ${head * 2}q${-head} 8 ${-head * 2 - 8} 0Z`, hair);
    case 1:
      return `<circle cx="${x}" cy="${y - head * 0.35}" r="${head * 1.02}" fill="${hair}"/>`;
    case 2:
      return `<circle cx="${x + head * 0.7}" cy="${y - head * 0.8}" r="${head * 0.5}" fill="${hair}"/><circle cx="${x}" cy="${y - head * 0.25}" r="${head * 0.98}" fill="${hair}"/>`;
    default:
      return '';
  }
}

function headgear(r: Random, x: number, y: number, h: number, p: Palette, trim: string): string {
  const cloth = pick(r, [p.ink, p.near, p.mid]);
  switch (Math.floor(r() * 9)) {
    case 0: // hood
      return path(`M${x - h * 1.25} ${y + h * 1.2}Q${x - h * 1.5} ${y - h * 1.3} ${x} ${y - h * 1.55}Q${x + h * 1.5} ${y - h * 1.3} ${x + h * 1.25} ${y + h * 1.2}Q${x + h} ${y - h * 0.5} ${x} ${y - h * 0.62}Q${x - h} ${y - h * 0.5} ${x - h * 1.25} ${y + h * 1.2}Z`, cloth);
    case 1: // wide hat
      return path(`M${x - h * 2} ${y - h * 0.35}q${h * 2} ${-h * 0.7} ${h * 4} 0q${-h * 2} ${h * 0.5} ${-h * 4} 0Z`, cloth) + path(`M${x - h * 0.9} ${y - h * 0.6}q${h * 0.1} ${-h * 1.1} ${h * 0.9} ${-h * 1.1}q${h * 0.8} 0 ${h * 0.9} ${h * 1.1}Z`, cloth) + path(`M${x - h * 0.9} ${y - h * 0.62}h${h * 1.8}v${-h * 0.22}h${-h * 1.78}Z`, trim);
    case 2: // crest
      return path(`M${x - h * 0.95} ${y - h * 0.3}a${h * 0.95} ${h * 1.02} 0 0 1 ${h * 1.9} 0Z`, cloth) + path(`M${x - h * 0.2} ${y - h}q${h * 0.2} ${-h * 1.4} ${h * 1.7} ${-h * 0.8}q${-h * 0.9} ${h * 0.2} ${-h * 1.1} ${h * 1.1}Z`, trim);
    case 3: // crown
      return path(`M${x - h * 0.8} ${y - h * 0.5}l${-h * 0.15} ${-h * 0.9}l${h * 0.5} ${h * 0.45}l${h * 0.45} ${-h * 0.7}l${h * 0.45} ${h * 0.7}l${h * 0.5} ${-h * 0.45}l${-h * 0.15} ${h * 0.9}Z`, trim);
    case 4: // antlers
      return `<path d="M${x - h * 0.5} ${y - h * 0.8}q${-h * 0.9} ${-h * 0.5} ${-h * 0.8} ${-h * 1.6}M${x - h * 1.1} ${y - h * 1.4}l${-h * 0.7} ${-h * 0.2}M${x + h * 0.5} ${y - h * 0.8}q${h * 0.9} ${-h * 0.5} ${h * 0.8} ${-h * 1.6}M${x + h * 1.1} ${y - h * 1.4}l${h * 0.7} ${-h * 0.2}" stroke="${p.light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    case 5: // helmet with a slit
      return path(`M${x - h} ${y + h * 0.9}V${y - h * 0.2}a${h} ${h * 1.1} 0 0 1 ${h * 2} 0V${y + h * 0.9}h${-h * 0.5}V${y + h * 0.15}h${-h}V${y + h * 0.9}Z`, cloth) + path(`M${x - 2} ${y - h * 1.3}h4v${h * 1.2}h-4Z`, trim);
    case 6: // headscarf
      return path(`M${x - h} ${y - h * 0.1}q0 ${-h * 1.15} ${h} ${-h * 1.15}q${h} 0 ${h} ${h * 1.15}q${-h} ${-h * 0.55} ${-h * 2} 0Z`, trim) + path(`M${x + h * 0.8} ${y - h * 0.3}l${h * 0.9} ${h * 0.6}l${-h * 0.3} ${-h}Z`, trim);
    case 7: // halo of rays
      return `<circle cx="${x}" cy="${y - h * 0.1}" r="${h * 1.5}" fill="none" stroke="${trim}" stroke-width="2.6" stroke-dasharray="3 6"/>`;
    default:
      return path(`M${x - h * 0.95} ${y - h * 0.2}q${h * 0.1} ${-h * 1.1} ${h * 0.95} ${-h * 1.05}q${h * 0.95} 0 ${h * 0.95} ${h * 1.05}q${-h * 0.4} ${-h * 0.6} ${-h} ${-h * 0.5}q${-h * 0.6} 0 ${-h * 0.9} ${h * 0.5}Z`, cloth);
  }
}

function garment(r: Random, x: number, neck: number, wide: number, trim: string): string {
  switch (Math.floor(r() * 5)) {
    case 0:
      return `<path d="M${x - 18} ${neck + 18}Q${x} ${neck + 34} ${x + 18} ${neck + 18}" stroke="${trim}" stroke-width="5" fill="none"/>`;
    case 1:
      return path(`M${x - 6} ${neck + 18}h12l4 ${H - neck}h-20Z`, trim);
    case 2:
      return `<path d="M${x - 20} ${neck + 22}L${x + wide * 0.7} ${H}" stroke="${trim}" stroke-width="8"/>`;
    case 3: {
      let out = '';
      for (let i = 0; i < 4; i++) out += `<circle cx="${x}" cy="${neck + 36 + i * 17}" r="3" fill="${trim}"/>`;
      return out;
    }
    default:
      return `<path d="M${x - wide + 5} ${H - 16}Q${x} ${H - 34} ${x + wide - 5} ${H - 16}" stroke="${trim}" stroke-width="5" fill="none"/>`;
  }
}

function held(r: Random, x: number, wide: number, p: Palette, trim: string): string {
  const side = r() < 0.5 ? -1 : 1;
  const hx = x + side * (wide + 8);
  const pole = `<path d="M${hx} ${H}V38" stroke="${p.ink}" stroke-width="4.5" stroke-linecap="round"/>`;
  switch (Math.floor(r() * 8)) {
    case 0: // lantern
      return pole + `<path d="M${hx} 42q${side * -14} -10 ${side * -20} 4" stroke="${p.ink}" stroke-width="3.5" fill="none"/><circle cx="${hx - side * 20}" cy="62" r="20" fill="${p.disc}" opacity=".35"/><rect x="${hx - side * 20 - 8}" y="50" width="16" height="22" rx="4" fill="${p.ink}"/><rect x="${hx - side * 20 - 5}" y="54" width="10" height="14" rx="2" fill="${p.disc}"/>`;
    case 1: // spear
      return pole + path(`M${hx} 14l8 28h-16Z`, trim);
    case 2: // oar
      return pole + path(`M${hx - 8} 12q8 -8 16 0l-3 42h-10Z`, p.near);
    case 3: // blade
      return `<path d="M${x + side * 30} 176L${hx + side * 14} 60" stroke="${p.light}" stroke-width="7" stroke-linecap="round"/><path d="M${x + side * 24} 152l${side * 26} 10" stroke="${p.ink}" stroke-width="6" stroke-linecap="round"/>`;
    case 4: // banner
      return pole + path(`M${hx} 40q${side * 18} -8 ${side * 34} 2q${side * 4} 18 0 36q${side * -16} -8 ${side * -34} 0Z`, trim);
    case 5: // bird on the shoulder
      return path(`M${x + side * 34} 112q${side * 4} -16 ${side * 18} -14l${side * 8} 3l${side * -5} 4q0 14 ${side * -10} 16l${side * -16} 8Z`, p.ink);
    case 6: // scythe or hook
      return pole + `<path d="M${hx} 42q${side * -8} -26 ${side * -38} -14" stroke="${p.light}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
    default:
      return '';
  }
}

/** Something large and not human. */
export function giant(r: Random, p: Palette): string {
  const x = W / 2 + between(r, -10, 10);
  const top = between(r, 34, 52);
  const skin = pick(r, [p.near, p.ink, p.mid]);
  const glow = pick(r, [p.disc, p.accent]);
  let out = path(`M${x - 86} ${H}Q${x - 78} ${top + 70} ${x - 34} ${top + 52}Q${x - 40} ${top} ${x} ${top}Q${x + 40} ${top} ${x + 34} ${top + 52}Q${x + 78} ${top + 70} ${x + 86} ${H}Z`, skin);
  const horns = Math.floor(r() * 4);
  if (horns === 0) out += path(`M${x - 26} ${top + 12}q-30 -8 -34 -40q20 20 46 24ZM${x + 26} ${top + 12}q30 -8 34 -40q-20 20 -46 24Z`, skin);
  if (horns === 1) out += path(`M${x - 7} ${top + 6}L${x} ${top - 34}l7 40Z`, glow);
  if (horns === 2) for (let i = -3; i <= 3; i++) out += path(`M${x + i * 12 - 7} ${top + 8 + Math.abs(i) * 6}l${7 + i * 2} -26l7 26Z`, skin);
  const eyes = pick(r, [1, 2, 2, 2, 3]);
  for (let i = 0; i < eyes; i++) {
    const ex = x + (i - (eyes - 1) / 2) * 26;
    out += `<ellipse cx="${ex}" cy="${top + 32}" rx="7.5" ry="${between(r, 3.5, 7)}" fill="${glow}"/><circle cx="${ex}" cy="${top + 32}" r="2.2" fill="${p.ink}"/>`;
  }
  out += `<path d="M${x - 18} ${top + 54}l6 7l6 -7l6 7l6 -7l6 7l6 -7" stroke="${p.light}" stroke-width="2.6" fill="none" stroke-linejoin="round"/>`;
  for (let i = 0; i < 5; i++) out += `<path d="M${x - 40 + i * 6} ${top + 92 + i * 18}q${40 - i * 6} 18 ${80 - i * 12} 0" stroke="${i % 2 ? glow : p.mid}" stroke-width="3" fill="none" opacity=".7"/>`;
  return out;
}

/** A place: towers, bridges, gates. */
export function building(r: Random, p: Palette): string {
  const light = p.disc;
  let out = '';
  const towers = 2 + Math.floor(r() * 3);
  for (let i = 0; i < towers; i++) {
    const w = between(r, 26, 46);
    const x = 26 + ((W - 60) / towers) * i + between(r, -6, 10);
    const top = between(r, 44, 96);
    const fill = i % 2 ? p.near : p.ink;
    out += `<rect x="${x}" y="${top}" width="${w}" height="${H}" fill="${fill}"/>`;
    const roof = Math.floor(r() * 3);
    if (roof === 0) out += path(`M${x - 5} ${top}L${x + w / 2} ${top - between(r, 20, 38)}L${x + w + 5} ${top}Z`, p.accent);
    else if (roof === 1) out += path(`M${x - 3} ${top}a${w / 2 + 3} ${w / 2} 0 0 1 ${w + 6} 0Z`, p.mid);
    else for (let k = 0; k < 4; k++) out += `<rect x="${x + (k * w) / 3.6}" y="${top - 8}" width="${w / 6}" height="9" fill="${fill}"/>`;
    for (let row = 0; row < 4; row++) for (let col = 0; col < 2; col++) if (r() < 0.6) out += path(`M${x + 7 + col * (w - 20)} ${top + 22 + row * 26}v-7a3.5 3.5 0 0 1 7 0v7Z`, light);
  }
  const base = between(r, 150, 164);
  out += path(`M0 ${H}V${base}H${W}V${H}ZM${W / 2 - 26} ${H}v-18a26 22 0 0 1 52 0v18Z`, p.near, ' fill-rule="evenodd"');
  for (let x = 6; x < W; x += 22) out += `<path d="M${x} ${base + 9}h12" stroke="${p.mid}" stroke-width="2.5"/>`;
  return out;
}

/** Something that happens: a burst, a spiral, a falling of things. */
export function happening(r: Random, p: Palette): string {
  const x = W / 2 + between(r, -20, 20);
  const y = between(r, 84, 112);
  let out = '';
  switch (Math.floor(r() * 4)) {
    case 0: {
      const rays = 10 + Math.floor(r() * 8);
      for (let i = 0; i < rays; i++) {
        const a = (i / rays) * Math.PI * 2;
        const far = between(r, 70, 130);
        out += path(`M${x} ${y}L${x + Math.cos(a - 0.07) * far} ${y + Math.sin(a - 0.07) * far}L${x + Math.cos(a + 0.07) * far} ${y + Math.sin(a + 0.07) * far}Z`, i % 2 ? p.light : p.accent, ' opacity=".85"');
      }
      return out + `<circle cx="${x}" cy="${y}" r="26" fill="${p.ink}"/><circle cx="${x}" cy="${y}" r="15" fill="${p.disc}"/>`;
    }
    case 1: {
      let d = `M${x} ${y}`;
      for (let t = 0; t < 40; t++) d += `L${(x + Math.cos(t * 0.42) * t * 2.3).toFixed(1)} ${(y + Math.sin(t * 0.42) * t * 1.7).toFixed(1)}`;
      return `<path d="${d}" stroke="${p.ink}" stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="${p.light}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
    }
    case 2: {
      for (let i = 0; i < 9; i++) {
        const bx = between(r, 20, W - 20);
        const by = between(r, 20, 150);
        const s = between(r, 9, 20);
        out += `<path d="M${bx + 26} ${by - 40}L${bx} ${by}" stroke="${p.light}" stroke-width="3" opacity=".6"/>` + path(`M${bx} ${by - s}l${s * 0.8} ${s}l${-s * 0.8} ${s}l${-s * 0.8} ${-s}Z`, i % 2 ? p.accent : p.ink);
      }
      return out;
    }
    default: {
      for (let i = 4; i > 0; i--) out += `<path d="M${x - i * 30} ${H}C${x - i * 26} ${y - i * 6} ${x + i * 26} ${y - i * 26} ${x + i * 24} ${y + 20}" stroke="${[p.ink, p.near, p.accent, p.light][i - 1]}" stroke-width="${6 + i * 3}" fill="none" stroke-linecap="round"/>`;
      return out;
    }
  }
}
