import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { leaf } from '../parts/plants.ts';
import { circle, ellipse, path, placed, softLine, type Point } from '../shapes.ts';

/** Umbels, as of fennel. */
export const umbels: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const umbel = (x: number, y: number, reach: number, part: number): string => {
    const rays = 13;
    const ends = Array.from({ length: rays }, (_, index): Point => {
      const angle = -Math.PI * (0.08 + (index / (rays - 1)) * 0.84);
      const r = reach * between(random, 0.86, 1.06);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    });
    return (
      path(`M${x} ${y}Q${x + between(random, -40, 40)} ${y + 200} ${x + between(random, -40, 40)} ${h + 20}`, {
        fill: 'none',
        stroke: colours.leaf(part),
        'stroke-width': 6,
      }) +
      ends
        .map(([ex, ey]) =>
          path(`M${x} ${y}Q${x} ${y - reach * 0.4} ${ex.toFixed(0)} ${ey.toFixed(0)}`, {
            fill: 'none',
            stroke: colours.leaf(part),
            'stroke-width': 2.4,
          }),
        )
        .join('') +
      ends
        .map(([ex, ey]) =>
          [0, 1, 2, 3, 4]
            .map(() =>
              circle(ex + between(random, -17, 17), ey + between(random, -12, 12), between(random, 4, 8), {
                fill: colours.accent,
                opacity: between(random, 0.6, 1),
              }),
            )
            .join(''),
        )
        .join('')
    );
  };
  const count = Math.round(w / 250);
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * 0.3, between(random, 60, 100), 4) +
    Array.from({ length: count }, (_, index) =>
      umbel(
        w * ((index + between(random, 0.3, 0.7)) / count),
        h * between(random, 0.42, 0.66),
        between(random, 96, 150),
        0.44 + (index % 3) * 0.16,
      ),
    ).join('')
  );
};

/** Ears of grain. */
export const grain: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const lean = between(random, -80, 80);
  const ear = (x: number, top: number, part: number): string => {
    const tip = x + lean * between(random, 0.6, 1.2);
    const kernels = Array.from({ length: 9 }, (_, index) => {
      const t = index / 9;
      const [kx, ky] = [tip - lean * 0.16 * t, top + t * 130];
      return [-1, 1]
        .map((side) =>
          placed(
            kx,
            ky,
            side * 24 + lean * 0.12,
            ellipse(side * 9, 0, 7, 15, {
              fill: index % 2 ? colours.accent : colours.leaf(part),
              stroke: colours.line,
              'stroke-width': 1,
              'stroke-opacity': 0.4,
            }),
          ),
        )
        .join('');
    });
    return (
      path(`M${tip} ${top}Q${x + lean * 0.4} ${h * 0.7} ${x} ${h + 20}`, {
        fill: 'none',
        stroke: colours.leaf(part),
        'stroke-width': 3.4,
      }) + kernels.join('')
    );
  };
  const count = Math.round(w / 62);
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * 0.34, between(random, 80, 120), 4) +
    Array.from({ length: count }, (_, index) =>
      ear(w * ((index + random()) / count), h * between(random, 0.16, 0.56), 0.34 + (index % 3) * 0.18),
    ).join('')
  );
};

/** A flower from above. */
export const rosette: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const flower = (x: number, y: number, reach: number): string => {
    const turn = random() * 40;
    return (
      [1, 0.78, 0.55]
        .map((size, ring) =>
          Array.from({ length: 14 - ring * 2 }, (_, index) =>
            leaf(canvas, {
              x,
              y,
              length: reach * size,
              angle: turn + ring * 12 + (index / (14 - ring * 2)) * 360,
              part: 0.22 + ring * 0.2 + (index % 2) * 0.06,
              width: 0.2,
            }),
          ).join(''),
        )
        .join('') +
      circle(x, y, reach * 0.2, { fill: colours.accent }) +
      [0.14, 0.08]
        .map((size) =>
          circle(x, y, reach * size, { fill: 'none', stroke: colours.line, 'stroke-width': 1.6, opacity: 0.5 }),
        )
        .join('')
    );
  };
  const others = Math.round(w / 330);
  return (
    land(canvas, { top: -30, rise: 8, part: 0.12, lines: 8, gap: 40 }) +
    Array.from({ length: others }, (_, index) =>
      flower(
        w * ((index + random()) / others),
        h * (index % 2 ? between(random, 0, 0.16) : between(random, 0.84, 1)),
        between(random, 90, 140),
      ),
    ).join('') +
    flower(w * between(random, 0.4, 0.6), h * between(random, 0.44, 0.56), between(random, 220, 260))
  );
};

/** A vine with berries. */
export const vine: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const rows = 2 + choice(random, 2);
  const row = (index: number): string => {
    const y = h * ((index + 0.6) / rows);
    const points = Array.from({ length: 14 }, (_, step): Point => [
      (step - 1) * (w / 11),
      y + Math.sin(step * 0.9 + index * 2) * 46 + between(random, -10, 10),
    ]);
    return (
      path(softLine(points), { fill: 'none', stroke: colours.leaf(0.66), 'stroke-width': 5 }) +
      points
        .map(([x, py], step) => {
          const side = step % 2 ? 1 : -1;
          return (
            leaf(canvas, {
              x,
              y: py,
              length: between(random, 80, 116),
              angle: side * between(random, 38, 78),
              part: 0.36 + (step % 3) * 0.14,
              width: 0.36,
            }) +
            (step % 3 === 0
              ? [0, 1, 2]
                  .map((berry) =>
                    circle(x + 12 + berry * 17, py - side * (26 + (berry % 2) * 16), 11, {
                      fill: colours.accent,
                      stroke: colours.line,
                      'stroke-width': 1.4,
                      'stroke-opacity': 0.5,
                    }),
                  )
                  .join('')
              : '')
          );
        })
        .join('')
    );
  };
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * 0.4, between(random, 90, 130), 4) +
    Array.from({ length: rows }, (_, index) => row(index)).join('')
  );
};
