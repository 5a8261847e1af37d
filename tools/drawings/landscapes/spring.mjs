import { stop, gradient, filled, pool, ripples, steam, heights } from './parts.mjs';

/** One spring seen from above: ember at its rim, teal, and the deep blue of its throat. */
export const spring = () =>
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
