import type { Page } from 'playwright-core';

type Text = {
  readonly words: string;
  /** as the browser computes it */
  readonly colour: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** The texts in a part of the page that stand on what lies behind it; from now on they cannot be seen. */
const hideTexts = (page: Page, part: string): Promise<readonly Text[]> =>
  page.evaluate(`[...document.querySelectorAll('${part} :is(h1, p)')]
    .filter((element) => !element.closest('.sr-only, form, a, button') && element.textContent.trim() !== '')
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = { words: element.textContent, colour: getComputedStyle(element).color, box: { x, y, width, height } };
      element.style.color = 'transparent';
      return found;
    })`);

const MEASURE = `(bitmap, texts) => {
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (data, at) => 0.2126 * part(data[at] / 255) + 0.7152 * part(data[at + 1] / 255) + 0.0722 * part(data[at + 2] / 255);
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  return texts.map(({ words, colour, box }) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const own = light(pen.getImageData(0, 0, 1, 1).data, 0);
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(box.x, box.y, box.width, box.height);
    let least = Infinity;
    for (let at = 0; at < data.length; at += 4) least = Math.min(least, ratio(own, light(data, at)));
    return { words, least };
  });
}`;

/** The texts in a part of the page, each with the least contrast that it has with a pixel behind it (WCAG 2). They are hidden by it. */
export const contrastsIn = async (
  page: Page,
  part: string,
): Promise<readonly { readonly words: string; readonly least: number }[]> => {
  const texts = await hideTexts(page, part);
  const behind = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${behind.toString('base64')}'), (each) => each.charCodeAt(0));
    return (${MEASURE})(await createImageBitmap(new Blob([bytes])), ${JSON.stringify(texts)});
  })()`);
};
