import { join } from 'node:path';
import type { Objects } from './port.ts';

/** Where files are kept: the S3 settings, all three or none. */
export type ObjectsSettings = {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY?: string | undefined;
  readonly S3_SECRET_KEY?: string | undefined;
};

const BUCKET = 'wellspring';

const openStore = async (
  { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }: ObjectsSettings,
  folder: () => string,
): Promise<Objects> => {
  if (endpoint !== undefined && accessKey !== undefined && secretKey !== undefined) {
    const { openS3 } = await import('./s3.ts');
    return openS3({ endpoint, accessKey, secretKey, bucket: BUCKET });
  }
  const { openFolder } = await import('./folder.ts');
  return openFolder(join(folder(), 'files'));
};

/**
 * The files of this process, in a bucket or in its data folder. The store is opened when it is first needed, and again when it was
 * away: while it is, each call throws AppError UNAVAILABLE, and all else goes on.
 */
export const openObjects = (settings: ObjectsSettings, folder: () => string): Objects => {
  let opening: Promise<Objects> | undefined;
  const store = (): Promise<Objects> => {
    opening ??= openStore(settings, folder).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    put: async (...file) => (await store()).put(...file),
    get: async (...asked) => (await store()).get(...asked),
    info: async (key) => (await store()).info(key),
    list: async function* (prefix) {
      yield* (await store()).list(prefix);
    },
    copy: async (from, to) => (await store()).copy(from, to),
    remove: async (keys) => (await store()).remove(keys),
    ping: async () => (await store()).ping(),
  };
};
