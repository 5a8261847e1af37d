// Forest and water.
import { chance, path, ridge } from '../shapes.mjs';
import { W, frame, land, halo, pool } from './parts.mjs';

const conifer = (c, x, y, size, part) => {
  const tier = (top, half, drop) => `M${x} ${y - top}L${x + half} ${y - drop}L${x - half} ${y - drop}Z`;
  return path(
    tier(size, size * 0.2, size * 0.62) +
      tier(size * 0.78, size * 0.27, size * 0.34) +
      tier(size * 0.55, size * 0.34, 0),
    { fill: c.layer(part), 'stroke-linejoin': 'round', stroke: c.layer(part), 'stroke-width': 3 },
  );
};

const forest = (c, top, rise, seed, part, count, size) => {
  const random = chance(seed);
  const shape = ridge(seed, 4);
  return Array.from({ length: count }, () => {
    const x = random() * W;
    return conifer(
      c,
      Math.round(x),
      Math.round(top - shape(x / W) * rise + 8),
      Math.round(size * (0.7 + random() * 0.5)),
      part,
    );
  }).join('');
};

const river = (c) =>
  path(
    'M470 372C420 410 560 430 500 466C455 493 350 498 330 600L640 600C640 540 590 520 600 484C610 448 500 418 486 372Z',
    { fill: c.water(0.35) },
  ) +
  path('M478 376C440 410 572 436 532 474C500 504 440 520 432 600', {
    fill: 'none',
    stroke: c.light,
    'stroke-width': 3,
    opacity: 0.55,
  });

const lake = (c) => pool(c, 420, 500, 330, 66, 12, 5);

const waterfall = (c) =>
  land(c, 250, 16, 71, 0.56, { waves: 3 }) +
  path('M340 248C352 330 330 420 322 520H478C470 420 448 330 460 248Z', { fill: c.water(0.5) }) +
  [360, 388, 414, 438]
    .map((x) =>
      path(`M${x} 262C${x + 4} 340 ${x - 4} 420 ${x} 505`, {
        fill: 'none',
        stroke: c.light,
        'stroke-width': 3,
        opacity: 0.6,
      }),
    )
    .join('') +
  pool(c, 400, 524, 250, 46, 7, 5);

const SITES = [
  {
    sun: [220, 170],
    water: river,
    trees: [
      [70, 590, 250],
      [178, 600, 190],
      [742, 596, 270],
      [668, 604, 150],
    ],
  },
  {
    sun: [560, 160],
    water: lake,
    trees: [
      [60, 604, 300],
      [150, 610, 180],
      [770, 600, 210],
    ],
  },
  {
    sun: [640, 130],
    water: waterfall,
    trees: [
      [90, 600, 330],
      [200, 612, 210],
      [620, 606, 230],
      [730, 600, 320],
    ],
  },
];

export const draw = (c) => {
  const { sun, water, trees } = SITES[c.variant];
  return frame(
    halo(c, ...sun, 46) +
      land(c, 230, 88, 7, 0.08, { waves: 5, roughness: 0.6 }) +
      land(c, 305, 52, 29, 0.28) +
      forest(c, 372, 34, 37 + c.variant * 57, 0.46, 22, 74) +
      land(c, 372, 34, 37, 0.46) +
      water(c) +
      trees.map(([x, y, size], index) => conifer(c, x, y, size, 0.78 + (index % 2) * 0.1)).join('') +
      land(c, 582, 14, 19, 0.94, { lines: 1 }),
    c.sky,
  );
};
