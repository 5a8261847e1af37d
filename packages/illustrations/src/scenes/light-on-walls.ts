import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, halo, wall } from '../parts/light.ts';
import { branch } from '../parts/plants.ts';
import { circle, path, polygon, rect, type Point } from '../shapes.ts';

/** The light of a window on a wall. */
export const windowLight: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const isFromLeft = random() < 0.5;
  const skew = between(random, 60, 150) * (isFromLeft ? 1 : -1);
  const [columns, rows] = [2 + choice(random, 2), 3 + choice(random, 2)];
  const [x0, y0] = [w * between(random, 0.28, 0.42), h * between(random, 0.12, 0.2)];
  const [pw, ph] = [between(random, 96, 128), between(random, 84, 104)];
  const pane = (column: number, row: number): string => {
    const [x, y] = [x0 + column * (pw + 14) + row * skew * 0.4, y0 + row * (ph + 14)];
    const corners: Point[] = [[x, y], [x + pw, y + 20], [x + pw + skew * 0.4, y + ph + 20], [x + skew * 0.4, y + ph]]; // prettier-ignore
    return path(polygon(corners), { fill: colours.light, opacity: 0.34 * colours.glow });
  };
  return (
    wall(canvas, 0.44, isFromLeft) +
    Array.from({ length: columns * rows }, (_, at) => pane(at % columns, Math.floor(at / columns))).join('') +
    rect(0, h * 0.88, w, h * 0.12, { fill: colours.layer(0.72) }) +
    rect(0, h * 0.88, w, 6, { fill: colours.line, opacity: 0.25 })
  );
};

/** A curtain that moves. */
export const curtain: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = Math.round(w / between(random, 44, 60));
  const sway = between(random, -70, 70);
  const fold = (index: number): string => {
    const x = (index / count) * w;
    const wide = w / count + 8;
    const drift = sway * Math.sin((index / count) * Math.PI) + between(random, -10, 10);
    return path(
      `M${x.toFixed(0)} -10C${x.toFixed(0)} ${h * 0.3} ${(x + drift).toFixed(0)} ${h * 0.6} ${(x + drift * 1.4).toFixed(0)} ${h}h${wide.toFixed(0)}C${(x + drift + wide).toFixed(0)} ${h * 0.6} ${(x + wide).toFixed(0)} ${h * 0.3} ${(x + wide).toFixed(0)} -10Z`,
      {
        fill: colours.layer(0.1 + (Math.sin(index * 1.7) + 1) * 0.13),
        stroke: colours.line,
        'stroke-width': 1.2,
        'stroke-opacity': 0.3,
      },
    );
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.3) }) +
    Array.from({ length: count }, (_, index) => fold(index)).join('') +
    `<radialGradient id="sun"><stop stop-color="${colours.sun}" stop-opacity=".9"/><stop offset="1" stop-color="${colours.sun}" stop-opacity="0"/></radialGradient>` +
    circle(w * between(random, 0.25, 0.75), h * between(random, 0.3, 0.5), h * 0.5, { fill: 'url(#sun)' }) +
    rect(0, h * 0.93, w, h * 0.07, { fill: colours.layer(0.8) })
  );
};

/** Tiles, no two of one tone. */
export const tiles: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const size = between(random, 62, 92);
  const isShifted = random() < 0.5;
  const [columns, rows] = [Math.ceil(w / size) + 2, Math.ceil(h / size) + 1];
  const one = (at: number): string => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const x = (column - 1 + (isShifted && row % 2 ? 0.5 : 0)) * size;
    const hot = random() < 0.03;
    return rect(x + 2.5, row * size + 2.5, size - 5, size - 5, {
      rx: 7,
      fill: hot
        ? colours.accent
        : random() < 0.4
          ? colours.water(random() * 0.8)
          : colours.layer(0.14 + random() * 0.42),
    });
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.06) }) +
    Array.from({ length: columns * rows }, (_, at) => one(at)).join('') +
    beam(canvas, 'sweep', {
      x: w * between(random, 0.2, 0.8),
      top: -10,
      width: w * 0.24,
      bottom: h + 10,
      lean: between(random, -260, 260),
    })
  );
};

/** The shadow of a plant on a wall. */
export const plantShadow: Scene = (canvas) => {
  const { width: w, height: h, random } = canvas;
  const isLeft = random() < 0.5;
  const x = w * (isLeft ? between(random, 0.16, 0.3) : between(random, 0.7, 0.84));
  const side = isLeft ? 1 : -1;
  const soft = {
    ...canvas,
    colours: { ...canvas.colours, leaf: () => canvas.colours.layer(0.9), line: canvas.colours.layer(0.7) },
  };
  const stem = (index: number): string =>
    branch(soft, {
      x: x + side * index * 46,
      base: h + 20,
      height: h * between(random, 0.6, 0.95),
      lean: side * between(random, 40, 240),
      leaves: 6 + choice(random, 3),
      size: between(random, 90, 130),
      part: 0.5,
      spread: 44,
      leafWidth: 0.17,
    });
  return (
    wall(canvas, 0.2, isLeft) +
    halo(canvas, w * (isLeft ? 0.74 : 0.26), h * 0.34, between(random, 90, 130), 3) +
    `<g opacity=".32">${stem(0)}${stem(1)}${stem(2)}</g>`
  );
};
