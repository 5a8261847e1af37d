import { join } from 'node:path';
import { isUnavailable } from '@wellspring/errors';
import { connectionProblem } from '../connection-problem.ts';
import { FILES } from '../data-folder/contents.ts';
import type { Logger } from '../log/log.ts';
import type { Objects } from './port.ts';
import type { S3Address } from './s3.ts';

/** Where files are stored: the S3 settings, or none. */
export type ObjectsSettings = {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY?: string | undefined;
  readonly S3_SECRET_KEY?: string | undefined;
  readonly S3_REGION?: string | undefined;
};

const BUCKET = 'wellspring';

type Place = { readonly folder: () => string; readonly makesBucket: boolean };

/** The store that the settings name; null: none. `makesBucket`: whether the bucket is made where there is none. */
export const objectsAddress = (settings: ObjectsSettings, makesBucket = true): S3Address | null => {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region } = settings;
  if (endpoint === undefined || accessKey === undefined || secretKey === undefined) return null;
  return { endpoint, accessKey, secretKey, region, bucket: BUCKET, makesBucket };
};

const openStore = async (address: S3Address | null, folder: () => string): Promise<Objects> => {
  if (address) {
    const { openS3 } = await import('./s3.ts');
    return openS3(address);
  }
  const { openFolder } = await import('./folder.ts');
  return openFolder(join(folder(), FILES));
};

/** Logs when the store becomes unavailable, and when it is back. */
const storeStatus = (log: Logger) => {
  let up = true;
  return <T>(answer: Promise<T>): Promise<T> =>
    answer.then(
      (result) => {
        if (!up) log.info({}, 'the file store answers');
        up = true;
        return result;
      },
      (error: unknown) => {
        if (up && isUnavailable(error))
          log.warn(
            { reason: connectionProblem(error), err: error },
            'the file store does not answer; it is tried again when it is needed',
          );
        up &&= !isUnavailable(error);
        throw error;
      },
    );
};

/**
 * The files of this process, in a bucket or in its data folder. The store is opened when it is first needed, and again when it was
 * away: while it is, each call throws AppError UNAVAILABLE, and all else continues.
 */
export const openObjects = (settings: ObjectsSettings, place: Place, log: Logger): Objects => {
  const observed = storeStatus(log);
  const address = objectsAddress(settings, place.makesBucket);
  let opening: Promise<Objects> | undefined;
  const store = (): Promise<Objects> => {
    opening ??= openStore(address, place.folder).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    put: (...file) => observed(store().then((open) => open.put(...file))),
    get: (...args) => observed(store().then((open) => open.get(...args))),
    info: (key) => observed(store().then((open) => open.info(key))),
    list: async function* (prefix) {
      yield* (await observed(store())).list(prefix);
    },
    copy: (from, to) => observed(store().then((open) => open.copy(from, to))),
    remove: (keys) => observed(store().then((open) => open.remove(keys))),
    whileStill: address
      ? null
      : async (task) => {
          const { whileStill } = await store();
          return whileStill ? whileStill(task) : task();
        },
    ping: () => observed(store().then((open) => open.ping())),
  };
};
