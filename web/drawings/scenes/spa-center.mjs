// Bath houses with a view.
import { path } from '../shapes.mjs';
import { W, H, frame, land, halo, ripples } from './parts.mjs';

const arch = (c, x, width, top, bottom, fill) => {
  const r = width / 2;
  return path(`M${x - r} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${x + r} ${top + r}V${bottom}Z`, { fill });
};

const ARCADES = [
  { openings: [150, 400, 650], width: 176, top: 96 },
  { openings: [215, 585], width: 280, top: 60 },
  { openings: [80, 240, 400, 560, 720], width: 112, top: 120 },
];

export const draw = (c) => {
  const { openings, width, top } = ARCADES[c.variant];
  const half = width / 2;
  const outline = (x, grow) => {
    const r = half + grow;
    return `M${x - r} 372V${top + half}A${r} ${r} 0 0 1 ${x + r} ${top + half}V372`;
  };
  const view = (x) =>
    arch(c, x, width, top, 372, c.outside) +
    `<g clip-path="url(#a${x})">${halo(c, 452 + c.variant * 60, 236 - c.variant * 20, 52)}${land(c, 292, 34, 7, 0.14)}${land(c, 334, 22, 21, 0.32, { lines: 3 })}</g>` +
    [10, 22]
      .map((grow) =>
        path(outline(x, grow), {
          fill: 'none',
          stroke: c.line,
          'stroke-width': 1.6,
          opacity: grow === 10 ? 0.5 : 0.28,
        }),
      )
      .join('');
  const reflection = (x) =>
    path(
      `M${x - half} 396C${x - half - 12} 450 ${x - half * 0.8} 500 ${x - half * 0.6} 566H${x + half * 0.6}C${x + half * 0.8} 500 ${x + half + 12} 450 ${x + half} 396Z`,
      { fill: c.water(0.55), opacity: 0.5 },
    );
  return frame(
    `<defs>${openings.map((x) => `<clipPath id="a${x}"><path d="${outline(x, 0)}Z"/></clipPath>`).join('')}</defs>` +
      path(`M0 0H${W}V372H0Z`, { fill: c.layer(0.55) }) +
      openings.map(view).join('') +
      path(`M0 372H${W}V396H0Z`, { fill: c.layer(0.8) }) +
      path(`M0 396H${W}V${H}H0Z`, { fill: c.water(0.12) }) +
      openings.map(reflection).join('') +
      ripples(c, 420, 585, 11, 12 + c.variant),
    c.sky,
  );
};
