import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, fading, halo, wall } from '../parts/light.ts';
import { arch, archPath, boards } from '../parts/rooms.ts';
import { circle, path, rect } from '../shapes.ts';

/** Arches that light comes through. */
export const arches: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const floor = h * between(random, 0.68, 0.76);
  const count = Math.round(w / between(random, 260, 420));
  const span = w / count;
  const [width, top] = [span * 0.56, h * between(random, 0.14, 0.24)];
  const at = (index: number): number => span * (index + 0.5);
  const each = (draw: (x: number, index: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(at(index), index)).join('');
  const lean = between(random, -90, 90);
  return (
    wall(canvas, 0.5, lean > 0) +
    each((x) => arch(canvas, { x, width, top, bottom: floor, fill: colours.outside })) +
    rect(0, floor, w, h - floor, { fill: colours.layer(0.72) }) +
    each((x, index) => beam(canvas, `floor${index}`, { x, top: floor, width, bottom: h, lean }))
  );
};

/** A floor of wood in slanting light. */
export const floorOfWood: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const top = h * between(random, 0.34, 0.46);
  const vanishing = w * between(random, 0.3, 0.7);
  const lean = between(random, 120, 320) * (vanishing > w / 2 ? -1 : 1);
  return (
    wall(canvas, 0.26, lean > 0) +
    rect(0, top - 18, w, 18, { fill: colours.layer(0.5) }) +
    boards(canvas, { top, vanishing, count: Math.round(w / 62), part: 0.5 }) +
    [0, 1, 2]
      .map((index) =>
        beam(canvas, `slant${index}`, {
          x: vanishing + (index - 1) * 150 - lean / 2,
          top,
          width: 84,
          bottom: h,
          lean: lean * (1 + index * 0.2),
        }),
      )
      .join('')
  );
};

/** Broad steps, towards the light. */
export const steps: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = 5 + choice(random, 2) + (w > 1000 ? 2 : 0);
  const [low, high] = [h * between(random, 0.84, 0.9), h * between(random, 0.4, 0.5)];
  const step = (index: number): string => {
    const [x, y] = [w * (0.06 + (index / count) * 0.9), low - (low - high) * (index / (count - 1))];
    return (
      rect(x, y, w - x + 9, h - y + 9, { fill: colours.layer(0.3 + (index % 2) * 0.08 + index * 0.05) }) +
      rect(x, y, w - x + 9, 9, { fill: colours.light, opacity: 0.42 }) +
      [26, 42].map((under) => rect(x, y + under, w / count, 1.6, { fill: colours.line, opacity: 0.34 })).join('')
    );
  };
  return (
    wall(canvas, 0.12, false) +
    halo(canvas, w * between(random, 0.72, 0.86), high - between(random, 70, 120), between(random, 50, 80)) +
    rect(-9, low + 40, w + 18, h, { fill: colours.layer(0.26) }) +
    Array.from({ length: count }, (_, index) => step(index)).join('')
  );
};

/** A round window. */
export const roundWindow: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y, r] = [w * between(random, 0.36, 0.64), h * between(random, 0.4, 0.48), h * between(random, 0.24, 0.31)];
  const bars = choice(random, 3);
  return (
    wall(canvas, 0.54, x < w / 2) +
    circle(x, y, r, { fill: colours.outside }) +
    `<clipPath id="pane">${circle(x, y, r, {})}</clipPath><g clip-path="url(#pane)">${halo(canvas, x + r * between(random, -0.4, 0.4), y + r * 0.1, r * 0.32)}${fading(canvas, 'low', [0, 0.5])}${rect(x - r, y, r * 2, r, { fill: 'url(#low)' })}</g>` +
    Array.from({ length: bars }, (_, index) =>
      path(`M${(x - r + ((index + 1) * 2 * r) / (bars + 1)).toFixed(0)} ${(y - r).toFixed(0)}v${(2 * r).toFixed(0)}`, {
        stroke: colours.layer(0.7),
        'stroke-width': 7,
        'clip-path': 'url(#pane)',
      }),
    ).join('') +
    [14, 34, 58]
      .map((grow, index) =>
        circle(x, y, r + grow, {
          fill: 'none',
          stroke: colours.line,
          'stroke-width': 1.6,
          opacity: 0.5 - index * 0.14,
        }),
      )
      .join('') +
    path(archPath(x, r * 2.6, h * 0.9, h + 60), { fill: colours.light, opacity: 0.1 }) +
    rect(0, h * 0.86, w, h * 0.14, { fill: colours.layer(0.76) }) +
    beam(canvas, 'on-floor', { x, top: h * 0.86, width: r * 1.5, bottom: h, lean: between(random, -60, 60) })
  );
};
