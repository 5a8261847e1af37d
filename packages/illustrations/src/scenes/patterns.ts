import type { Scene } from '../canvas.ts';
import { between, choice } from '../chance.ts';
import { beam, halo } from '../parts/light.ts';
import { path, rect } from '../shapes.ts';

/** Cloth, woven. */
export const weave: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const size = between(random, 44, 62);
  const [columns, rows] = [Math.ceil(w / size), Math.ceil(h / size)];
  const stripe = 2 + choice(random, 4);
  const one = (at: number): string => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const isOver = (column + row) % 2 === 0;
    const band = isOver ? row : column;
    const fill =
      band % stripe === 0
        ? band % (stripe * 2) === 0
          ? colours.accent
          : colours.water(0.5)
        : colours.layer(0.16 + ((band * 3) % 5) * 0.07);
    const [x, y] = [column * size, row * size];
    return isOver
      ? rect(x - 3, y + 4, size + 6, size - 8, {
          rx: 9,
          fill,
          stroke: colours.line,
          'stroke-width': 1.3,
          'stroke-opacity': 0.4,
        })
      : rect(x + 4, y - 3, size - 8, size + 6, {
          rx: 9,
          fill,
          stroke: colours.line,
          'stroke-width': 1.3,
          'stroke-opacity': 0.4,
        });
  };
  return (
    rect(0, 0, w, h, { fill: colours.layer(0.6) }) +
    Array.from({ length: columns * rows }, (_, at) => one(at)).join('') +
    beam(canvas, 'across', {
      x: w * between(random, 0.2, 0.8),
      top: -10,
      width: w * 0.2,
      bottom: h + 10,
      lean: between(random, -200, 200),
    })
  );
};

/** Waves, as on a print: each row covers the foot of the one behind. */
export const printedWaves: Scene = (canvas) => {
  const { width: w, height: h, colours, random } = canvas;
  const size = between(random, 92, 128);
  const step = size * 0.3;
  const [columns, rows] = [Math.ceil(w / size) + 2, Math.ceil((h * 0.74) / step) + 2];
  const row = (index: number): string => {
    const [left, y] = [index % 2 ? -size / 2 : 0, h * 0.3 + index * step];
    const tone = (index / rows) * 0.6;
    return [1, 0.74, 0.48, 0.24]
      .map((share, at) => {
        const r = Math.round((size / 2) * share);
        const arches = Array.from({ length: columns }, (_, column) => {
          const x = Math.round(left + (column - 0.5) * size - r);
          return `M${x} ${Math.round(y)}a${r} ${r} 0 0 1 ${2 * r} 0`;
        });
        return path(arches.join(''), {
          fill: at % 2 ? colours.layer(0.1 + tone) : colours.water(0.1 + tone),
          stroke: colours.line,
          'stroke-width': 1.4,
          'stroke-opacity': 0.6,
        });
      })
      .join('');
  };
  return (
    halo(canvas, w * between(random, 0.2, 0.8), h * 0.2, between(random, 50, 80)) +
    Array.from({ length: rows }, (_, index) => row(index)).join('')
  );
};
