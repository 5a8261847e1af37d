// Icons that cannot be SVG: photographs the favicon at the sizes that systems ask for.
// node tools/drawings/icons.mjs /usr/bin/chromium
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const pictures = join(import.meta.dirname, '../../web/public');
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const drawing = await readFile(join(pictures, 'favicon.svg'), 'utf8');
// Phones cut the corners themselves: the ground reaches to the edges.
const square = drawing.replace('rx="7"', '');

const photograph = async (svg, size, omitBackground) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0;background:transparent}img{display:block;width:100vw}</style><img src="${source}">`,
  );
  const picture = await page.screenshot({ omitBackground });
  await page.close();
  return picture;
};

/** An .ico that holds one PNG. */
const ico = (png, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
};

await writeFile(join(pictures, 'favicon.ico'), ico(await photograph(drawing, 32, true), 32));
await writeFile(join(pictures, 'apple-touch-icon.png'), await photograph(square, 180, false));
for (const size of [192, 512])
  await writeFile(join(pictures, `icons/icon-${size}.png`), await photograph(square, size, false));
await browser.close();
