import { AppError, isUnavailable } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

const PHOTOS_AWAY = say('errors.photosAway');

/** Explains an unavailable file store to the sender of photos. @throws AppError UNAVAILABLE, or the same error */
export const orPhotosAway = async <T>(working: Promise<T>): Promise<T> => {
  try {
    return await working;
  } catch (error) {
    if (isUnavailable(error)) throw new AppError('UNAVAILABLE', PHOTOS_AWAY, { cause: error });
    throw error;
  }
};
