import { hash } from './random';

/** The inks of one picture, from the sky to the darkest line. */
export interface Palette {
  sky: string;
  haze: string;
  disc: string;
  far: string;
  mid: string;
  near: string;
  ink: string;
  light: string;
  accent: string;
}

interface Pigment {
  hue: number;
  chroma: number;
}

const PIGMENTS: Record<string, Pigment> = {
  red: { hue: 12, chroma: 1 },
  orange: { hue: 27, chroma: 1 },
  yellow: { hue: 43, chroma: 1 },
  green: { hue: 136, chroma: 0.75 },
  blue: { hue: 208, chroma: 0.9 },
  purple: { hue: 284, chroma: 0.7 },
  violet: { hue: 268, chroma: 0.8 },
  white: { hue: 210, chroma: 0.2 },
  black: { hue: 250, chroma: 0.22 },
  grey: { hue: 200, chroma: 0.12 },
  water: { hue: 204, chroma: 0.9 },
  fire: { hue: 14, chroma: 1 },
  earth: { hue: 30, chroma: 0.6 },
  air: { hue: 190, chroma: 0.45 },
};

export function pigment(color: string): Pigment {
  return PIGMENTS[color.toLowerCase()] ?? { hue: hash(color) % 360, chroma: 0.7 };
}

function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${Math.round((hue + 360) % 360)} ${Math.round(saturation)}% ${Math.round(lightness)}%)`;
}

/** `hour` from 0 (night) to 1 (noon) shifts the same pigment through the day. */
export function palette(color: string, hour: number): Palette {
  const { hue, chroma } = pigment(color);
  const night = 1 - hour;
  const glow = hue > 20 && hue < 70 ? hue - 24 : 40;
  return {
    sky: hsl(hue - 14 + night * 26, 52 * chroma, 44 + hour * 32),
    haze: hsl(hue + 14, 62 * chroma, 66 + hour * 18),
    disc: hsl(glow, 78, 74 + hour * 14),
    far: hsl(hue + 4, 34 * chroma, 50 + hour * 8),
    mid: hsl(hue - 8, 42 * chroma, 34 + hour * 6),
    near: hsl(hue - 16, 46 * chroma, 22 + hour * 3),
    ink: hsl(hue - 22, 44 * chroma, 11),
    light: hsl(hue + 18, 50 * chroma, 90),
    accent: hsl(hue + 172, 52, 62),
  };
}

/** One flat colour for frames, pips and plots; dark enough for white letters. */
export function frameColor(color: string): string {
  const { hue, chroma } = pigment(color);
  const lightness = hue > 35 && hue < 70 ? 30 : 33;
  return hsl(hue, 58 * chroma, lightness);
}

/** The brighter sister of `frameColor`, for plots on dark ground. */
export function plotColor(color: string): string {
  const { hue, chroma } = pigment(color);
  return hsl(hue, 60 * chroma, 62);
}
