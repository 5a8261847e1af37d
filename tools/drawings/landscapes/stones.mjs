import { path, ring, softLine } from '@wellspring/illustrations/shapes';
import { WIDTH, stop, gradient, glow, filled, mountain, ripples, stone } from './parts.mjs';

/** Stones in a still teal pool, rings going out from them. */
export const stones = () => {
  const rings = (cx, cy, rx, ry, seed) =>
    Array.from({ length: 7 }, (_, index) =>
      path(
        softLine(
          ring(cx, cy + index * 4, rx + 26 + index * (26 + index * 5), ry + 12 + index * (11 + index * 2), seed, 0.05),
          true,
        ),
        {
          fill: 'none',
          stroke: '#dff5f0',
          'stroke-width': 1.5,
          opacity: (0.42 - index * 0.055).toFixed(2),
        },
      ),
    ).join('');
  const at = [
    [1330, 700, 210, 92, 7],
    [1620, 830, 150, 66, 15],
    [980, 860, 120, 52, 23],
    [330, 905, 176, 74, 29],
    [1240, 990, 96, 40, 37],
  ];
  return (
    gradient('water', [stop(0, '#5d9892'), stop(0.34, '#377f7c'), stop(0.7, '#1c6064'), stop(1, '#0f4249')]) +
    filled('water') +
    glow('light', 1450, 210, 820, '#f3e3bf', 0.38) +
    filled('light') +
    mountain({
      top: 300,
      rise: 70,
      seed: 44,
      roughness: 0.55,
      fill: '#4d857f',
      line: '#e2f2ec',
      lines: 7,
      gap: 11,
      strength: 0.36,
    }) +
    gradient('still', [stop(0, '#4e8e89'), stop(0.4, '#28706f'), stop(1, '#0e3f47')]) +
    `<rect y="410" width="${WIDTH}" height="670" fill="url(#still)"/>` +
    ripples({ from: 424, to: 1050, count: 40, color: '#e6f7f2', seed: 9, middle: 1050, spread: 1800, strength: 0.3 }) +
    at.map(([cx, cy, rx, ry, seed]) => rings(cx, cy, rx, ry, seed)).join('') +
    at
      .map(
        ([cx, cy, rx, ry, seed]) =>
          path(softLine(ring(cx + 6, cy + ry * 0.52, rx * 1.02, ry * 0.8, seed, 0.14), true), {
            fill: '#0b3239',
            opacity: 0.4,
          }) + stone({ cx, cy, rx, ry, seed, fill: '#3a4c4a', line: '#d8e8e2' }),
      )
      .join('')
  );
};
