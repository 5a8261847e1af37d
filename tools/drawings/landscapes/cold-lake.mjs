import { path, ridge, softLine } from '@wellspring/illustrations/shapes';
import { WIDTH, stop, gradient, glow, filled, mountain, ripples } from './parts.mjs';

/** A mountain lake before the sun: deep blue, quiet. */
export const coldLake = () =>
  gradient('sky', [stop(0, '#2a5068'), stop(0.36, '#4f7f92'), stop(0.56, '#86a9ab'), stop(1, '#35606e')]) +
  filled('sky') +
  glow('dawn', 1340, 560, 620, '#e8c9a4', 0.5) +
  filled('dawn') +
  mountain({
    top: 520,
    rise: 150,
    seed: 14,
    roughness: 0.56,
    fill: '#6d929a',
    line: '#dceaea',
    lines: 8,
    strength: 0.4,
  }) +
  mountain({ top: 590, rise: 110, seed: 31, fill: '#43707e', line: '#cfe4e6', lines: 9, strength: 0.42 }) +
  gradient('lake', [stop(0, '#5b8c99'), stop(0.5, '#2f6272'), stop(1, '#17404f')]) +
  `<rect y="690" width="${WIDTH}" height="390" fill="url(#lake)"/>` +
  path(
    softLine(Array.from({ length: 40 }, (_, i) => [i * 51 - 40, 690 + ridge(31, 5)(i / 38) * 46])) +
      `L1990 690L-60 690Z`,
    { fill: '#2c5a69', opacity: 0.55 },
  ) +
  ripples({ from: 706, to: 1060, count: 46, color: '#dff0ee', seed: 5, middle: 1250, spread: 1500, strength: 0.42 }) +
  mountain({
    top: 1010,
    rise: 40,
    seed: 8,
    waves: 7,
    fill: '#0f2f3a',
    line: '#9fc6c9',
    lines: 4,
    gap: 13,
    strength: 0.4,
  });
