import type { Translate } from '@wellspring/words/translate';
import type { GalleryPhotoFragment } from '../../../generated/place-operations.ts';

/** Where a photo comes from: the place itself, or one of its reviews, by its title. */
export const sourceOf = (
  t: Translate<'place'>,
  { source, review }: Pick<GalleryPhotoFragment, 'source' | 'review'>,
): string => {
  if (source === 'location') return t('place.photoFromLocation');
  return review ? t('place.photoFromReviewTitled', { title: review.title }) : t('place.photoFromReview');
};

/** What a photo shows, for those who do not see it. */
export const altOf = (t: Translate<'place'>, photo: GalleryPhotoFragment, place: string): string =>
  photo.caption ?? (photo.review ? t('place.photoAlt', { place, title: photo.review.title }) : place);
