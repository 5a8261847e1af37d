import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, halo, wall } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { archPath } from '../parts/rooms.ts';
import { circle, ellipse, path, rect, ring, softLine, type Point } from '../shapes.ts';

/** One stroke, nearly closed. */
export const circleOfInk: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y, r] = [w * between(random, 0.4, 0.6), h * between(random, 0.46, 0.54), h * between(random, 0.28, 0.34)];
  const start = random() * Math.PI * 2;
  const strand = (index: number): string => {
    const own = r + (index - 4) * 5.5;
    const points = Array.from({ length: 40 }, (_, step): Point => {
      const angle = start + (step / 39) * Math.PI * 1.86;
      const swell = 1 + 0.03 * Math.sin(step * 0.4 + index);
      return [x + Math.cos(angle) * own * swell, y + Math.sin(angle) * own * swell];
    });
    return path(softLine(points), {
      fill: 'none',
      stroke: index % 4 === 1 ? colours.line : colours.layer(0.86),
      'stroke-width': 7 - Math.abs(index - 4),
      'stroke-linecap': 'round',
      opacity: 0.85,
    });
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.05) }) +
    halo(canvas, x, y, r * 0.62, 3) +
    Array.from({ length: 9 }, (_, index) => strand(index)).join('') +
    land(canvas, { top: h * 0.94, rise: 12, part: 0.5, lines: 2 })
  );
};

/** A screen of paper, the light behind it. */
export const paperScreen: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const panel = between(random, 210, 280);
  const count = Math.ceil(w / panel) + 1;
  const [columns, rows] = [3, 4 + choice(random, 2)];
  const bottom = h * 0.86;
  const lattice = (x: number): string =>
    rect(x, 30, panel, bottom - 30, { fill: 'none', stroke: colours.layer(0.9), 'stroke-width': 13 }) +
    Array.from({ length: columns - 1 }, (_, index) =>
      rect(x + ((index + 1) * panel) / columns - 2, 30, 4, bottom - 30, { fill: colours.layer(0.8) }),
    ).join('') +
    Array.from({ length: rows - 1 }, (_, index) =>
      rect(x, 30 + ((index + 1) * (bottom - 30)) / rows, panel, 4, { fill: colours.layer(0.8) }),
    ).join('');
  const shift = random() * panel;
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.02) }) +
    halo(canvas, w * between(random, 0.25, 0.75), h * between(random, 0.34, 0.5), between(random, 90, 140), 4) +
    Array.from({ length: count }, (_, index) => lattice(index * panel - shift)).join('') +
    rect(0, 0, w, 30, { fill: colours.layer(0.96) }) +
    rect(0, bottom, w, h - bottom, { fill: colours.layer(0.6) }) +
    rect(0, bottom, w, 7, { fill: colours.light, opacity: 0.3 })
  );
};

/** A flame in a niche. */
export const flame: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = w > 1000 ? 3 : 1 + choice(random, 2);
  const one = (index: number): string => {
    const x = w * ((index + 0.5) / count) + between(random, -24, 24);
    const [base, tall] = [h * 0.74, between(random, 60, 120)];
    const top = base - tall;
    const lean = between(random, -9, 9);
    return (
      path(archPath(x, 210, h * 0.2, base), { fill: colours.layer(0.86) }) +
      [16, 34]
        .map((grow) =>
          path(archPath(x, 210 + grow * 2, h * 0.2 - grow, base), {
            fill: 'none',
            stroke: colours.line,
            'stroke-width': 1.6,
            opacity: 0.36,
          }),
        )
        .join('') +
      `<radialGradient id="glow${index}"><stop stop-color="${colours.accent}" stop-opacity=".75"/><stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/></radialGradient>` +
      circle(x, top - 26, 128, { fill: `url(#glow${index})` }) +
      rect(x - 19, top, 38, tall, { rx: 5, fill: colours.lamp }) +
      path(
        `M${x} ${top - 6}C${x - 20} ${top - 22} ${x - 12 + lean} ${top - 50} ${x + lean} ${top - 72}C${x + 14 + lean} ${top - 50} ${x + 20} ${top - 22} ${x} ${top - 6}Z`,
        { fill: colours.light },
      )
    );
  };
  return (
    wall(canvas, 0.5, random() < 0.5) +
    Array.from({ length: count }, (_, index) => one(index)).join('') +
    rect(0, h * 0.74, w, h * 0.26, { fill: colours.layer(0.7) }) +
    rect(0, h * 0.74, w, 7, { fill: colours.light, opacity: 0.26 })
  );
};

/** A bowl that sounds. */
export const soundingBowl: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, y, half] = [w * between(random, 0.38, 0.62), h * between(random, 0.56, 0.64), between(random, 130, 170)];
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.08) }) +
    beam(canvas, 'fall', {
      x: x + between(random, -120, 120),
      top: 0,
      width: 190,
      bottom: h,
      lean: between(random, -90, 90),
    }) +
    Array.from({ length: 8 }, (_, index) =>
      ellipse(x, y, half + 26 + index * 44, (half + 26 + index * 44) * 0.42, {
        fill: 'none',
        stroke: colours.layer(0.66),
        'stroke-width': 2.6,
        opacity: 0.6 - index * 0.066,
      }),
    ).join('') +
    path(
      `M${x - half} ${y}C${x - half} ${y + half * 0.9} ${x - half * 0.5} ${y + half} ${x} ${y + half}C${x + half * 0.5} ${y + half} ${x + half} ${y + half * 0.9} ${x + half} ${y}Z`,
      { fill: colours.layer(0.86) },
    ) +
    ellipse(x, y, half, half * 0.26, { fill: colours.accent }) +
    ellipse(x, y + 5, half * 0.86, half * 0.18, { fill: colours.layer(0.96) }) +
    path(softLine(ring(x, y + half * 0.46, half * 0.7, half * 0.1, 3, 0.02), true), {
      fill: 'none',
      stroke: colours.line,
      'stroke-width': 1.6,
      opacity: 0.36,
    }) +
    land(canvas, { top: h * 0.96, rise: 10, part: 0.6, lines: 1 })
  );
};
