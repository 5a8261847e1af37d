// The landing page's landscape: it rises from below, the sky is the page itself.
import { fading } from './scenes/parts.mjs';
import { circle, hill, path, ring, softLine } from './shapes.mjs';

const W = 1600;
const H = 720;

const land = (c, top, rise, seed, part, more = {}) =>
  hill({ width: W, height: H, top, rise, seed, waves: 6, fill: c.layer(part), line: c.line, gap: 13, ...more });

const pool = (c) =>
  Array.from({ length: 6 }, (_, index) => {
    const size = 1 - index / 6.8;
    return path(softLine(ring(1080 + index * 3, 640 + index * 2, 330 * size, 44 * size, 9, 0.14), true), {
      fill: c.water(index / 5),
    });
  }).join('');

const steam = (c, x, bottom, height, seed) => {
  const points = Array.from({ length: 12 }, (_, index) => [
    x + Math.sin((index / 11) * 5.4 + seed) * 18 * (0.35 + index / 17),
    bottom - (index / 11) * height,
  ]);
  return (
    fading(c, `steam${x}`, bottom, bottom - height) +
    [12, 3]
      .map((width, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#steam${x})`,
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity: [0.3, 0.7][index],
        }),
      )
      .join('')
  );
};

export const hero = (c) =>
  [3, 2, 1].map((n) => circle(1240, 420, 70 + n * 34, { fill: c.sun, opacity: (0.5 - n * 0.12).toFixed(2) })).join('') +
  circle(1240, 420, 70, { fill: c.sun }) +
  land(c, 470, 64, 11, 0.06, { roughness: 0.55 }) +
  land(c, 520, 52, 23, 0.22) +
  land(c, 572, 30, 37, 0.42) +
  pool(c) +
  steam(c, 1010, 630, 150, 2) +
  steam(c, 1090, 634, 210, 6) +
  steam(c, 1160, 630, 130, 8) +
  land(c, 676, 22, 5, 0.74, { lines: 3 });
