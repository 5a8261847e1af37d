import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, fading, halo } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { stone } from '../parts/stone.ts';
import { bubbles, dropRings, ripples, steam } from '../parts/water.ts';
import { rect } from '../shapes.ts';

/** Steam over still water; some in mist, some with stones before it. */
export const steamOverWater: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const level = h * between(random, 0.36, 0.76);
  const plumes = Math.round((w / 800) * (1 + choice(random, 5)));
  const [isMisty, hasStones] = [random() < 0.5, random() < 0.5];
  const [x, y] = [w * between(random, 0.12, 0.88), h * between(random, 0.14, 0.3)];
  return (
    halo(canvas, x, random() < 0.5 ? y : level * between(random, 0.5, 1), between(random, 34, 90)) +
    (isMisty ? fading(canvas, 'mist', [0, 0.7]) + rect(0, level - h * 0.26, w, h * 0.26, { fill: 'url(#mist)' }) : '') +
    rect(0, level, w, h - level, { fill: colours.water(between(random, 0.05, 0.4)) }) +
    ripples(canvas, { from: level + 16, to: h - 14, count: 4 + choice(random, 8), spread: 0.7 }) +
    Array.from({ length: plumes }, (_, index) =>
      steam(canvas, `steam${index}`, {
        x: w * ((index + between(random, 0.2, 0.8)) / plumes),
        bottom: level + between(random, 4, (h - level) * 0.6),
        height: h * between(random, 0.26, 0.56),
        sway: between(random, 16, 54),
      }),
    ).join('') +
    (hasStones
      ? [0.1, 0.24, 0.32]
          .map((part, index) =>
            stone(canvas, {
              x: w * (part + between(random, -0.05, 0.05)),
              y: h * 0.97,
              rx: 130 - index * 34,
              ry: 84 - index * 26,
              part: 0.6 + index * 0.12,
            }),
          )
          .join('')
      : '')
  );
};

/** From below the surface: bubbles in the light. */
export const risingBubbles: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const columns = Math.round((w / 800) * (1 + choice(random, 5)));
  const beams = 1 + choice(random, 3);
  const ground = between(random, 0.6, 0.92);
  return (
    rect(0, 0, w, h, { fill: colours.water(between(random, 0.02, 0.34)) }) +
    Array.from({ length: beams }, (_, index) =>
      beam(canvas, `shaft${index}`, {
        x: w * ((index + between(random, 0.2, 0.8)) / beams),
        top: 0,
        width: (w * between(random, 0.08, 0.3)) / beams ** 0.5,
        bottom: h,
        lean: between(random, -180, 180),
      }),
    ).join('') +
    Array.from({ length: columns }, (_, index) =>
      bubbles(canvas, {
        x: w * ((index + between(random, 0.3, 0.7)) / columns),
        bottom: h * ground,
        top: h * between(random, 0.04, 0.3),
        count: 8 + choice(random, 12),
      }),
    ).join('') +
    land(canvas, { top: h * ground, rise: between(random, 20, 90), part: 0.8, lines: 4 })
  );
};

/** Layers of warm rock over water, level or tilted. */
export const warmRock: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const layers = 7 + choice(random, 3);
  const glow = Math.round(layers * between(random, 0.3, 0.62));
  const tilt = between(random, -16, 16);
  const water = between(random, 0.7, 0.94);
  const rise = between(random, 20, 60);
  const top = (index: number): number => h * (0.04 + (index * (water - 0.1)) / layers);
  const shining = { ...canvas, colours: { ...colours, layer: () => colours.accent } };
  const rock = Array.from({ length: layers }, (_, index) =>
    index === glow
      ? land(shining, { top: top(index), rise, part: 0, lines: 0, waves: 3 })
      : land(canvas, {
          top: top(index) - (index === glow + 1 ? h * between(random, 0.01, 0.06) : 0),
          rise,
          part: 0.16 + (index / layers) * 0.62,
          lines: 2,
          waves: 3,
        }),
  );
  return (
    `<g transform="rotate(${tilt.toFixed(1)} ${w / 2} ${h / 2}) translate(${-w * 0.1} ${-h * 0.08}) scale(1.2)">${rock.join('')}</g>` +
    rect(0, h * water, w, h * (1 - water), { fill: colours.water(0.35) }) +
    ripples(canvas, { from: h * (water + 0.03), to: h * 0.98, count: 6, spread: 0.8 })
  );
};

/** Drops fall into warm water. */
export const drops: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const ring = (x: number, y: number, radius: number): string => dropRings(canvas, { x, y, radius, count: 6 });
  const count = Math.round((w / 800) * (1 + choice(random, 5)));
  const stones = choice(random, 4);
  return (
    rect(0, 0, w, h, { fill: colours.water(between(random, 0.1, 0.5)) }) +
    fading(canvas, 'far', [0.5, 0]) +
    rect(0, 0, w, h * 0.6, { fill: 'url(#far)' }) +
    Array.from({ length: count }, (_, index) =>
      ring(
        w * ((index + between(random, 0.25, 0.75)) / count),
        h * between(random, 0.3, 0.84),
        between(random, 90, 160 + 300 / count),
      ),
    ).join('') +
    Array.from({ length: stones }, (_, index) =>
      stone(canvas, {
        x: w * ((index + between(random, 0.1, 0.9)) / stones),
        y: h * between(random, 0.9, 1),
        rx: between(random, 80, 240),
        ry: between(random, 50, 110),
        part: between(random, 0.6, 0.9),
      }),
    ).join('') +
    steam(canvas, 'far-steam', { x: w * between(random, 0.2, 0.8), bottom: h * 0.5, height: h * 0.4, sway: 34 })
  );
};
