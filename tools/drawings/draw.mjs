// Draws the pictures that are the same for everybody into web/public: node tools/drawings/draw.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paletteOf } from '@wellspring/illustrations/palette';
import { contourPaths } from './contours.mjs';
import { hero } from './hero.mjs';
import { worldPath } from './world.mjs';

const out = join(import.meta.dirname, '../../web/public');
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
const save = async (name, text) => {
  await mkdir(join(out, name, '..'), { recursive: true });
  await writeFile(join(out, name), text);
  console.log(`${name} ${text.length}`);
};

const heroIn = (scheme) =>
  svg(1600, 720, hero(paletteOf({ hue: '#1f7d78', accent: '#e9a06c', turn: 0, hour: 0, scheme })));
await save('illustrations/hero.svg', heroIn('light'));
await save('illustrations/hero-dark.svg', heroIn('dark'));

const lines = contourPaths({ width: 1200, height: 800, columns: 64, seed: 21, levels: 15 });
const strokes = lines.map((d, index) => `<path d="${d}" stroke-width="${index % 5 === 0 ? 2.2 : 1.1}"/>`).join('');
await save('ornaments/contours.svg', svg(1200, 800, `<g fill="none" stroke="#000">${strokes}</g>`));
await save('ornaments/world.svg', svg(360, 134, `<path id="land" d="${await worldPath()}"/>`));
