import type { Location, Photo } from './location.ts';

/** The photos of a review, from the events of reviews. A deleted review has none. */
export type ReviewPhotos = {
  readonly reviewId: string;
  /** of the review */
  readonly revision: number;
  readonly locationId: string;
  readonly createdAt: Date;
  /** in their order; `key`: where the picture is in the store of files, without size and ending */
  readonly photos: readonly { readonly id: string; readonly key: string; readonly createdAt: Date }[];
};

/** A photo of a Location: its own, or one that came with a review. */
export type GalleryPhoto = Pick<Photo, 'id' | 'key' | 'caption' | 'isPrimary' | 'createdAt'> & {
  readonly reviewId?: string;
  /** it is not public: an admin has to accept it */
  readonly isWaiting?: boolean;
};

/** A gallery has the photos of so many reviews, the newest: three of each at most. */
export const REVIEWS_IN_GALLERY = 40;

const ofReview = ({ reviewId, photos }: ReviewPhotos): readonly GalleryPhoto[] =>
  photos.map(({ id, key, createdAt }) => ({
    id,
    key,
    caption: null,
    isPrimary: false,
    createdAt,
    reviewId,
  }));

/** All photos of a Location: its own, the main one first, then those of its reviews as they are given. */
export const galleryOf = (
  { photos }: Pick<Location, 'photos'>,
  reviews: readonly ReviewPhotos[],
): readonly GalleryPhoto[] => [
  ...photos.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary)),
  ...reviews.flatMap(ofReview),
];
