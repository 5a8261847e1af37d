import type { Scene } from '../canvas.ts';
import { between } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { stone } from '../parts/stone.ts';
import { pool, steam } from '../parts/water.ts';
import { path, rect, ridge, softLine, type Point } from '../shapes.ts';

/** A pool between stones, from above. */
export const poolFromAbove: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y] = [w * between(random, 0.4, 0.6), h * between(random, 0.46, 0.56)];
  const [rx, ry] = [w * 0.36, h * between(random, 0.3, 0.38)];
  const count = Math.round(9 + w / 130);
  const around = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random() * 0.3;
    const size = between(random, 34, 78);
    const at = { x: x + Math.cos(angle) * (rx + size * 0.55), y: y + Math.sin(angle) * (ry + size * 0.45) };
    return stone(canvas, { ...at, rx: size, ry: size * 0.78, part: between(random, 0.5, 0.9) });
  });
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.34) }) +
    pool(canvas, { x, y, rx, ry, rings: 8, unevenness: 0.1 }) +
    around.join('')
  );
};

/** Small pools in rock, joined by a thread of water. */
export const poolsInRock: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = w > 1000 ? 5 : 3;
  const at = Array.from({ length: count }, (_, index): Point => [
    w * ((index + 0.5) / count) + between(random, -30, 30),
    h * (0.34 + ((index % 2) + random() * 0.5) * 0.28),
  ]);
  return (
    land(canvas, { top: -20, rise: 10, part: 0.3, lines: 9, gap: 34 }) +
    land(canvas, { top: h * 0.5, rise: 60, part: 0.44, lines: 7, gap: 24 }) +
    path(softLine(at), { fill: 'none', stroke: colours.water(0.5), 'stroke-width': 16, 'stroke-linecap': 'round' }) +
    at
      .map(([x, y]) => pool(canvas, { x, y, rx: between(random, 92, 138), ry: between(random, 52, 76), rings: 6 }))
      .join('')
  );
};

/** Basins of sinter, one below the other. */
export const terraces: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const rows = 4;
  const lean = random() < 0.5 ? -1 : 1;
  const row = (index: number): string => {
    const top = h * (0.26 + index * 0.19);
    const depth = 58 + index * 16;
    const span = w * (0.2 + index * 0.02);
    const count = Math.ceil(w / span) + 1;
    const shift = random() * span;
    return Array.from({ length: count }, (_, at) => {
      const x = at * span - shift;
      const y = top + lean * (x / w - 0.5) * 46 + random() * 14;
      const rim = `M${Math.round(x)} ${Math.round(y)}q${Math.round(span / 2)} ${Math.round(depth * 1.5)} ${Math.round(span)} 0`;
      return (
        path(`${rim}l30 ${h}h-${Math.round(span + 60)}z`, { fill: colours.layer(0.22 + index * 0.14) }) +
        path(
          `M${Math.round(x)} ${Math.round(y)}q${Math.round(span / 2)} ${Math.round(depth * 0.9)} ${Math.round(span)} 0q-${Math.round(span / 2)} -18 -${Math.round(span)} 0z`,
          {
            fill: colours.water(0.25 + random() * 0.4),
          },
        ) +
        path(rim, { fill: 'none', stroke: colours.line, 'stroke-width': 3, opacity: 0.55 })
      );
    }).join('');
  };
  return (
    halo(canvas, w * between(random, 0.3, 0.7), h * 0.14, 48, 2) +
    land(canvas, { top: h * 0.24, rise: 26, part: 0.1, lines: 2 }) +
    Array.from({ length: rows }, (_, index) => row(index)).join('')
  );
};

/** Where the water comes out of the rock. */
export const springMouth: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const x = w * between(random, 0.42, 0.58);
  const top = h * between(random, 0.36, 0.44);
  const layers = 7;
  const rock = Array.from({ length: layers }, (_, index) => {
    const size = 1 - index / (layers + 1);
    const [rx, ry] = [w * 0.62 * size, h * 0.62 * size];
    const shape = ridge(Math.floor(random() * 9973), 5, 0.6);
    const points = Array.from({ length: 26 }, (_unused, step): Point => {
      const angle = (step / 26) * Math.PI * 2;
      const r = 1 + 0.09 * shape(angle / 2);
      return [x + Math.cos(angle) * rx * r, top + Math.sin(angle) * ry * r];
    });
    return path(softLine(points, true), {
      fill: colours.layer(0.2 + index * 0.11),
      stroke: colours.line,
      'stroke-width': 1.6,
      'stroke-opacity': 0.4,
    });
  });
  const half = between(random, 22, 34);
  return (
    rock.join('') +
    path(
      `M${x - half} ${top}C${x - half * 1.2} ${h * 0.6} ${x - half * 2.4} ${h * 0.7} ${x - half * 3} ${h}H${x + half * 3}C${x + half * 2.4} ${h * 0.7} ${x + half * 1.2} ${h * 0.6} ${x + half} ${top}Z`,
      {
        fill: colours.water(0.5),
      },
    ) +
    [-0.5, 0, 0.5]
      .map((share) =>
        path(`M${x + half * share} ${top + 20}Q${x + half * share * 1.4} ${h * 0.7} ${x + half * share * 5} ${h}`, {
          fill: 'none',
          stroke: colours.light,
          'stroke-width': 2.6,
          opacity: 0.55,
        }),
      )
      .join('') +
    steam(canvas, 'breath', { x: x + half, bottom: top + 30, height: h * 0.36, sway: 30 })
  );
};
