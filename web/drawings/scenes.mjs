// One calm picture for each kind of place, by day and by night.
import { chance, circle, hill, mix, path, ring, ridge, softLine } from './shapes.mjs';

const W = 800;
const H = 600;

/** From far to near: day fades into the light, night into the dark. */
export const day = (hue, accent) => ({
  sky: mix('#f2f6f3', hue, 0.1),
  sun: mix('#fffaf0', accent, 0.24),
  layer: (part) => mix(mix('#e4ece8', hue, 0.18), mix('#123230', hue, 0.45), part),
  line: '#ffffff',
  light: '#ffffff',
  water: (part) => mix(mix('#9fd0cb', hue, 0.08), '#f3fbf9', part),
  leaf: (part) => mix(mix('#dfeae2', hue, 0.2), mix('#123230', hue, 0.5), part),
  outside: mix('#f2f6f3', hue, 0.1),
  accent,
});
export const night = (hue, accent) => ({
  sky: mix('#172725', hue, 0.12),
  sun: mix('#2c423e', accent, 0.3),
  layer: (part) => mix(mix('#2b423e', hue, 0.2), mix('#0a1413', hue, 0.06), part),
  line: mix('#8fd3ca', hue, 0.35),
  light: '#d9ebe6',
  water: (part) => mix(mix('#1d5a58', hue, 0.1), '#8fd6cc', part * 0.75),
  leaf: (part) => mix(mix('#22403a', hue, 0.2), mix('#6fa898', hue, 0.3), part * 0.8),
  outside: mix('#2a4a49', hue, 0.2),
  accent: mix(accent, '#ffffff', 0.12),
});

const frame = (body, sky) => `<rect width="${W}" height="${H}" fill="${sky}"/>${body}`;
const land = (c, top, rise, seed, part, more = {}) =>
  hill({ width: W, height: H, top, rise, seed, waves: 4, fill: c.layer(part), line: c.line, ...more });

const halo = (c, x, y, radius, rings = 3) =>
  Array.from({ length: rings }, (_, index) =>
    circle(x, y, radius * (1 + (rings - index) * 0.32), { fill: c.sun, opacity: (0.18 + index * 0.12).toFixed(2) }),
  ).join('') + circle(x, y, radius, { fill: c.sun });

const pool = (c, x, y, rx, ry, seed, rings = 7) =>
  Array.from({ length: rings }, (_, index) => {
    const size = 1 - index / (rings + 0.6);
    return path(softLine(ring(x + index * 2, y + index * 1.5, rx * size, ry * size, seed, 0.16 * size), true), {
      fill: c.water(index / (rings - 1)),
    });
  }).join('');

/** A stroke that is there below and gone above. */
export const fading = (c, id, from, to) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${from}" y2="${to}"><stop stop-color="${c.light}" stop-opacity=".2"/><stop offset=".25" stop-color="${c.light}"/><stop offset="1" stop-color="${c.light}" stop-opacity="0"/></linearGradient>`;

const steam = (c, x, bottom, height, sway, seed) => {
  const points = Array.from({ length: 12 }, (_, index) => {
    const part = index / 11;
    return [x + Math.sin(part * 5.4 + seed) * sway * (0.35 + part * 0.65), bottom - part * height];
  });
  return (
    fading(c, `steam${x}`, bottom, bottom - height) +
    [18, 9, 3]
      .map((width, index) =>
        path(softLine(points), {
          fill: 'none',
          stroke: `url(#steam${x})`,
          'stroke-width': width,
          'stroke-linecap': 'round',
          opacity: [0.16, 0.26, 0.6][index],
        }),
      )
      .join('')
  );
};

export const thermalSprings = (c) =>
  frame(
    halo(c, 585, 190, 58) +
      land(c, 255, 70, 11, 0.1) +
      land(c, 300, 60, 23, 0.32, { waves: 5 }) +
      land(c, 365, 34, 5, 0.58) +
      pool(c, 380, 455, 265, 74, 9) +
      steam(c, 300, 440, 190, 26, 2) +
      steam(c, 385, 450, 260, 34, 6) +
      steam(c, 455, 440, 170, 24, 8) +
      land(c, 556, 26, 31, 0.86, { lines: 2 }),
    c.sky,
  );

const stone = (c, x, y, rx, ry, seed, part) =>
  path(softLine(ring(x, y, rx, ry, seed, 0.09), true), { fill: c.layer(part) }) +
  path(softLine(ring(x - rx * 0.1, y - ry * 0.18, rx * 0.62, ry * 0.5, seed, 0.09), true), {
    fill: 'none',
    stroke: c.line,
    'stroke-width': 1.6,
    opacity: 0.4,
  });

export const meditationCenter = (c) =>
  frame(
    halo(c, 400, 262, 112, 4) +
      land(c, 322, 50, 3, 0.14) +
      land(c, 376, 44, 17, 0.34) +
      land(c, 452, 30, 41, 0.6) +
      stone(c, 404, 494, 96, 40, 1, 0.95) +
      stone(c, 396, 429, 70, 31, 4, 0.84) +
      stone(c, 407, 377, 50, 25, 7, 0.92) +
      stone(c, 400, 335, 31, 19, 2, 0.8) +
      circle(400, 304, 13, { fill: c.accent }) +
      land(c, 535, 20, 13, 0.9, { lines: 3 }),
    c.sky,
  );

const conifer = (c, x, y, size, part) => {
  const tier = (top, half, drop) => `M${x} ${y - top}L${x + half} ${y - drop}L${x - half} ${y - drop}Z`;
  return path(
    tier(size, size * 0.2, size * 0.62) +
      tier(size * 0.78, size * 0.27, size * 0.34) +
      tier(size * 0.55, size * 0.34, 0),
    { fill: c.layer(part), 'stroke-linejoin': 'round', stroke: c.layer(part), 'stroke-width': 3 },
  );
};

const forest = (c, top, rise, seed, part, count, size) => {
  const random = chance(seed);
  const shape = ridge(seed, 4);
  return Array.from({ length: count }, () => {
    const x = random() * W;
    return conifer(
      c,
      Math.round(x),
      Math.round(top - shape(x / W) * rise + 8),
      Math.round(size * (0.7 + random() * 0.5)),
      part,
    );
  }).join('');
};

export const naturalSite = (c) =>
  frame(
    halo(c, 220, 170, 46) +
      land(c, 230, 88, 7, 0.08, { waves: 5, roughness: 0.6 }) +
      land(c, 305, 52, 29, 0.28) +
      forest(c, 372, 34, 37, 0.46, 22, 74) +
      land(c, 372, 34, 37, 0.46) +
      path(
        'M470 372C420 410 560 430 500 466C455 493 350 498 330 600L640 600C640 540 590 520 600 484C610 448 500 418 486 372Z',
        {
          fill: c.water(0.35),
        },
      ) +
      path('M478 376C440 410 572 436 532 474C500 504 440 520 432 600', {
        fill: 'none',
        stroke: c.light,
        'stroke-width': 3,
        opacity: 0.55,
      }) +
      conifer(c, 70, 590, 250, 0.86) +
      conifer(c, 178, 600, 190, 0.78) +
      conifer(c, 742, 596, 270, 0.88) +
      conifer(c, 668, 604, 150, 0.8) +
      land(c, 582, 14, 19, 0.94, { lines: 1 }),
    c.sky,
  );

const arch = (c, x, width, top, bottom, fill) => {
  const r = width / 2;
  return path(`M${x - r} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V${bottom}Z`, { fill });
};

const ripples = (c, y0, y1, count, seed) => {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const y = y0 + (y1 - y0) * part ** 1.25;
    const half = 60 + part * 190 + random() * 40;
    const x = 400 + (random() - 0.5) * (220 - part * 80);
    return path(
      softLine([
        [x - half, y],
        [x - half / 2, y - 5],
        [x, y + 2],
        [x + half / 2, y - 4],
        [x + half, y],
      ]),
      {
        fill: 'none',
        stroke: c.light,
        'stroke-width': (1.6 + part * 2).toFixed(1),
        'stroke-linecap': 'round',
        opacity: (0.3 + part * 0.25).toFixed(2),
      },
    );
  }).join('');
};

export const spaCenter = (c) => {
  const openings = [150, 400, 650];
  const view = (x) =>
    arch(c, x, 176, 96, 372, c.outside) +
    `<g clip-path="url(#a${x})">${halo(c, 452, 236, 52)}${land(c, 292, 34, 7, 0.14)}${land(c, 334, 22, 21, 0.32, { lines: 3 })}</g>` +
    [10, 22]
      .map((grow) => {
        const r = 88 + grow;
        return path(`M${x - r} 372V${96 + 88}A${r} ${r} 0 0 1 ${x + r} ${96 + 88}V372`, {
          fill: 'none',
          stroke: c.line,
          'stroke-width': 1.6,
          opacity: grow === 10 ? 0.5 : 0.28,
        });
      })
      .join('');
  const clips = openings
    .map((x) => `<clipPath id="a${x}"><path d="M${x - 88} 372V184A88 88 0 0 1 ${x + 88} 184V372Z"/></clipPath>`)
    .join('');
  return frame(
    `<defs>${clips}</defs>` +
      path(`M0 0H${W}V372H0Z`, { fill: c.layer(0.55) }) +
      openings.map(view).join('') +
      path(`M0 372H${W}V396H0Z`, { fill: c.layer(0.8) }) +
      path(`M0 396H${W}V${H}H0Z`, { fill: c.water(0.12) }) +
      openings
        .map((x) =>
          path(
            `M${x - 84} 396C${x - 96} 450 ${x - 70} 500 ${x - 52} 566H${x + 52}C${x + 70} 500 ${x + 96} 450 ${x + 84} 396Z`,
            { fill: c.water(0.55), opacity: 0.5 },
          ),
        )
        .join('') +
      ripples(c, 420, 585, 11, 12),
    c.sky,
  );
};

const leaf = (c, x, y, length, angle, part) => {
  const w = length * 0.24;
  const body = `M0 0C${length * 0.25} ${-w} ${length * 0.75} ${-w} ${length} 0C${length * 0.75} ${w} ${length * 0.25} ${w} 0 0Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${path(body, { fill: c.leaf(part) })}${path(
    `M${length * 0.06} 0H${length * 0.9}`,
    { stroke: c.line, 'stroke-width': 1.5, opacity: 0.5 },
  )}</g>`;
};

const branch = (c, x, base, height, lean, leaves, size, part) => {
  const at = (t) => [x + lean * t * t, base - height * t];
  const stem = path(softLine(Array.from({ length: 8 }, (_, index) => at(index / 7))), {
    fill: 'none',
    stroke: c.leaf(part),
    'stroke-width': 5,
    'stroke-linecap': 'round',
  });
  const tilt = Math.atan2(2 * lean * 0.6, height) * (180 / Math.PI);
  const pairs = Array.from({ length: leaves }, (_, index) => {
    const t = 0.2 + (index / leaves) * 0.78;
    const [lx, ly] = at(t);
    const length = size * (1.05 - t * 0.55);
    return (
      leaf(c, lx, ly, length, -90 + tilt + 52, part) +
      leaf(c, lx, ly, length, -90 + tilt - 52, Math.min(part + 0.08, 1))
    );
  });
  const [tx, ty] = at(1);
  return stem + pairs.join('') + leaf(c, tx, ty + 6, size * 0.5, -90 + tilt, part);
};

export const alternativeMedicine = (c) =>
  frame(
    halo(c, 420, 232, 104, 4) +
      land(c, 400, 34, 43, 0.12) +
      land(c, 462, 30, 9, 0.26) +
      branch(c, 250, 600, 400, -46, 7, 118, 0.44) +
      branch(c, 592, 610, 360, 54, 6, 112, 0.52) +
      branch(c, 412, 620, 500, 26, 8, 138, 0.76) +
      land(c, 566, 18, 27, 0.9, { lines: 2 }),
    c.sky,
  );

/** A hill seen from above, as on a map, with a spring near its top. */
export const fallback = (c) => {
  const rings = (cx, cy, rx, ry, seed, count, from) =>
    Array.from({ length: count }, (_, index) => {
      const size = 1 - index / (count + 0.4);
      return path(
        softLine(ring(cx + index * 5, cy - index * 3, rx * size, ry * size, seed + (index >> 2), 0.24), true),
        {
          fill: c.layer(from + (index / count) * 0.5),
          stroke: c.line,
          'stroke-width': index % 4 === 0 ? 2.4 : 1.3,
          'stroke-opacity': 0.4,
        },
      );
    }).join('');
  return frame(
    rings(330, 330, 520, 420, 3, 13, 0.04) +
      rings(640, 150, 190, 150, 14, 5, 0.26) +
      path(
        softLine([
          [398, 292],
          [450, 340],
          [430, 410],
          [500, 470],
          [560, 560],
          [600, 640],
        ]),
        {
          fill: 'none',
          stroke: c.water(0.45),
          'stroke-width': 9,
          'stroke-linecap': 'round',
        },
      ) +
      circle(396, 288, 34, { fill: c.water(0.2) }) +
      circle(396, 288, 22, { fill: c.water(0.6) }) +
      circle(396, 288, 10, { fill: c.accent }),
    c.sky,
  );
};

export const scenes = {
  'thermal-springs': { draw: thermalSprings, hue: '#b05a3c', accent: '#e08a55' },
  'meditation-center': { draw: meditationCenter, hue: '#6a5a9c', accent: '#e6a96b' },
  'natural-site': { draw: naturalSite, hue: '#2f7a4a', accent: '#f0c987' },
  'spa-center': { draw: spaCenter, hue: '#0f766e', accent: '#f2b27a' },
  'alternative-medicine': { draw: alternativeMedicine, hue: '#5f7d2a', accent: '#f0cf7a' },
  default: { draw: fallback, hue: '#2b7d86', accent: '#e08a55' },
};
