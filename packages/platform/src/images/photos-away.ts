import { AppError, isUnavailable } from '@wellspring/errors';
import { say } from '@wellspring/words/message';

const PHOTOS_AWAY = say('errors.photosAway');

/** Says of a store of files that is away what it means to somebody who sends photos. @throws AppError UNAVAILABLE, or whatever else it was */
export const orPhotosAway = async <T>(working: Promise<T>): Promise<T> => {
  try {
    return await working;
  } catch (error) {
    if (isUnavailable(error)) throw new AppError('UNAVAILABLE', PHOTOS_AWAY, { cause: error });
    throw error;
  }
};
