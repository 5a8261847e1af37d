// Draws the hero images that come with the demo: node tools/drawings/hero-images.mjs
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './landscapes/parts.mjs';
import { landscapes } from './landscapes.mjs';

const out = join(import.meta.dirname, '../../commands/demo/data/hero-images');
await mkdir(out, { recursive: true });
for (const [at, [name, draw]] of Object.entries(landscapes).entries()) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${draw()}</svg>`;
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 84, effort: 6 }).toBuffer();
  await writeFile(join(out, `${at + 1}-${name}.webp`), picture);
  console.log(`${name} ${picture.length}`);
}
