// Draws every picture of the product into web/public: node web/drawings/draw.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contourPaths } from './contours.mjs';
import { hero } from './hero.mjs';
import { day, night } from './palette.mjs';
import { scenes } from './scenes.mjs';
import { worldPath } from './world.mjs';

const out = join(import.meta.dirname, '../public');
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
const save = async (name, text) => {
  await mkdir(join(out, name, '..'), { recursive: true });
  await writeFile(join(out, name), text);
  console.log(`${name} ${text.length}`);
};

for (const [key, { draw, hue, accent }] of Object.entries(scenes))
  for (const variant of [0, 1, 2]) {
    const name = `illustrations/${key}${variant === 0 ? '' : `-${variant}`}`;
    await save(`${name}.svg`, svg(800, 600, draw(day(hue, accent, variant))));
    await save(`${name}-dark.svg`, svg(800, 600, draw(night(hue, accent, variant))));
  }

await save('illustrations/hero.svg', svg(1600, 720, hero(day('#1f7d78', '#e9a06c'))));
await save('illustrations/hero-dark.svg', svg(1600, 720, hero(night('#1f7d78', '#e9a06c'))));

const lines = contourPaths({ width: 1200, height: 800, columns: 64, seed: 21, levels: 15 });
const strokes = lines.map((d, index) => `<path d="${d}" stroke-width="${index % 5 === 0 ? 2.2 : 1.1}"/>`).join('');
await save('ornaments/contours.svg', svg(1200, 800, `<g fill="none" stroke="#000">${strokes}</g>`));
await save('ornaments/world.svg', svg(360, 134, `<path id="land" d="${await worldPath()}"/>`));
