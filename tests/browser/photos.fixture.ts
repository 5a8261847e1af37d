import type { Page } from 'playwright-core';

/** A picture such as a camera makes, all of one colour, drawn by the browser. */
export const drawPhoto = async (page: Page, colour = 'teal'): Promise<Buffer> => {
  const drawn = await page.evaluate(
    `(() => { const canvas = document.createElement('canvas'); canvas.width = 640; canvas.height = 480;
      const pen = canvas.getContext('2d'); pen.fillStyle = '${colour}'; pen.fillRect(0, 0, 640, 480);
      return canvas.toDataURL('image/png').split(',')[1]; })()`,
  );
  return Buffer.from(String(drawn), 'base64');
};
