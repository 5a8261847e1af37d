// The landing page's landscape: it rises from below, the sky is the page itself.
import { circle, path, ridge, ring, softLine } from '@wellspring/illustrations/shapes';

const W = 1600;
const H = 720;

/** A hill across the picture with contour lines that follow its ridge and flatten towards its foot. */
const hill = ({ width, height, top, rise, seed, waves, fill, line, lines = 5, gap = 16, roughness }) => {
  const shape = ridge(seed, waves, roughness);
  const step = width / 22;
  const along = (offset, part) =>
    Array.from({ length: 27 }, (_, index) => {
      const x = (index - 2) * step;
      return [x, top + offset - shape(x / width) * rise * part];
    });
  const outline = `${softLine(along(0, 1))}L${width + 60} ${height}L-60 ${height}Z`;
  const contours = Array.from({ length: lines }, (_, index) =>
    path(softLine(along((index + 1) * (gap + index * 2.5), 1 - (index + 1) * 0.11)), {
      fill: 'none',
      stroke: line,
      'stroke-width': 1.6,
      opacity: (0.5 - index * 0.07).toFixed(2),
    }),
  );
  return path(outline, { fill }) + contours.join('');
};

/** A stroke that is there below and gone above. */
const fading = (c, id, from, to) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"><stop stop-color="${c.light}" stop-opacity=".2"/><stop offset=".25" stop-color="${c.light}"/><stop offset="1" stop-color="${c.light}" stop-opacity="0"/></linearGradient>`;

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
