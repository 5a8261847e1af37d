import { useState } from 'react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { photoOfSize } from '../../shared/format/photo-size.ts';
import { sortPhotos, type RefusedPhoto } from '../../shared/photos/sort-photos.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';

/** A photo in the form: one that the review has, or one that will be sent with it. */
export type FormPhoto = { readonly id: string; readonly url: string; readonly file: File | null };

const photosOf = (review: ReviewItemFragment | null): readonly FormPhoto[] =>
  (review?.photos ?? []).map(({ id, url }) => ({ id, url: photoOfSize(url, 320), file: null }));

/** The photos of the form: chosen, looked at and taken away before anything is sent. */
export const usePhotos = (
  review: ReviewItemFragment | null,
  /** is told the names of the files that are chosen now */
  onChosen: (names: readonly string[]) => void,
) => {
  const toast = useToast();
  const [photos, setPhotos] = useState(() => photosOf(review));
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const previewOf = usePreviews();
  const change = (next: readonly FormPhoto[]): void => {
    setPhotos(next);
    onChosen(next.flatMap(({ file }) => (file ? [file.name] : [])));
  };
  const add = (files: readonly File[]): void => {
    const { taken, refused: others } = sortPhotos(files, {
      present: photos.length,
      max: REVIEW_PHOTOS_MAX,
      owner: 'A review',
    });
    setRefused(others);
    const [first] = others;
    if (first) toast({ ...first.complaint, isFailure: true });
    const added = taken.map((file) => ({ id: crypto.randomUUID(), url: previewOf(file), file }));
    change([...photos, ...added]);
  };
  const remove = (id: string): void => change(photos.filter((photo) => photo.id !== id));
  return { photos, refused, add, remove };
};
