import type { GalleryPhotoFragment } from '../../generated/place-operations.ts';

/** Where a photo comes from: the place itself, or one of its reviews, by its title. */
export const sourceOf = ({ source, review }: Pick<GalleryPhotoFragment, 'source' | 'review'>): string => {
  if (source === 'location') return 'Location';
  return review ? `Review: ${review.title}` : 'Review';
};

/** What a photo shows, for those who do not see it. */
export const altOf = (photo: GalleryPhotoFragment, place: string): string =>
  photo.caption ?? (photo.review ? `${place}, from the review “${photo.review.title}”` : place);
