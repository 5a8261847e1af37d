import { mix } from '@wellspring/illustrations/colour';
import { path, ridge, softLine } from '@wellspring/illustrations/shapes';
import { WIDTH, stop, gradient, glow, filled, mountain, steam } from './parts.mjs';

/** Terraces of warm water down a slope, each pool a little cooler: the ramp itself. */
export const terraces = () => {
  const ramp = ['#a5563f', '#b97a55', '#ad9472', '#6fa79d', '#2f8f8b', '#1f7182', '#1d4f72'];
  const steps = ramp.map((color, index) => {
    const y = 520 + index * 78 + index * index * 3;
    const shape = ridge(60 + index * 7, 4.6, 0.55);
    const edge = Array.from({ length: 46 }, (_, i) => {
      const x = (i - 1) * 44;
      return [x, y + shape(x / WIDTH) * (34 + index * 4) - (x - 1500) * 0.05];
    });
    const below = edge.map(([x, at]) => [x, at + 15]);
    return (
      path(`${softLine(edge)}L2010 1080L-50 1080Z`, { fill: mix(color, '#0d2c30', 0.28 + index * 0.03) }) +
      path(`${softLine(below)}L2010 1080L-50 1080Z`, { fill: mix(color, '#12383b', 0.12) }) +
      [32, 46, 58]
        .map((offset, n) =>
          path(softLine(edge.map(([x, at]) => [x, at + offset])), {
            fill: 'none',
            stroke: '#fff6ea',
            'stroke-width': 1.4,
            opacity: 0.34 - n * 0.09,
          }),
        )
        .join('') +
      path(softLine(edge), { fill: 'none', stroke: '#fff1df', 'stroke-width': 2.4, opacity: 0.5 })
    );
  });
  return (
    gradient('sky', [stop(0, '#4a5f66'), stop(0.3, '#7d817a'), stop(0.5, '#b08a6c')]) +
    filled('sky') +
    glow('sun', 1480, 470, 640, '#f6cf9b', 0.55) +
    filled('sun') +
    mountain({
      top: 455,
      rise: 92,
      seed: 19,
      roughness: 0.58,
      fill: '#82776c',
      line: '#f2dfc6',
      lines: 8,
      gap: 11,
      strength: 0.36,
    }) +
    steps.join('') +
    steam({ x: 1180, bottom: 560, height: 330, seed: 2, color: '#fff3e4' }) +
    steam({ x: 1420, bottom: 560, height: 410, seed: 4, color: '#fff3e4', width: 34 }) +
    steam({ x: 1660, bottom: 570, height: 300, seed: 9, color: '#fff3e4' })
  );
};
