import { parseIllustrationPath } from '@wellspring/illustrations/address';
import { drawIllustration } from '@wellspring/illustrations/draw';
import { drawnPictures, type DrawnPictures } from './drawn-pictures.ts';

/** GET /illustrations/{version}/{kind}/{format}-{scheme}/{id}.svg: the picture of a place without a photo, drawn from its id. */
export const illustrations = (): DrawnPictures =>
  drawnPictures({
    folder: 'illustrations',
    route: 'illustration',
    draw: async (path) => {
      const illustration = parseIllustrationPath(path);
      return illustration && { svg: drawIllustration(illustration), isCurrent: illustration.isCurrent };
    },
  });
