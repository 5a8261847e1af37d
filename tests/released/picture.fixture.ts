import { receiveImage } from '@wellspring/platform/images/uploads';
import type { Objects } from '@wellspring/platform/objects/port';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture as the gateway stores one. Returns its reference for a call. */
export const uploadedPicture = (objects: Objects): Promise<string> => {
  const content = (async function* () {
    yield PIXEL;
  })();
  return receiveImage(objects, content, new AbortController().signal);
};
