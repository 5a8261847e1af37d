// A hill seen from above, as on a map, with a spring near its top.
import { circle, path, ring, softLine } from '../shapes.mjs';
import { frame } from './parts.mjs';

const STREAMS = [
  [
    [398, 292],
    [450, 340],
    [430, 410],
    [500, 470],
    [560, 560],
    [600, 640],
  ],
  [
    [398, 292],
    [470, 250],
    [540, 280],
    [620, 220],
    [700, 250],
    [840, 200],
  ],
  [
    [398, 292],
    [340, 350],
    [350, 430],
    [260, 480],
    [240, 560],
    [170, 640],
  ],
];

export const draw = (c) => {
  const rings = (cx, cy, rx, ry, seed, count, from) =>
    Array.from({ length: count }, (_, index) => {
      const size = 1 - index / (count + 0.4);
      return path(
        softLine(ring(cx + index * 5, cy - index * 3, rx * size, ry * size, seed + (index >> 2), 0.24), true),
        {
          fill: c.layer(from + (index / count) * 0.5),
          stroke: c.line,
          'stroke-width': index % 4 === 0 ? 2.4 : 1.3,
          'stroke-opacity': 0.4,
        },
      );
    }).join('');
  return frame(
    rings(330, 330, 520, 420, 3 + c.variant * 31, 13, 0.04) +
      rings([640, 120, 690][c.variant], [150, 480, 470][c.variant], 190, 150, 14 + c.variant, 5, 0.26) +
      path(softLine(STREAMS[c.variant]), {
        fill: 'none',
        stroke: c.water(0.45),
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }) +
      circle(396, 288, 34, { fill: c.water(0.2) }) +
      circle(396, 288, 22, { fill: c.water(0.6) }) +
      circle(396, 288, 10, { fill: c.accent }),
    c.sky,
  );
};
