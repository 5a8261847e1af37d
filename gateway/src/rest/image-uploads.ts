import { receiveImage } from '@wellspring/platform/images/uploads';
import type { Objects } from '@wellspring/platform/objects/port';
import type { Log } from '../http/error-response.ts';
import type { UploadPort } from '../edge/uploads.ts';

/** Files of forms are images: stored while they arrive, and deleted when their call fails. */
export const imageUploads = (objects: Objects, log: Log): UploadPort => ({
  receive: async ({ content }, signal) => ({ id: await receiveImage(objects, content, signal) }),
  discard: async (uploads) => {
    await objects.remove(uploads.map(({ id }) => id)).catch((error: unknown) => {
      // The sweep finds them.
      log.warn({ err: error }, 'files of a call that came to nothing could not be removed');
    });
  },
});
