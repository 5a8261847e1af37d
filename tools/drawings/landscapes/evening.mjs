import { circle, path, softLine } from '@wellspring/illustrations/shapes';
import { stop, gradient, glow, filled, mountain } from './parts.mjs';

/** Evening over a valley: ember sky, a river that keeps its light. */
export const evening = () => {
  const river = [
    [1190, 618],
    [1150, 650],
    [1270, 690],
    [1120, 745],
    [1330, 820],
    [1010, 920],
    [1240, 1090],
  ];
  const bank = (side, part) => river.map(([x, y], index) => [x + side * (4 + index ** 1.75 * 7.4) * part, y]);
  const water = (part) => {
    const [left, right] = [softLine(bank(-1, part)), softLine(bank(1, part).toReversed())];
    return `${left}${right.replace('M', 'L')}Z`;
  };
  return (
    gradient('sky', [stop(0, '#39475c'), stop(0.26, '#73606a'), stop(0.46, '#b2705a'), stop(0.6, '#cf9468')]) +
    filled('sky') +
    glow('sun', 1190, 590, 560, '#ffd9a0', 0.75) +
    filled('sun') +
    circle(1190, 560, 62, { fill: '#ffe3b4', opacity: 0.85 }) +
    mountain({
      top: 560,
      rise: 120,
      seed: 52,
      roughness: 0.57,
      fill: '#8f6660',
      line: '#ffdcc0',
      lines: 9,
      gap: 12,
      strength: 0.42,
    }) +
    mountain({ top: 624, rise: 66, seed: 66, fill: '#6a4f55', line: '#f8cfb2', lines: 8, strength: 0.38 }) +
    mountain({ top: 700, rise: 58, seed: 71, fill: '#47424f', line: '#e9c3ae', lines: 12, gap: 17, strength: 0.36 }) +
    gradient('river', [stop(0, '#f3bf8d'), stop(0.35, '#b77c66'), stop(0.7, '#4f7479'), stop(1, '#1f5c68')]) +
    path(water(1), { fill: 'url(#river)', opacity: 0.95 }) +
    path(water(0.62), { fill: '#ffe7c6', opacity: 0.12 }) +
    mountain({
      top: 1020,
      rise: 60,
      seed: 80,
      waves: 4,
      fill: '#23303a',
      line: '#c9a996',
      lines: 4,
      gap: 14,
      strength: 0.4,
    })
  );
};
