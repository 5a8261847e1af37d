import type { Scene } from '../canvas.ts';
import { between, choice, spread } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { branch, leaf } from '../parts/plants.ts';
import { path } from '../shapes.ts';

/** Branches, side by side. */
export const herbs: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const count = Math.round(w / 270);
  const one = (index: number): string => {
    const side = random() < 0.5 ? -1 : 1;
    return branch(canvas, {
      x: w * ((index + between(random, 0.3, 0.7)) / count),
      base: h + 20,
      height: h * between(random, 0.62, 0.9),
      lean: side * between(random, 20, 80),
      leaves: 6 + choice(random, 3),
      size: between(random, 100, 138),
      part: 0.42 + (index % 3) * 0.16,
    });
  };
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * between(random, 0.3, 0.42), between(random, 80, 110), 4) +
    land(canvas, { top: h * 0.76, rise: 30, part: 0.2 }) +
    Array.from({ length: count }, (_, index) => one(index)).join('') +
    land(canvas, { top: h * 0.96, rise: 12, part: 0.9, lines: 1 })
  );
};

/** Herbs in a bowl. */
export const bowl: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, rim] = [w * between(random, 0.4, 0.6), h * 0.64];
  const half = between(random, 170, 205);
  const deep = h - rim - 20;
  const stem = (lean: number, height: number, part: number): string =>
    branch(canvas, {
      x: x + lean * 0.7,
      base: rim + 30,
      height,
      lean,
      leaves: 5,
      size: between(random, 84, 116),
      part,
    });
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * 0.34, between(random, 90, 120), 4) +
    land(canvas, { top: h * 0.8, rise: 20, part: 0.2, lines: 3 }) +
    stem(-between(random, 60, 110), 230, 0.48) +
    stem(between(random, 60, 110), 250, 0.58) +
    stem(between(random, -20, 20), 320, 0.74) +
    path(
      `M${x - half} ${rim}H${x + half}C${x + half} ${rim + deep * 0.66} ${x + half * 0.4} ${rim + deep} ${x} ${rim + deep}C${x - half * 0.4} ${rim + deep} ${x - half} ${rim + deep * 0.66} ${x - half} ${rim}Z`,
      { fill: colours.layer(0.86) },
    ) +
    [0.2, 0.42, 0.64]
      .map((share) =>
        path(
          `M${x - half * (1 - share * 0.36)} ${rim + deep * share}q${half * (1 - share * 0.36)} 24 ${half * 2 * (1 - share * 0.36)} 0`,
          {
            fill: 'none',
            stroke: colours.line,
            'stroke-width': 1.6,
            opacity: 0.4,
          },
        ),
      )
      .join('') +
    path(`M${x - half - 10} ${rim - 8}h${half * 2 + 20}a9 9 0 0 1 0 18h-${half * 2 + 20}a9 9 0 0 1 0 -18z`, {
      fill: colours.layer(0.98),
    })
  );
};

/** Fronds of a fern that unrolls. */
export const fern: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const count = Math.round(w / 300);
  const frond = (index: number): string =>
    branch(canvas, {
      x: w * ((index + between(random, 0.35, 0.65)) / count),
      base: h + 30,
      height: h * between(random, 0.7, 0.94),
      lean: (random() < 0.5 ? -1 : 1) * between(random, 60, 200),
      leaves: 15,
      size: between(random, 118, 150),
      part: 0.4 + (index % 3) * 0.18,
      spread: 66,
      leafWidth: 0.13,
    });
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * 0.3, between(random, 60, 90), 4) +
    Array.from({ length: count }, (_, index) => frond(index)).join('')
  );
};

/** Leaves, close. */
export const leaves: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const count = Math.round(w / 62);
  const heading = between(random, -60, 60);
  return Array.from({ length: count }, (_, index) =>
    leaf(canvas, {
      x: w * spread(index) - 90,
      y: h * (0.1 + (index / count) * 0.95),
      length: between(random, 250, 360),
      angle: heading + between(random, -28, 28),
      part: 0.14 + (index / count) * 0.6 + between(random, -0.06, 0.12),
      width: between(random, 0.3, 0.44),
    }),
  ).join('');
};
