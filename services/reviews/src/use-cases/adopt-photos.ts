import type { Images } from '@wellspring/platform/images/images';
import type { Photo } from '../domain/review.ts';

type Deps = { readonly images: Images; readonly newId: () => string; readonly now: () => Date };

/** Where the pictures of reviews are in the store of files. */
export const REVIEW_PHOTOS = 'reviews';

/**
 * Makes photos of uploads for what `attach` writes. When that fails they go again, and so do those already made when one of them
 * cannot be read. @throws AppError VALIDATION for a file that is no image; all errors of `attach`
 */
export const withAdoptedPhotos =
  ({ images, newId, now }: Deps) =>
  async <T>(uploads: readonly string[], attach: (photos: readonly Photo[]) => Promise<T>): Promise<T> => {
    const photos: Photo[] = [];
    try {
      for (const upload of uploads) {
        const { key } = await images.adopt(upload, { prefix: REVIEW_PHOTOS, shape: 'photo' });
        photos.push({ id: newId(), key, createdAt: now() });
      }
      return await attach(photos);
    } catch (error) {
      await images.remove(photos);
      throw error;
    }
  };

export type WithAdoptedPhotos = ReturnType<typeof withAdoptedPhotos>;
