// Herbs.
import { path, softLine } from '../shapes.mjs';
import { frame, land, halo } from './parts.mjs';

const leaf = (c, x, y, length, angle, part) => {
  const w = length * 0.24;
  const body = `M0 0C${length * 0.25} ${-w} ${length * 0.75} ${-w} ${length} 0C${length * 0.75} ${w} ${length * 0.25} ${w} 0 0Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${path(body, { fill: c.leaf(part) })}${path(
    `M${length * 0.06} 0H${length * 0.9}`,
    { stroke: c.line, 'stroke-width': 1.5, opacity: 0.5 },
  )}</g>`;
};

const branch = (c, x, base, height, lean, leaves, size, part) => {
  const at = (t) => [x + lean * t * t, base - height * t];
  const stem = path(softLine(Array.from({ length: 8 }, (_, index) => at(index / 7))), {
    fill: 'none',
    stroke: c.leaf(part),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });
  const tilt = Math.atan2(2 * lean * 0.6, height) * (180 / Math.PI);
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const t = 0.2 + (index / leaves) * 0.78;
    const [lx, ly] = at(t);
    const length = size * (1.05 - t * 0.55);
    return (
      leaf(c, lx, ly, length, -90 + tilt + 52, part) +
      leaf(c, lx, ly, length, -90 + tilt - 52, Math.min(part + 0.08, 1))
    );
  });
  const [tx, ty] = at(1);
  return stem + pairs.join('') + leaf(c, tx, ty + 6, size * 0.5, -90 + tilt, part);
};

const bowl = (c) =>
  branch(c, 330, 430, 250, -70, 5, 96, 0.5) +
  branch(c, 470, 430, 270, 70, 5, 96, 0.6) +
  branch(c, 402, 430, 330, 6, 6, 110, 0.76) +
  path('M212 400H588C588 496 520 552 452 562L468 590H332L348 562C280 552 212 496 212 400Z', { fill: c.layer(0.86) }) +
  [430, 462, 494]
    .map((y, index) => {
      const half = 178 - index * 22;
      return path(`M${400 - half} ${y}Q400 ${y + 20} ${400 + half} ${y}`, {
        fill: 'none',
        stroke: c.line,
        'stroke-width': 1.6,
        opacity: 0.4,
      });
    })
    .join('') +
  path('M200 392H600A8 8 0 0 1 600 412H200A8 8 0 0 1 200 392Z', { fill: c.layer(0.98) });

const GARDENS = [
  (c) =>
    branch(c, 250, 600, 400, -46, 7, 118, 0.44) +
    branch(c, 592, 610, 360, 54, 6, 112, 0.52) +
    branch(c, 412, 620, 500, 26, 8, 138, 0.76),
  bowl,
  (c) =>
    branch(c, 120, 620, 330, 40, 6, 100, 0.4) +
    branch(c, 690, 620, 300, -40, 5, 104, 0.46) +
    branch(c, 310, 630, 520, -60, 9, 128, 0.7) +
    branch(c, 530, 630, 430, 80, 7, 130, 0.58),
];

export const draw = (c) =>
  frame(
    halo(c, 420 - c.variant * 40, 232, 104, 4) +
      land(c, 400, 34, 43, 0.12) +
      land(c, 462, 30, 9, 0.26) +
      GARDENS[c.variant](c) +
      land(c, 572, 14, 27, 0.9, { lines: 2 }),
    c.sky,
  );
