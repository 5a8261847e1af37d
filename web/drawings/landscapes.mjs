// Five wide landscapes of water and rock, for the top of the landing page: calm in the middle, where words stand over them, and of
// middle tones, so that white words can. Each has a light of its own, from deep cold to ember along the ramp of temperatures.
import { contourPaths } from './contours.mjs';
import { chance, circle, mix, path, ridge, ring, softLine } from './shapes.mjs';

export const WIDTH = 1920;
export const HEIGHT = 1080;

const stop = (offset, color, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

const gradient = (id, stops, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;

const glow = (id, cx, cy, r, color, strength) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stop(0, color, strength)}${stop(1, color, 0)}</radialGradient>`;

const filled = (id) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})"/>`;

/** A ridge across the picture as points, and the lines of its heights below it, closer where it is steep. */
const mountain = ({ top, rise, seed, waves = 5, roughness = 0.5, fill, line, lines = 9, gap = 15, strength = 0.5 }) => {
  const shape = ridge(seed, waves, roughness);
  const along = (offset, part, wander) =>
    Array.from({ length: 49 }, (_, index) => {
      const x = (index - 2) * (WIDTH / 44);
      const own = wander ? wander(x / WIDTH) * offset * 0.16 : 0;
      return [x, top + offset + own - shape(x / WIDTH) * rise * part];
    });
  const outline = `${softLine(along(0, 1))}L${WIDTH + 90} ${HEIGHT}L-90 ${HEIGHT}Z`;
  const contours = Array.from({ length: lines }, (_, index) =>
    path(
      softLine(along((index + 1) * (gap + index * 1.8), 1 - (index + 1) * (0.82 / lines), ridge(seed + 50, 7, 0.6))),
      {
        fill: 'none',
        stroke: line,
        'stroke-width': index % 4 === 3 ? 2.2 : 1.2,
        opacity: (strength * (1 - index / (lines + 1))).toFixed(2),
      },
    ),
  );
  return path(outline, { fill }) + contours.join('');
};

/** Rings of water around a middle, from shallow to deep. */
const pool = ({ cx, cy, rx, ry, seed, shades, line, unevenness = 0.12 }) =>
  shades
    .map((fill, index) => {
      const size = 1 - index / (shades.length + 0.6);
      const at = [cx + index * 5, cy + index * ry * 0.05];
      return path(softLine(ring(at[0], at[1], rx * size, ry * size, seed, unevenness), true), {
        fill,
        stroke: line,
        'stroke-width': index === 0 ? 2.4 : 1,
        'stroke-opacity': index === 0 ? 0.6 : 0.22,
      });
    })
    .join('');

/** Long quiet strokes of light on water. */
const ripples = ({ from, to, count, color, seed, middle, spread, strength = 0.5 }) => {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = from + (to - from) * part ** 1.3;
    const width = (60 + random() * 190) * (0.5 + part);
    const x = middle + (random() - 0.5) * spread * (0.35 + part) - width / 2;
    return path(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(width / 4).toFixed(0)} -${(3 + part * 4).toFixed(1)} ${(width / 2).toFixed(0)} 0t${(width / 2).toFixed(0)} 0`,
      {
        fill: 'none',
        stroke: color,
        'stroke-width': (1.1 + part * 1.6).toFixed(1),
        'stroke-linecap': 'round',
        opacity: (strength * (0.35 + random() * 0.65)).toFixed(2),
      },
    );
  }).join('');
};

const steam = ({ x, bottom, height, seed, color, width = 26 }) => {
  const points = Array.from({ length: 16 }, (_, index) => {
    const part = index / 15;
    return [x + Math.sin(part * 6.2 + seed) * (14 + part * 44), bottom - part * height];
  });
  const id = `steam-${seed}`;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${bottom}" x2="0" y2="${bottom - height}">${stop(0, color, 0)}${stop(0.25, color, 0.85)}${stop(1, color, 0)}</linearGradient>` +
    `<filter id="${id}-soft" x="-200%" width="500%" y="-20%" height="140%"><feGaussianBlur stdDeviation="${width / 3}"/></filter>` +
    [2.2, 1, 0.3]
      .map((size, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#${id})`,
          'stroke-width': width * size,
          'stroke-linecap': 'round',
          filter: `url(#${id}-soft)`,
          opacity: [0.2, 0.36, 0.5][index],
        }),
      )
      .join('')
  );
};

/** Rounded stones with their own height lines. */
const stone = ({ cx, cy, rx, ry, seed, fill, line }) =>
  path(softLine(ring(cx, cy, rx, ry, seed, 0.16), true), { fill }) +
  [0.78, 0.56, 0.34]
    .map((size) =>
      path(softLine(ring(cx - rx * 0.06, cy - ry * 0.1, rx * size, ry * size, seed, 0.16), true), {
        fill: 'none',
        stroke: line,
        'stroke-width': 1.3,
        opacity: 0.34,
      }),
    )
    .join('');

/** The whole picture as heights, in bands of a ramp with its lines: a map of water. */
const heights = ({ seed, levels, color, strength }) =>
  contourPaths({ width: WIDTH, height: HEIGHT, columns: 72, seed, levels })
    .map((d, index) =>
      path(d, {
        fill: 'none',
        stroke: color,
        'stroke-width': index % 5 === 0 ? 2.6 : 1.2,
        opacity: strength * (index % 5 === 0 ? 1 : 0.6),
      }),
    )
    .join('');

/** A mountain lake before the sun: deep blue, quiet. */
const coldLake = () =>
  gradient('sky', [stop(0, '#2a5068'), stop(0.36, '#4f7f92'), stop(0.56, '#86a9ab'), stop(1, '#35606e')]) +
  filled('sky') +
  glow('dawn', 1340, 560, 620, '#e8c9a4', 0.5) +
  filled('dawn') +
  mountain({
    top: 520,
    rise: 150,
    seed: 14,
    roughness: 0.56,
    fill: '#6d929a',
    line: '#dceaea',
    lines: 8,
    strength: 0.4,
  }) +
  mountain({ top: 590, rise: 110, seed: 31, fill: '#43707e', line: '#cfe4e6', lines: 9, strength: 0.42 }) +
  gradient('lake', [stop(0, '#5b8c99'), stop(0.5, '#2f6272'), stop(1, '#17404f')]) +
  `<rect y="690" width="${WIDTH}" height="390" fill="url(#lake)"/>` +
  path(
    softLine(Array.from({ length: 40 }, (_, i) => [i * 51 - 40, 690 + ridge(31, 5)(i / 38) * 46])) +
      `L1990 690L-60 690Z`,
    { fill: '#2c5a69', opacity: 0.55 },
  ) +
  ripples({ from: 706, to: 1060, count: 46, color: '#dff0ee', seed: 5, middle: 1250, spread: 1500, strength: 0.42 }) +
  mountain({
    top: 1010,
    rise: 40,
    seed: 8,
    waves: 7,
    fill: '#0f2f3a',
    line: '#9fc6c9',
    lines: 4,
    gap: 13,
    strength: 0.4,
  });

/** Terraces of warm water down a slope, each pool a little cooler: the ramp itself. */
const terraces = () => {
  const ramp = ['#a5563f', '#b97a55', '#ad9472', '#6fa79d', '#2f8f8b', '#1f7182', '#1d4f72'];
  const steps = ramp.map((color, index) => {
    const y = 520 + index * 78 + index * index * 3;
    const shape = ridge(60 + index * 7, 4.6, 0.55);
    const edge = Array.from({ length: 46 }, (_, i) => {
      const x = (i - 1) * 44;
      return [x, y + shape(x / WIDTH) * (34 + index * 4) - (x - 1500) * 0.05];
    });
    const below = edge.map(([x, at]) => [x, at + 15]);
    return (
      path(`${softLine(edge)}L2010 1080L-50 1080Z`, { fill: mix(color, '#0d2c30', 0.28 + index * 0.03) }) +
      path(`${softLine(below)}L2010 1080L-50 1080Z`, { fill: mix(color, '#12383b', 0.12) }) +
      [32, 46, 58]
        .map((offset, n) =>
          path(softLine(edge.map(([x, at]) => [x, at + offset])), {
            fill: 'none',
            stroke: '#fff6ea',
            'stroke-width': 1.4,
            opacity: 0.34 - n * 0.09,
          }),
        )
        .join('') +
      path(softLine(edge), { fill: 'none', stroke: '#fff1df', 'stroke-width': 2.4, opacity: 0.5 })
    );
  });
  return (
    gradient('sky', [stop(0, '#4a5f66'), stop(0.3, '#7d817a'), stop(0.5, '#b08a6c')]) +
    filled('sky') +
    glow('sun', 1480, 470, 640, '#f6cf9b', 0.55) +
    filled('sun') +
    mountain({
      top: 455,
      rise: 92,
      seed: 19,
      roughness: 0.58,
      fill: '#82776c',
      line: '#f2dfc6',
      lines: 8,
      gap: 11,
      strength: 0.36,
    }) +
    steps.join('') +
    steam({ x: 1180, bottom: 560, height: 330, seed: 2, color: '#fff3e4' }) +
    steam({ x: 1420, bottom: 560, height: 410, seed: 4, color: '#fff3e4', width: 34 }) +
    steam({ x: 1660, bottom: 570, height: 300, seed: 9, color: '#fff3e4' })
  );
};

/** One spring seen from above: ember at its rim, teal, and the deep blue of its throat. */
const spring = () =>
  gradient('ground', [stop(0, '#5c6a62'), stop(0.5, '#4c5a55'), stop(1, '#36443f')], [0, 0, 1, 1]) +
  filled('ground') +
  heights({ seed: 33, levels: 22, color: '#e9e2d2', strength: 0.2 }) +
  pool({
    cx: 1180,
    cy: 600,
    rx: 900,
    ry: 500,
    seed: 12,
    unevenness: 0.13,
    line: '#fff3e2',
    shades: ['#96573a', '#b47a4b', '#a99a69', '#6f9d85', '#3d8f88', '#21797f', '#17617a', '#134d6c', '#0f3b58'],
  }) +
  ripples({ from: 430, to: 800, count: 22, color: '#e9fbf7', seed: 41, middle: 1190, spread: 620, strength: 0.34 }) +
  steam({ x: 1080, bottom: 600, height: 420, seed: 5, color: '#f2fbf8', width: 40 }) +
  steam({ x: 1300, bottom: 640, height: 500, seed: 8, color: '#f2fbf8', width: 46 });

/** Stones in a still teal pool, rings going out from them. */
const stones = () => {
  const rings = (cx, cy, rx, ry, seed) =>
    Array.from({ length: 7 }, (_, index) =>
      path(
        softLine(
          ring(cx, cy + index * 4, rx + 26 + index * (26 + index * 5), ry + 12 + index * (11 + index * 2), seed, 0.05),
          true,
        ),
        {
          fill: 'none',
          stroke: '#dff5f0',
          'stroke-width': 1.5,
          opacity: (0.42 - index * 0.055).toFixed(2),
        },
      ),
    ).join('');
  const at = [
    [1330, 700, 210, 92, 7],
    [1620, 830, 150, 66, 15],
    [980, 860, 120, 52, 23],
    [330, 905, 176, 74, 29],
    [1240, 990, 96, 40, 37],
  ];
  return (
    gradient('water', [stop(0, '#5d9892'), stop(0.34, '#377f7c'), stop(0.7, '#1c6064'), stop(1, '#0f4249')]) +
    filled('water') +
    glow('light', 1450, 210, 820, '#f3e3bf', 0.38) +
    filled('light') +
    mountain({
      top: 300,
      rise: 70,
      seed: 44,
      roughness: 0.55,
      fill: '#4d857f',
      line: '#e2f2ec',
      lines: 7,
      gap: 11,
      strength: 0.36,
    }) +
    gradient('still', [stop(0, '#4e8e89'), stop(0.4, '#28706f'), stop(1, '#0e3f47')]) +
    `<rect y="410" width="${WIDTH}" height="670" fill="url(#still)"/>` +
    ripples({ from: 424, to: 1050, count: 40, color: '#e6f7f2', seed: 9, middle: 1050, spread: 1800, strength: 0.3 }) +
    at.map(([cx, cy, rx, ry, seed]) => rings(cx, cy, rx, ry, seed)).join('') +
    at
      .map(
        ([cx, cy, rx, ry, seed]) =>
          path(softLine(ring(cx + 6, cy + ry * 0.52, rx * 1.02, ry * 0.8, seed, 0.14), true), {
            fill: '#0b3239',
            opacity: 0.4,
          }) + stone({ cx, cy, rx, ry, seed, fill: '#3a4c4a', line: '#d8e8e2' }),
      )
      .join('')
  );
};

/** Evening over a valley: ember sky, a river that keeps its light. */
const evening = () => {
  const river = [
    [1190, 618],
    [1150, 650],
    [1270, 690],
    [1120, 745],
    [1330, 820],
    [1010, 920],
    [1240, 1090],
  ];
  const bank = (side, part) => river.map(([x, y], index) => [x + side * (4 + index ** 1.75 * 7.4) * part, y]);
  const water = (part) => {
    const [left, right] = [softLine(bank(-1, part)), softLine(bank(1, part).toReversed())];
    return `${left}${right.replace('M', 'L')}Z`;
  };
  return (
    gradient('sky', [stop(0, '#39475c'), stop(0.26, '#73606a'), stop(0.46, '#b2705a'), stop(0.6, '#cf9468')]) +
    filled('sky') +
    glow('sun', 1190, 590, 560, '#ffd9a0', 0.75) +
    filled('sun') +
    circle(1190, 560, 62, { fill: '#ffe3b4', opacity: 0.85 }) +
    mountain({
      top: 560,
      rise: 120,
      seed: 52,
      roughness: 0.57,
      fill: '#8f6660',
      line: '#ffdcc0',
      lines: 9,
      gap: 12,
      strength: 0.42,
    }) +
    mountain({ top: 624, rise: 66, seed: 66, fill: '#6a4f55', line: '#f8cfb2', lines: 8, strength: 0.38 }) +
    mountain({ top: 700, rise: 58, seed: 71, fill: '#47424f', line: '#e9c3ae', lines: 12, gap: 17, strength: 0.36 }) +
    gradient('river', [stop(0, '#f3bf8d'), stop(0.35, '#b77c66'), stop(0.7, '#4f7479'), stop(1, '#1f5c68')]) +
    path(water(1), { fill: 'url(#river)', opacity: 0.95 }) +
    path(water(0.62), { fill: '#ffe7c6', opacity: 0.12 }) +
    mountain({
      top: 1020,
      rise: 60,
      seed: 80,
      waves: 4,
      fill: '#23303a',
      line: '#c9a996',
      lines: 4,
      gap: 14,
      strength: 0.4,
    })
  );
};

/** The pictures, in the order in which they follow each other, by the names of their files. */
export const landscapes = { stones, 'cold-lake': coldLake, terraces, evening, spring };
