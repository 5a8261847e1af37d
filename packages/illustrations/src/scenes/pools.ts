import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { stone } from '../parts/stone.ts';
import { pool, steam } from '../parts/water.ts';
import { path, rect, ridge, softLine, type Point } from '../shapes.ts';

/** A pool between stones, from above: near or far, some with a second one beside it. */
export const poolFromAbove: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const size = between(random, 0.6, 1.3);
  const isAlone = size > 0.95 || random() < 0.4;
  const [x, y] = [w * between(random, 0.3, 0.7), h * between(random, 0.4, 0.6)];
  const [rx, ry] = [w * 0.34 * size, h * between(random, 0.28, 0.38) * size];
  const large = between(random, 0.7, 1.25);
  const count = Math.round(((9 + w / 130) * size) / large);
  const around = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random() * 0.3;
    const radius = between(random, 34, 78) * large;
    const at = { x: x + Math.cos(angle) * (rx + radius * 0.55), y: y + Math.sin(angle) * (ry + radius * 0.45) };
    return stone(canvas, { ...at, rx: radius, ry: radius * 0.78, part: between(random, 0.5, 0.9) });
  });
  const beside = {
    x: x < w / 2 ? w * 0.9 : w * 0.1,
    y: y + h * between(random, -0.3, 0.3),
    rx: w * 0.14,
    ry: h * 0.16,
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(between(random, 0.2, 0.44)) }) +
    (isAlone ? '' : pool(canvas, { ...beside, rings: 5 })) +
    pool(canvas, { x, y, rx, ry, rings: 8, unevenness: between(random, 0.05, 0.2) }) +
    around.join('')
  );
};

/** Small pools in rock, joined by a thread of water. */
export const poolsInRock: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = Math.round((2 + choice(random, 4)) * (w > 1000 ? 1.6 : 1));
  const size = between(random, 0.85, 1.15) * Math.min(1.5, (w / count) * 0.004);
  const fall = between(random, -0.4, 0.4);
  const at = Array.from({ length: count }, (_, index): Point => {
    const part = (index + 0.5) / count;
    return [
      w * part + between(random, -30, 30),
      h * (0.44 + fall * (part - 0.5) + ((index % 2) - 0.5 + random() * 0.5) * 0.28),
    ];
  });
  return (
    land(canvas, { top: -20, rise: 10, part: 0.3, lines: 9, gap: 34 }) +
    land(canvas, { top: h * between(random, 0.4, 0.7), rise: between(random, 30, 90), part: 0.44, lines: 7, gap: 24 }) +
    path(softLine(at), { fill: 'none', stroke: colours.water(0.5), 'stroke-width': 16, 'stroke-linecap': 'round' }) +
    at
      .map(([x, y]) =>
        pool(canvas, { x, y, rx: between(random, 92, 138) * size, ry: between(random, 52, 76) * size, rings: 6 }),
      )
      .join('')
  );
};

/** Basins of sinter, one below the other: wide ones close by, or many small ones far below the sky; some steam. */
export const terraces: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const rows = 2 + choice(random, 4);
  const start = between(random, 0.06, 0.44);
  const gap = (0.96 - start) / rows;
  const widest = between(random, 1.4, 3.6) * gap * h;
  const deepness = between(random, 0.16, 0.42);
  const lean = between(random, -150, 150);
  const row = (index: number): string => {
    const top = h * (start + 0.02 + index * gap);
    const span = widest * (1 + 0.1 * index);
    const depth = span * deepness;
    const count = Math.ceil(w / span) + 1;
    const shift = random() * span;
    return Array.from({ length: count }, (_, at) => {
      const x = Math.round(at * span - shift);
      const y = Math.round(top + lean * (x / w - 0.5) + random() * 14);
      const [half, whole] = [Math.round(span / 2), Math.round(span)];
      const rim = `M${x} ${y}q${half} ${Math.round(depth * 1.5)} ${whole} 0`;
      return (
        path(`${rim}l30 ${h}h-${whole + 60}z`, { fill: colours.layer(0.22 + (index / rows) * 0.5) }) +
        path(`M${x} ${y}q${half} ${Math.round(depth * 0.9)} ${whole} 0q-${half} -18 -${whole} 0z`, {
          fill: colours.water(0.25 + random() * 0.4),
        }) +
        path(rim, { fill: 'none', stroke: colours.line, 'stroke-width': 3, opacity: 0.55 })
      );
    }).join('');
  };
  const plumes = start > 0.2 ? choice(random, 3) : 0;
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * start * 0.55, between(random, 30, 60), 2) +
    land(canvas, { top: h * start, rise: 26, part: 0.1, lines: 2 }) +
    Array.from({ length: rows }, (_, index) => row(index)).join('') +
    Array.from({ length: plumes }, (_, index) =>
      steam(canvas, `terrace${index}`, {
        x: w * between(random, 0.15, 0.85),
        bottom: h * (start + gap),
        height: h * between(random, 0.3, 0.45),
        sway: 30,
      }),
    ).join('')
  );
};

/** Where the water comes out of the rock. */
export const springMouth: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const x = w * between(random, 0.24, 0.76);
  const top = h * between(random, 0.2, 0.52);
  const narrow = between(random, 0.5, 1);
  const layers = 4 + choice(random, 5);
  const rock = Array.from({ length: layers }, (_, index) => {
    const size = 1 - index / (layers + 1);
    const [rx, ry] = [w * 0.8 * narrow * size, h * 0.75 * size];
    const shape = ridge(Math.floor(random() * 9973), 5, 0.6);
    const points = Array.from({ length: 26 }, (_unused, step): Point => {
      const angle = (step / 26) * Math.PI * 2;
      const r = 1 + 0.09 * shape(angle / 2);
      return [x + Math.cos(angle) * rx * r, top + Math.sin(angle) * ry * r];
    });
    return path(softLine(points, true), {
      fill: colours.layer(0.2 + (index / layers) * 0.76),
      stroke: colours.line,
      'stroke-width': 1.6,
      'stroke-opacity': 0.4,
    });
  });
  const half = between(random, 12, 52);
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
