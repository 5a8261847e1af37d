import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, fading, halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { stone } from '../parts/stone.ts';
import { bubbles, dropRings, ripples, steam } from '../parts/water.ts';
import { rect } from '../shapes.ts';

/** Steam over still water. */
export const steamOverWater: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const level = h * between(random, 0.6, 0.7);
  const plumes = Math.round(w / 230) + choice(random, 2);
  return (
    halo(canvas, w * between(random, 0.25, 0.75), h * between(random, 0.24, 0.34), between(random, 46, 74)) +
    rect(0, level, w, h - level, { fill: colours.water(0.2) }) +
    ripples(canvas, { from: level + 16, to: h - 14, count: 9, spread: 0.7 }) +
    Array.from({ length: plumes }, (_, index) =>
      steam(canvas, `steam${index}`, {
        x: w * ((index + between(random, 0.3, 0.7)) / plumes),
        bottom: level + between(random, 4, 40),
        height: h * between(random, 0.3, 0.52),
        sway: between(random, 20, 40),
      }),
    ).join('')
  );
};

/** From below the surface: bubbles in the light. */
export const risingBubbles: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const columns = Math.round(w / 300) + choice(random, 2);
  return (
    rect(0, 0, w, h, { fill: colours.water(0.12) }) +
    beam(canvas, 'shaft', {
      x: w * between(random, 0.3, 0.7),
      top: 0,
      width: w * 0.2,
      bottom: h,
      lean: between(random, -120, 120),
    }) +
    Array.from({ length: columns }, (_, index) =>
      bubbles(canvas, {
        x: w * ((index + between(random, 0.3, 0.7)) / columns),
        bottom: h * 0.9,
        top: h * 0.06,
        count: 16,
      }),
    ).join('') +
    land(canvas, { top: h * 0.88, rise: 24, part: 0.8, lines: 3 })
  );
};

/** Layers of warm rock over water. */
export const warmRock: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const glow = 2 + choice(random, 3);
  return (
    Array.from({ length: 7 }, (_, index) =>
      index === glow
        ? land(
            { ...canvas, colours: { ...colours, layer: () => colours.accent } },
            { top: h * (0.1 + index * 0.11), rise: 30, part: 0, lines: 0, waves: 3 },
          )
        : land(canvas, {
            top: h * (0.1 + index * 0.11) + (index === glow + 1 ? -h * 0.07 : 0),
            rise: 30,
            part: 0.2 + index * 0.09,
            lines: 2,
            waves: 3,
          }),
    ).join('') +
    rect(0, h * 0.84, w, h * 0.16, { fill: colours.water(0.35) }) +
    ripples(canvas, { from: h * 0.87, to: h * 0.98, count: 6, spread: 0.8 })
  );
};

/** Drops fall into warm water. */
export const drops: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const ring = (x: number, y: number, radius: number): string => dropRings(canvas, { x, y, radius, count: 6 });
  const count = w > 1000 ? 5 : 3;
  return (
    rect(0, 0, w, h, { fill: colours.water(0.3) }) +
    fading(canvas, 'far', [0.5, 0]) +
    rect(0, 0, w, h * 0.6, { fill: 'url(#far)' }) +
    Array.from({ length: count }, (_, index) =>
      ring(
        w * ((index + between(random, 0.25, 0.75)) / count),
        h * between(random, 0.3, 0.84),
        between(random, 110, 260),
      ),
    ).join('') +
    stone(canvas, { x: w * between(random, 0.1, 0.9), y: h * 0.97, rx: 190, ry: 74, part: 0.85 }) +
    steam(canvas, 'far-steam', { x: w * between(random, 0.2, 0.8), bottom: h * 0.5, height: h * 0.4, sway: 34 })
  );
};
