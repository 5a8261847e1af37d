// Contour lines of a made-up landscape: marching squares over smooth noise, joined to soft lines.
import { chance } from '@wellspring/illustrations/chance';
import { softLine } from '@wellspring/illustrations/shapes';

const field = (seed) => {
  const random = chance(seed);
  const bumps = Array.from({ length: 16 }, () => ({
    x: random() * 1.3 - 0.15,
    y: random() * 1.3 - 0.15,
    r: 0.12 + random() * 0.26,
    h: random() * 2 - 0.7,
  }));
  return (x, y) => bumps.reduce((sum, b) => sum + b.h * Math.exp(-((x - b.x) ** 2 + (y - b.y) ** 2) / (b.r * b.r)), 0);
};

/** The pieces of one level's line, cell by cell. */
const pieces = (heights, columns, rows, level) => {
  const found = [];
  const cut = (x1, y1, v1, x2, y2, v2) => {
    const t = (level - v1) / (v2 - v1);
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  };
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const [a, b, c, d] = [heights[y][x], heights[y][x + 1], heights[y + 1][x + 1], heights[y + 1][x]];
      const crossings = [];
      if (a > level !== b > level) crossings.push(cut(x, y, a, x + 1, y, b));
      if (b > level !== c > level) crossings.push(cut(x + 1, y, b, x + 1, y + 1, c));
      if (c > level !== d > level) crossings.push(cut(x + 1, y + 1, c, x, y + 1, d));
      if (d > level !== a > level) crossings.push(cut(x, y + 1, d, x, y, a));
      for (let i = 0; i + 1 < crossings.length; i += 2) found.push([crossings[i], crossings[i + 1]]);
    }
  return found;
};

const keyOf = ([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`;

/** Joins pieces that share an end to lines as long as they go. */
const join = (segments) => {
  const byEnd = new Map();
  const add = (key, segment) => byEnd.set(key, [...(byEnd.get(key) ?? []), segment]);
  for (const segment of segments) for (const end of segment) add(keyOf(end), segment);
  const used = new Set();
  const grow = (line) => {
    for (;;) {
      const next = byEnd.get(keyOf(line.at(-1)))?.find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      line.push(keyOf(next[0]) === keyOf(line.at(-1)) ? next[1] : next[0]);
    }
  };
  return segments.flatMap((segment) => {
    if (used.has(segment)) return [];
    used.add(segment);
    const forward = grow([...segment]);
    return [grow(forward.reverse())];
  });
};

/** Path data of all levels. */
export const contourPaths = ({ width, height, columns, seed, levels }) => {
  const rows = Math.round((columns * height) / width);
  const of = field(seed);
  const heights = Array.from({ length: rows + 1 }, (_, y) =>
    Array.from({ length: columns + 1 }, (_, x) => of(x / columns, ((y / rows) * height) / width + 0.15)),
  );
  const flat = heights.flat();
  const [low, high] = [Math.min(...flat), Math.max(...flat)];
  return Array.from({ length: levels }, (_, index) => {
    const level = low + ((high - low) * (index + 0.5)) / levels;
    return join(pieces(heights, columns, rows, level))
      .filter((line) => line.length > 5)
      .map((line) => {
        const closed = keyOf(line[0]) === keyOf(line.at(-1));
        const scaled = (closed ? line.slice(0, -1) : line).map(([x, y]) => [
          (x / columns) * width,
          (y / rows) * height,
        ]);
        return softLine(scaled, closed);
      })
      .join('');
  });
};
