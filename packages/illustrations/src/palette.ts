import { mix, turned } from './colour.ts';
import type { Scheme } from './keys.ts';

/** The colours of one picture. `part`: 0 is farthest or shallowest, 1 nearest or deepest. */
export type Palette = {
  readonly sky: string;
  readonly sun: string;
  readonly layer: (part: number) => string;
  readonly water: (part: number) => string;
  readonly leaf: (part: number) => string;
  /** contour lines */
  readonly line: string;
  /** steam, and light on water and walls */
  readonly light: string;
  /** how strong fields of light are */
  readonly glow: number;
  /** what shines by itself, or lets the day in */
  readonly lamp: string;
  /** what is seen through an opening */
  readonly outside: string;
  readonly accent: string;
};

type Hour = { readonly tint: string; readonly warmth: number; readonly towards: string; readonly share: number };

/** What the hour does to the light. */
export const HOURS: readonly [Hour, ...Hour[]] = [
  { tint: '#f2f6f3', warmth: 0.24, towards: '#2f8f86', share: 0 }, // noon
  { tint: '#fbeee0', warmth: 0.42, towards: '#b9855e', share: 0.28 }, // morning
  { tint: '#e6edf6', warmth: 0.16, towards: '#4c74a8', share: 0.28 }, // blue hour
  { tint: '#fbe6e2', warmth: 0.36, towards: '#a8647e', share: 0.24 }, // dawn
  { tint: '#f6f0d8', warmth: 0.5, towards: '#a98a3c', share: 0.26 }, // late sun
  { tint: '#e9efea', warmth: 0.1, towards: '#6c8078', share: 0.34 }, // overcast
];

type PaletteOptions = {
  /** of the kind of place */
  readonly hue: string;
  readonly accent: string;
  /** degrees by which this place's own hue is turned from that */
  readonly turn: number;
  readonly hour: number;
  readonly scheme: Scheme;
};

/** From far to near, day fades into the light, night into the dark. */
export const paletteOf = ({ hue, accent: kind, turn, hour, scheme }: PaletteOptions): Palette => {
  const { tint, warmth, towards, share } = HOURS[hour] ?? HOURS[0];
  const tone = mix(turned(hue, turn), towards, share);
  const accent = turned(kind, turn / 2);
  if (scheme === 'light')
    return {
      sky: mix(tint, tone, 0.17),
      sun: mix('#fffaf0', accent, warmth),
      layer: (part) => mix(mix('#e4ece8', tone, 0.24), mix('#123230', tone, 0.5), part),
      water: (part) => mix(mix('#8fc8c4', tone, 0.16), '#f3fbf9', part),
      leaf: (part) => mix(mix('#dfeae2', tone, 0.24), mix('#123230', tone, 0.55), part),
      line: '#ffffff',
      light: '#ffffff',
      glow: 1,
      lamp: mix('#fffaf0', accent, warmth),
      outside: mix(tint, tone, 0.12),
      accent,
    };
  return {
    sky: mix('#172725', tone, 0.2),
    sun: mix('#2c423e', accent, 0.34),
    layer: (part) => mix(mix('#2e4743', tone, 0.26), mix('#0a1413', tone, 0.08), part),
    water: (part) => mix(mix('#1d5552', tone, 0.16), '#8fd6cc', part * 0.75),
    leaf: (part) => mix(mix('#22403a', tone, 0.24), mix('#6fa898', tone, 0.34), part * 0.8),
    line: mix('#8fd3ca', tone, 0.35),
    light: '#d9ebe6',
    glow: 0.55,
    lamp: mix('#e9d9b4', accent, 0.45),
    outside: mix('#3f6a69', tone, 0.24),
    accent: mix(accent, '#ffffff', 0.12),
  };
};
