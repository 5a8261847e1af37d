// The colours of a drawing: a hue for the kind of place, day or night, and three hours of the day.
import { mix } from './shapes.mjs';

/** What the hour does to the light: noon, morning, late afternoon. */
const HOURS = [
  { tint: '#f2f6f3', warmth: 0.24, towards: '#2f8f86' },
  { tint: '#fbeee0', warmth: 0.42, towards: '#b9855e' },
  { tint: '#e6edf6', warmth: 0.16, towards: '#4c74a8' },
];

/** From far to near, day fades into the light. `variant` is the hour and, in the scenes, another landscape. */
export const day = (hue, accent, variant = 0) => {
  const { tint, warmth, towards } = HOURS[variant];
  const tone = mix(hue, towards, variant === 0 ? 0 : 0.28);
  return {
    variant,
    sky: mix(tint, tone, 0.09),
    sun: mix('#fffaf0', accent, warmth),
    layer: (part) => mix(mix('#e4ece8', tone, 0.2), mix('#123230', tone, 0.45), part),
    line: '#ffffff',
    light: '#ffffff',
    water: (part) => mix(mix('#9fd0cb', tone, 0.1), '#f3fbf9', part),
    leaf: (part) => mix(mix('#dfeae2', tone, 0.2), mix('#123230', tone, 0.5), part),
    outside: mix(tint, tone, 0.1),
    accent,
  };
};

/** From far to near, night fades into the dark. */
export const night = (hue, accent, variant = 0) => {
  const { towards } = HOURS[variant];
  const tone = mix(hue, towards, variant === 0 ? 0 : 0.35);
  return {
    variant,
    sky: mix('#172725', tone, 0.12),
    sun: mix('#2c423e', accent, 0.3),
    layer: (part) => mix(mix('#2b423e', tone, 0.2), mix('#0a1413', tone, 0.06), part),
    line: mix('#8fd3ca', tone, 0.35),
    light: '#d9ebe6',
    water: (part) => mix(mix('#1d5a58', tone, 0.1), '#8fd6cc', part * 0.75),
    leaf: (part) => mix(mix('#22403a', tone, 0.2), mix('#6fa898', tone, 0.3), part * 0.8),
    outside: mix('#2a4a49', tone, 0.2),
    accent: mix(accent, '#ffffff', 0.12),
  };
};
