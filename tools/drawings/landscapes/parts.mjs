// What wide landscapes of water and rock are made of, for the top of the landing page: calm in the middle, where words stand over them, and of
// middle tones, so that white words can. Each has its own light, from deep cold to ember along the ramp of temperatures.
import { contourPaths } from '../contours.mjs';
import { chance } from '@wellspring/illustrations/chance';
import { path, ridge, ring, softLine } from '@wellspring/illustrations/shapes';

export const WIDTH = 1920;
export const HEIGHT = 1080;

export const stop = (offset, color, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

export const gradient = (id, stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;

export const glow = (id, cx, cy, r, color, strength) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stop(0, color, strength)}${stop(1, color, 0)}</radialGradient>`;

export const filled = (id) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;

/** A ridge across the picture as points, and the lines of its heights below it, closer where it is steep. */
export const mountain = ({
  top,
  rise,
  seed,
  waves = 5,
  roughness = 0.5,
  fill,
  line,
  lines = 9,
  gap = 15,
  strength = 0.5,
}) => {
  const shape = ridge(seed, waves, roughness);
  const along = (offset, part, wander) =>
    Array.from({ length: 49 }, (_, index) => {
      const x = (index - 2) * (WIDTH / 44);
      const own = wander ? wander(x / WIDTH) * offset * 0.16 : 0;
      return [x, top + offset + own - shape(x / WIDTH) * rise * part];
    });
  const outline = `${softLine(along(0, 1))}L${WIDTH + 90} ${HEIGHT}L-90 ${HEIGHT}Z`;
  const contours = Array.from({ length: lines }, (_, index) =>
    path(
      softLine(along((index + 1) * (gap + index * 1.8), 1 - (index + 1) * (0.82 / lines), ridge(seed + 50, 7, 0.6))),
      {
        fill: 'none',
        stroke: line,
        'stroke-width': index % 4 === 3 ? 2.2 : 1.2,
        opacity: (strength * (1 - index / (lines + 1))).toFixed(2),
      },
    ),
  );
  return path(outline, { fill }) + contours.join('');
};

/** Rings of water around a middle, from shallow to deep. */
export const pool = ({ cx, cy, rx, ry, seed, shades, line, unevenness = 0.12 }) =>
  shades
    .map((fill, index) => {
      const size = 1 - index / (shades.length + 0.6);
      const at = [cx + index * 5, cy + index * ry * 0.05];
      return path(softLine(ring(at[0], at[1], rx * size, ry * size, seed, unevenness), true), {
        fill,
        stroke: line,
        'stroke-width': index === 0 ? 2.4 : 1,
        'stroke-opacity': index === 0 ? 0.6 : 0.22,
      });
    })
    .join('');

/** Long quiet strokes of light on water. */
export const ripples = ({ from, to, count, color, seed, middle, spread, strength = 0.5 }) => {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = from + (to - from) * part ** 1.3;
    const width = (60 + random() * 190) * (0.5 + part);
    const x = middle + (random() - 0.5) * spread * (0.35 + part) - width / 2;
    return path(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(width / 4).toFixed(0)} -${(3 + part * 4).toFixed(1)} ${(width / 2).toFixed(0)} 0t${(width / 2).toFixed(0)} 0`,
      {
        fill: 'none',
        stroke: color,
        'stroke-width': (1.1 + part * 1.6).toFixed(1),
        'stroke-linecap': 'round',
        opacity: (strength * (0.35 + random() * 0.65)).toFixed(2),
      },
    );
  }).join('');
};

export const steam = ({ x, bottom, height, seed, color, width = 26 }) => {
  const points = Array.from({ length: 16 }, (_, index) => {
    const part = index / 15;
    return [x + Math.sin(part * 6.2 + seed) * (14 + part * 44), bottom - part * height];
  });
  const id = `steam-${seed}`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${bottom}" x2="0" y2="${bottom - height}">${stop(0, color, 0)}${stop(0.25, color, 0.85)}${stop(1, color, 0)}</linearGradient>` +
    `<filter id="${id}-soft" x="-200%" width="500%" y="-20%" height="140%"><feGaussianBlur stdDeviation="${width / 3}"/></filter>` +
    [2.2, 1, 0.3]
      .map((size, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#${id})`,
          'stroke-width': width * size,
          'stroke-linecap': 'round',
          filter: `url(#${id}-soft)`,
          opacity: [0.2, 0.36, 0.5][index],
        }),
      )
      .join('')
  );
};

/** Rounded stones with their own height lines. */
export const stone = ({ cx, cy, rx, ry, seed, fill, line }) =>
  path(softLine(ring(cx, cy, rx, ry, seed, 0.16), true), { fill }) +
  [0.78, 0.56, 0.34]
    .map((size) =>
      path(softLine(ring(cx - rx * 0.06, cy - ry * 0.1, rx * size, ry * size, seed, 0.16), true), {
        fill: 'none',
        stroke: line,
        'stroke-width': 1.3,
        opacity: 0.34,
      }),
    )
    .join('');

/** The whole picture as heights, in bands of a ramp with its lines: a map of water. */
export const heights = ({ seed, levels, color, strength }) =>
  contourPaths({ width: WIDTH, height: HEIGHT, columns: 72, seed, levels })
    .map((d, index) =>
      path(d, {
        fill: 'none',
        stroke: color,
        'stroke-width': index % 5 === 0 ? 2.6 : 1.2,
        opacity: strength * (index % 5 === 0 ? 1 : 0.6),
      }),
    )
    .join('');
