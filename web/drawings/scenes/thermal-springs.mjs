// Pools and steam in red rock.
import { frame, land, halo, pool, steam } from './parts.mjs';

const POOLS = [
  {
    sun: [585, 190],
    pools: [[380, 455, 265, 74, 9]],
    steams: [
      [300, 440, 190, 26, 2],
      [385, 450, 260, 34, 6],
      [455, 440, 170, 24, 8],
    ],
  },
  {
    sun: [190, 170],
    pools: [
      [560, 408, 150, 30, 3],
      [300, 462, 190, 42, 5],
      [520, 530, 230, 46, 8],
    ],
    steams: [
      [560, 400, 150, 22, 1],
      [280, 450, 210, 30, 5],
    ],
  },
  {
    sun: [420, 150],
    pools: [[470, 480, 380, 78, 14]],
    steams: [
      [250, 455, 170, 22, 3],
      [440, 470, 300, 36, 9],
      [620, 460, 220, 28, 4],
      [700, 470, 140, 20, 7],
    ],
  },
];

export const draw = (c) => {
  const { sun, pools, steams } = POOLS[c.variant];
  return frame(
    halo(c, ...sun, 58) +
      land(c, 255, 70, 11, 0.1) +
      land(c, 300, 60, 23, 0.32, { waves: 5 }) +
      land(c, 365, 34, 5, 0.58) +
      pools.map((one) => pool(c, ...one, pools.length > 1 ? 5 : 7)).join('') +
      steams.map((one) => steam(c, ...one)).join('') +
      land(c, 566, 20, 31, 0.86, { lines: 2 }),
    c.sky,
  );
};
