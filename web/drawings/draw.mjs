// Draws every picture of the product into web/public: node web/drawings/draw.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contourPaths } from './contours.mjs';
import { hero } from './hero.mjs';
import { day, night, scenes } from './scenes.mjs';
import { worldPath } from './world.mjs';

const out = join(import.meta.dirname, '../public');
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>\n`;
const save = async (name, text) => {
  await mkdir(join(out, name, '..'), { recursive: true });
  await writeFile(join(out, name), text);
  console.log(`${name} ${text.length}`);
};

for (const [key, { draw, hue, accent }] of Object.entries(scenes)) {
  await save(`illustrations/${key}.svg`, svg(800, 600, draw(day(hue, accent))));
  await save(`illustrations/${key}-dark.svg`, svg(800, 600, draw(night(hue, accent))));
}

await save('illustrations/hero.svg', svg(1600, 720, hero(day('#1f7d78', '#e9a06c'))));
await save('illustrations/hero-dark.svg', svg(1600, 720, hero(night('#1f7d78', '#e9a06c'))));

const lines = contourPaths({ width: 1200, height: 800, columns: 64, seed: 21, levels: 15 });
const strokes = lines.map((d, index) => `<path d="${d}" stroke-width="${index % 5 === 0 ? 2.2 : 1.1}"/>`).join('');
await save('ornaments/contours.svg', svg(1200, 800, `<g fill="none" stroke="#000">${strokes}</g>`));
await save('ornaments/world.svg', svg(360, 134, `<path id="land" d="${await worldPath()}"/>`));
