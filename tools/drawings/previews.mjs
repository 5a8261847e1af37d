// Link previews cannot be SVG: photographs each drawing, with the product's name at its foot, at the size that previews use.
// node tools/drawings/previews.mjs /usr/bin/chromium
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawIllustration } from '@wellspring/illustrations/draw';
import { ILLUSTRATIONS } from '@wellspring/illustrations/keys';
import { chromium } from 'playwright-core';

const pictures = join(import.meta.dirname, '../../web/public');
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
);
const font = await readFile(fontFile, 'base64');
const favicon = await readFile(join(pictures, 'favicon.svg'), 'base64');

/** Of no place: it chooses the scene of all previews. */
const PREVIEW_ID = 'preview';

const STYLE = `
  @font-face { font-family: Ours; font-weight: 200 900; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0; font-family: Ours }
  figure { margin: 0; height: 630px; overflow: hidden }
  .drawing { display: block; width: 1320px; margin-left: -60px }
  .name { position: fixed; inset: auto 0 0; height: 132px; background: #0b6a66; color: #fff;
    display: flex; align-items: center; justify-content: center; gap: 22px }
  .name img { width: 76px }
  b { font-size: 58px; font-weight: 700; letter-spacing: -0.02em; line-height: 1 }
  span { font-size: 32px; padding-left: 26px; border-left: 2px solid rgb(255 255 255 / 0.4) }`;

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const illustration of ILLUSTRATIONS) {
  const svg = drawIllustration({ illustration, id: PREVIEW_ID, format: 'wide', scheme: 'light' });
  const drawing = Buffer.from(svg).toString('base64');
  await page.setContent(`<style>${STYLE}</style>
    <figure><img class="drawing" src="data:image/svg+xml;base64,${drawing}"></figure>
    <div class="name"><img src="data:image/svg+xml;base64,${favicon}"><b>Wellspring</b><span>The community map of healing places</span></div>`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(pictures, `previews/${illustration}.png`) });
}
await browser.close();
