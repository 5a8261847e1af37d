import { REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { photoOfSize } from '../../shared/format/photo-size.ts';
import { usePhotoList } from '../../shared/photos/use-photo-intake.ts';

/** A photo in the form: one that the review has, or one that will be sent with it. */
export type FormPhoto = { readonly id: string; readonly url: string; readonly file: File | null };

const photosOf = (review: ReviewItemFragment | null): readonly FormPhoto[] =>
  (review?.photos ?? []).map(({ id, url }) => ({ id, url: photoOfSize(url, 320), file: null }));

/** The photos of the form: chosen, looked at and taken away before anything is sent. */
export const usePhotos = (
  review: ReviewItemFragment | null,
  /** is called with the names of the files that are chosen now */
  onChosen: (names: readonly string[]) => void,
) =>
  usePhotoList<FormPhoto>({
    initial: () => photosOf(review),
    most: REVIEW_PHOTOS_MAX,
    owner: 'review',
    photoOf: (chosen) => chosen,
    onChange: (photos) => onChosen(photos.flatMap(({ file }) => (file ? [file.name] : []))),
  });
