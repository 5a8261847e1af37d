import { galleryOf, REVIEWS_IN_GALLERY, type GalleryPhoto } from '../domain/gallery.ts';
import type { Location } from '../domain/location.ts';
import type { ReviewPhotoStore } from '../ports.ts';

/** All photos of a Location: its own, then those of its newest reviews. */
export const showGallery =
  ({ reviewPhotos }: { readonly reviewPhotos: Pick<ReviewPhotoStore, 'newestOf'> }) =>
  async (location: Pick<Location, 'id' | 'photos'>): Promise<readonly GalleryPhoto[]> =>
    galleryOf(location, await reviewPhotos.newestOf(location.id, REVIEWS_IN_GALLERY));
