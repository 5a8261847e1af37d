// What all drawings are made of: chance with a seed, colours between colours, soft lines.

/** Numbers in [0, 1) that are the same at every run. */
export const chance = (seed) => {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour at `part` of the way from one to the other. */
export const mix = (from, to, part) => {
  const b = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + (b[index] - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const n = (value) => String(Math.round(value * 10) / 10);

/** A soft line through points: curves from middle to middle. */
export const softLine = (points, closed = false) => {
  const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];
  const at = (index) => points[(index + points.length) % points.length];
  const start = closed ? middle(at(-1), at(0)) : points[0];
  const curves = points.slice(closed ? 0 : 1, closed ? undefined : -1).map((point, index) => {
    const [ex, ey] = middle(point, at(index + (closed ? 1 : 2)));
    return `Q${n(point[0])} ${n(point[1])} ${n(ex)} ${n(ey)}`;
  });
  const end = closed ? 'Z' : `L${n(points.at(-1)[0])} ${n(points.at(-1)[1])}`;
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}${end}`;
};

/** Heights of a ridge between -1 and 1 along the width: a few waves laid over each other. */
export const ridge = (seed, waves = 3.2, roughness = 0.5) => {
  const random = chance(seed);
  const parts = Array.from({ length: 4 }, (_, index) => ({
    frequency: waves * 1.9 ** index * (0.8 + random() * 0.4),
    phase: random() * Math.PI * 2,
    strength: roughness ** index,
  }));
  const sum = parts.reduce((total, { strength }) => total + strength, 0);
  return (x) =>
    parts.reduce((y, { frequency, phase, strength }) => y + Math.sin(x * frequency + phase) * strength, 0) / sum;
};

export const path = (d, attributes) =>
  `<path d="${d}" ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`;

export const circle = (cx, cy, r, attributes) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ')}/>`;

/** A hill across the picture with contour lines that follow its ridge and flatten towards its foot. */
export const hill = ({ width, height, top, rise, seed, waves, fill, line, lines = 5, gap = 16, roughness }) => {
  const shape = ridge(seed, waves, roughness);
  const step = width / 22;
  const along = (offset, part) =>
    Array.from({ length: 27 }, (_, index) => {
      const x = (index - 2) * step;
      return [x, top + offset - shape(x / width) * rise * part];
    });
  const outline = `${softLine(along(0, 1))}L${width + 60} ${height}L-60 ${height}Z`;
  const contours = Array.from({ length: lines }, (_, index) =>
    path(softLine(along((index + 1) * (gap + index * 2.5), 1 - (index + 1) * 0.11)), {
      fill: 'none',
      stroke: line,
      'stroke-width': 1.6,
      opacity: (0.5 - index * 0.07).toFixed(2),
    }),
  );
  return path(outline, { fill }) + contours.join('');
};

/** Points of a closed, slightly uneven ring. */
export const ring = (cx, cy, rx, ry, seed, unevenness = 0.1) => {
  const shape = ridge(seed, 1, 0.6);
  return Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    const r = 1 + unevenness * shape(Math.sin(angle) * 1.6 + Math.cos(angle) * 2.1);
    return [cx + Math.cos(angle) * rx * r, cy + Math.sin(angle) * ry * r];
  });
};
