import { useState } from 'react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { complaintAbout } from './photo-checks.ts';
import { photoOfSize } from '../../shared/format/photo-size.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';

/** A photo in the form: one that the review has, or one that will be sent with it. */
export type FormPhoto = { readonly id: string; readonly url: string; readonly file: File | null };

const photosOf = (review: ReviewItemFragment | null): readonly FormPhoto[] =>
  (review?.photos ?? []).map(({ id, url }) => ({ id, url: photoOfSize(url, 320), file: null }));

/** The photos of the form: chosen, looked at and taken away before anything is sent. */
export const usePhotos = (review: ReviewItemFragment | null) => {
  const toast = useToast();
  const [photos, setPhotos] = useState(() => photosOf(review));
  const previewOf = usePreviews();
  const add = (files: readonly File[]): void => {
    const complaint = complaintAbout(files, photos.length);
    if (complaint) return toast({ ...complaint, isFailure: true });
    const added = files.map((file) => ({ id: crypto.randomUUID(), url: previewOf(file), file }));
    setPhotos([...photos, ...added]);
  };
  const remove = (id: string): void => setPhotos(photos.filter((photo) => photo.id !== id));
  return { photos, add, remove };
};
