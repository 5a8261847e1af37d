// A cairn, a pagoda, a lotus, with the sun behind.
import { circle, path, ring, softLine } from '../shapes.mjs';
import { frame, land, halo, ripples } from './parts.mjs';

const stone = (c, x, y, rx, ry, seed, part) =>
  path(softLine(ring(x, y, rx, ry, seed, 0.09), true), { fill: c.layer(part) }) +
  path(softLine(ring(x - rx * 0.1, y - ry * 0.18, rx * 0.62, ry * 0.5, seed, 0.09), true), {
    fill: 'none',
    stroke: c.line,
    'stroke-width': 1.6,
    opacity: 0.4,
  });

const cairn = (c) =>
  stone(c, 404, 494, 96, 40, 1, 0.95) +
  stone(c, 396, 429, 70, 31, 4, 0.84) +
  stone(c, 407, 377, 50, 25, 7, 0.92) +
  stone(c, 400, 335, 31, 19, 2, 0.8) +
  circle(400, 304, 13, { fill: c.accent });

const pagoda = (c) =>
  [0, 1, 2]
    .map((floor) => {
      const y = 520 - floor * 76;
      const half = 104 - floor * 24;
      const wall = half * 0.62;
      const wing = (side) => `Q${400 + side * half * 0.55} ${y - 46} ${400 + side * half} ${y - 56}`;
      return (
        path(`M${400 - wall} ${y}V${y - 50}H${400 + wall}V${y}Z`, { fill: c.layer(0.72) }) +
        path(`M${400 - 12} ${y}V${y - 30}A12 12 0 0 1 412 ${y - 30}V${y}Z`, { fill: floor === 0 ? c.accent : c.sun }) +
        path(
          `M400 ${y - 84}${wing(1)}L${400 + half * 0.9} ${y - 42}H${400 - half * 0.9}L${400 - half} ${y - 56}Q${400 - half * 0.55} ${y - 46} 400 ${y - 84}Z`,
          { fill: c.layer(0.95) },
        )
      );
    })
    .join('') + path('M400 236V288', { stroke: c.layer(0.95), 'stroke-width': 5, 'stroke-linecap': 'round' });

const lotus = (c) => {
  const petal = (angle, length, part) =>
    `<g transform="rotate(${angle} 400 486)">${path(`M400 486C${400 - length * 0.36} ${486 - length * 0.4} ${400 - length * 0.26} ${486 - length * 0.82} 400 ${486 - length}C${400 + length * 0.26} ${486 - length * 0.82} ${400 + length * 0.36} ${486 - length * 0.4} 400 486Z`, { fill: c.leaf(part), stroke: c.line, 'stroke-width': 1.6, 'stroke-opacity': 0.5 })}</g>`;
  return (
    path('M-20 470H820V600H-20Z', { fill: c.water(0.2) }) +
    [
      [-74, 150, 0.36],
      [74, 150, 0.36],
      [-50, 180, 0.48],
      [50, 180, 0.48],
      [-25, 200, 0.6],
      [25, 200, 0.6],
      [0, 210, 0.74],
    ]
      .map((one) => petal(...one))
      .join('') +
    path(softLine(ring(400, 492, 190, 20, 3, 0.08), true), { fill: c.layer(0.7) }) +
    ripples(c, 512, 590, 5, 4)
  );
};

export const draw = (c) =>
  frame(
    halo(c, 400, 262, 112, 4) +
      land(c, 322, 50, 3, 0.14) +
      land(c, 376, 44, 17, 0.34) +
      land(c, 452, 30, 41, 0.6) +
      [cairn, pagoda, lotus][c.variant](c) +
      (c.variant === 2 ? '' : land(c, 535, 20, 13, 0.9, { lines: 3 })),
    c.sky,
  );
