// Link previews cannot be SVG: photographs each drawing at the size that previews use.
// node web/drawings/previews.mjs /usr/bin/chromium
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { scenes } from './scenes.mjs';

const pictures = join(import.meta.dirname, '../public');
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const key of Object.keys(scenes)) {
  const drawing = await readFile(join(pictures, `illustrations/${key}.svg`), 'base64');
  await page.setContent(`<style>body{margin:0}img{display:block;width:1200px;margin-top:-160px}</style>
    <img src="data:image/svg+xml;base64,${drawing}">`);
  await page.screenshot({ path: join(pictures, `previews/${key}.png`) });
}
await browser.close();
