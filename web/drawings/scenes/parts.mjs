// What the landscapes share.
import { chance, circle, hill, path, ring, softLine } from '../shapes.mjs';

export const W = 800;
export const H = 600;

/** A whole picture. */
export const frame = (body, sky) => `<rect width="${W}" height="${H}" fill="${sky}"/>${body}`;

/** A hill of this landscape; each variant has its own. */
export const land = (c, top, rise, seed, part, more = {}) =>
  hill({
    width: W,
    height: H,
    top,
    rise,
    seed: seed + c.variant * 57,
    waves: 4,
    fill: c.layer(part),
    line: c.line,
    ...more,
  });

/** Sun or moon in its haze. */
export const halo = (c, x, y, radius, rings = 3) =>
  Array.from({ length: rings }, (_, index) =>
    circle(x, y, radius * (1 + (rings - index) * 0.32), { fill: c.sun, opacity: (0.18 + index * 0.12).toFixed(2) }),
  ).join('') + circle(x, y, radius, { fill: c.sun });

/** Water with rings of depth. */
export const pool = (c, x, y, rx, ry, seed, rings = 7) =>
  Array.from({ length: rings }, (_, index) => {
    const size = 1 - index / (rings + 0.6);
    return path(softLine(ring(x + index * 2, y + index * 1.5, rx * size, ry * size, seed, 0.16 * size), true), {
      fill: c.water(index / (rings - 1)),
    });
  }).join('');

/** A stroke that is there below and gone above. */
export const fading = (c, id, from, to) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"><stop stop-color="${c.light}" stop-opacity=".2"/><stop offset=".25" stop-color="${c.light}"/><stop offset="1" stop-color="${c.light}" stop-opacity="0"/></linearGradient>`;

export const steam = (c, x, bottom, height, sway, seed) => {
  const points = Array.from({ length: 12 }, (_, index) => {
    const part = index / 11;
    return [x + Math.sin(part * 5.4 + seed) * sway * (0.35 + part * 0.65), bottom - part * height];
  });
  return (
    fading(c, `steam${x}`, bottom, bottom - height) +
    [18, 9, 3]
      .map((width, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#steam${x})`,
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity: [0.16, 0.26, 0.6][index],
        }),
      )
      .join('')
  );
};

/** Light on water. */
export const ripples = (c, y0, y1, count, seed) => {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = y0 + (y1 - y0) * part ** 1.25;
    const half = 60 + part * 190 + random() * 40;
    const x = 400 + (random() - 0.5) * (220 - part * 80);
    return path(
      softLine([
        [x - half, y],
        [x - half / 2, y - 5],
        [x, y + 2],
        [x + half / 2, y - 4],
        [x + half, y],
      ]),
      {
        fill: 'none',
        stroke: c.light,
        'stroke-width': (1.6 + part * 2).toFixed(1),
        'stroke-linecap': 'round',
        opacity: (0.3 + part * 0.25).toFixed(2),
      },
    );
  }).join('');
};
