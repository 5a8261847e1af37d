import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, wall } from '../parts/light.ts';
import { land } from '../parts/ground.ts';
import { arch, boards } from '../parts/rooms.ts';
import { circle, path, rect } from '../shapes.ts';

/** A door that stands open. */
export const openDoor: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const [x, floor] = [w * between(random, 0.36, 0.64), h * 0.76];
  return (
    wall(canvas, 0.56, random() < 0.5) +
    boards(canvas, { top: floor, vanishing: x, count: Math.round(w / 74), part: 0.66 }) +
    arch(canvas, {
      x,
      width: between(random, 170, 230),
      top: h * between(random, 0.14, 0.22),
      bottom: floor,
      fill: colours.lamp,
    }) +
    beam(canvas, 'sill', { x, top: floor, width: 190, bottom: h, lean: between(random, -120, 120) })
  );
};

/** A window in the evening. */
export const eveningWindow: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = w > 1000 ? 3 : 1 + choice(random, 2);
  const [tall, wide] = [h * between(random, 0.46, 0.56), between(random, 190, 240)];
  const one = (index: number): string => {
    const x = w * ((index + 0.5) / count) - wide / 2;
    const y = h * 0.16;
    const drape = (side: 0 | 1): string => {
      const edge = x + side * wide;
      const inward = side ? -1 : 1;
      return path(
        `M${edge - inward * 26} ${y - 16}h${inward * 84}C${edge + inward * 44} ${y + tall * 0.4} ${edge + inward * 6} ${y + tall * 0.56} ${edge - inward * 2} ${y + tall * 0.66}C${edge + inward * 4} ${y + tall * 0.8} ${edge + inward * 14} ${y + tall * 0.9} ${edge + inward * 18} ${y + tall + 26}h${-inward * 44}Z`,
        { fill: colours.layer(0.3), stroke: colours.line, 'stroke-width': 1.4, 'stroke-opacity': 0.35 },
      );
    };
    return (
      rect(x, y, wide, tall, { fill: colours.lamp }) +
      path(`M${x + wide / 2} ${y}v${tall}M${x} ${y + tall * 0.45}h${wide}`, {
        stroke: colours.layer(0.84),
        'stroke-width': 8,
      }) +
      rect(x, y, wide, tall, { fill: 'none', stroke: colours.layer(0.84), 'stroke-width': 12 }) +
      drape(0) +
      drape(1) +
      rect(x - 48, y - 26, wide + 96, 9, { rx: 4, fill: colours.layer(0.95) }) +
      rect(x - 46, y + tall + 2, wide + 92, 14, { fill: colours.layer(0.9) })
    );
  };
  return (
    wall(canvas, 0.6, random() < 0.5) +
    Array.from({ length: count }, (_, index) => one(index)).join('') +
    rect(0, h * 0.88, w, h * 0.12, { fill: colours.layer(0.8) })
  );
};

/** Lanterns. */
export const lanterns: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const count = Math.round(w / 230);
  const one = (index: number): string => {
    const x = w * ((index + between(random, 0.35, 0.65)) / count);
    const [y, rx, ry] = [h * between(random, 0.36, 0.68), between(random, 52, 84), between(random, 62, 92)];
    return (
      path(`M${x} -10V${y - ry}`, { stroke: colours.layer(0.8), 'stroke-width': 3 }) +
      `<radialGradient id="glow${index}"><stop stop-color="${colours.accent}" stop-opacity=".5"/><stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/></radialGradient>` +
      circle(x, y, ry * 2, { fill: `url(#glow${index})` }) +
      path(
        `M${x - rx * 0.5} ${y - ry}h${rx}C${x + rx * 1.2} ${y - ry * 0.4} ${x + rx * 1.2} ${y + ry * 0.4} ${x + rx * 0.5} ${y + ry}h-${rx}C${x - rx * 1.2} ${y + ry * 0.4} ${x - rx * 1.2} ${y - ry * 0.4} ${x - rx * 0.5} ${y - ry}Z`,
        { fill: colours.lamp },
      ) +
      [-0.6, -0.3, 0, 0.3, 0.6]
        .map((share) =>
          path(
            `M${x - rx * (0.98 - Math.abs(share) * 0.36)} ${y + ry * share}q${rx * (0.98 - Math.abs(share) * 0.36)} 12 ${2 * rx * (0.98 - Math.abs(share) * 0.36)} 0`,
            { fill: 'none', stroke: colours.layer(0.6), 'stroke-width': 1.6, opacity: 0.6 },
          ),
        )
        .join('') +
      rect(x - rx * 0.5, y - ry - 9, rx, 10, { fill: colours.layer(0.9) }) +
      rect(x - rx * 0.5, y + ry - 1, rx, 10, { fill: colours.layer(0.9) })
    );
  };
  return (
    wall(canvas, 0.52, random() < 0.5) +
    Array.from({ length: count }, (_, index) => one(index)).join('') +
    land(canvas, { top: h * 0.92, rise: 14, part: 0.86, lines: 2 })
  );
};
