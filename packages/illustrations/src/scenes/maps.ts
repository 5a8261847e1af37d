import type { Scene } from '../canvas.ts';
import { between, seedOf } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { circle, path, rect, ring, softLine, type Point } from '../shapes.ts';

/** A hill seen from above, as on a map, with a spring near its top. */
export const hillWithSpring: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y] = [w * between(random, 0.36, 0.6), h * between(random, 0.4, 0.6)];
  const seed = seedOf(random);
  const side = random() < 0.5 ? -1 : 1;
  const stream = Array.from({ length: 7 }, (_, index): Point => [
    x + side * index * (w / 12),
    y + Math.sin(index * 1.3 + seed) * 50 + index * between(random, 10, 40),
  ]);
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.04) }) +
    Array.from({ length: 14 }, (_, index) => {
      const size = 1 - index / 14.4;
      return path(
        softLine(ring(x + index * 4, y - index * 3, w * 0.62 * size, h * 0.7 * size, seed + (index >> 2), 0.24), true),
        {
          fill: colours.layer(0.04 + index * 0.036),
          stroke: colours.line,
          'stroke-width': index % 4 === 0 ? 2.4 : 1.3,
          'stroke-opacity': 0.4,
        },
      );
    }).join('') +
    path(softLine(stream), {
      fill: 'none',
      stroke: colours.water(0.45),
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }) +
    circle(x, y, 34, { fill: colours.water(0.2) }) +
    circle(x, y, 22, { fill: colours.water(0.6) }) +
    circle(x, y, 10, { fill: colours.accent })
  );
};

/** A shore, as on a map. */
export const shore: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const side = random() < 0.5;
  const base = Array.from({ length: 12 }, (_, step): Point => [
    (step - 1) * (w / 9),
    h * 0.5 + Math.sin(step * between(random, 0.8, 1)) * 70 + between(random, -20, 20),
  ]);
  const line = (by: number): string =>
    softLine(base.map(([x, y]): Point => [x, y + by * (1 + Math.sin(x / 160) * 0.2)]));
  const closed = (by: number): string => `${line(by)}V${side ? h + 40 : -40}H-200Z`;
  const to = side ? 1 : -1;
  return (
    rect(0, 0, w, h, { fill: colours.water(0.1) }) +
    [90, 58, 28].map((by, index) => path(closed(-to * by), { fill: colours.water(0.3 + index * 0.22) })).join('') +
    Array.from({ length: 8 }, (_, index) =>
      path(closed(to * index * 40), {
        fill: colours.layer(0.12 + index * 0.07),
        stroke: colours.line,
        'stroke-width': index % 4 === 0 ? 2.4 : 1.3,
        'stroke-opacity': 0.45,
      }),
    ).join('') +
    circle(w * between(random, 0.2, 0.8), h * (side ? 0.76 : 0.24), 11, { fill: colours.accent })
  );
};

/** A path that winds away. */
export const windingPath: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const end = w * between(random, 0.4, 0.6);
  const sway = (random() < 0.5 ? -1 : 1) * between(random, 110, 190);
  const side = (wide: number): string =>
    `M${end} ${h * 0.46}C${end + sway} ${h * 0.56} ${end - sway * 1.2 + wide} ${h * 0.68} ${end + sway * 0.5 + wide * 1.4} ${h + 20}`;
  return (
    halo(canvas, end + between(random, -90, 90), h * 0.26, between(random, 50, 80)) +
    land(canvas, { top: h * 0.48, rise: 40, part: 0.2, lines: 3 }) +
    land(canvas, { top: h * 0.6, rise: 26, part: 0.36, lines: 12, gap: 20 }) +
    path(
      `${side(-80)}H${end + sway * 0.5 + 130}C${end - sway * 1.2 + 90} ${h * 0.68} ${end + sway + 26} ${h * 0.56} ${end + 8} ${h * 0.46}Z`,
      { fill: colours.lamp },
    ) +
    path(side(-80), { fill: 'none', stroke: colours.line, 'stroke-width': 2, opacity: 0.5 })
  );
};
