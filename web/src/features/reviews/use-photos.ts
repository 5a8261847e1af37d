import { useRef, useState } from 'react';
import type { ReviewItemFragment } from '../../generated/place-operations.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { PHOTOS_TOO_MANY, REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { photoOfSize } from '../../shared/format/photo-size.ts';
import type { RefusedPhoto } from '../../shared/photos/photo-rule.ts';
import { usePhotoIntake } from '../../shared/photos/use-photo-intake.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';

/** A photo in the form: one that the review has, or one that will be sent with it. */
export type FormPhoto = { readonly id: string; readonly url: string; readonly file: File | null };

const photosOf = (review: ReviewItemFragment | null): readonly FormPhoto[] =>
  (review?.photos ?? []).map(({ id, url }) => ({ id, url: photoOfSize(url, 320), file: null }));

const TOO_MANY = { title: PHOTOS_TOO_MANY, description: `A review can have up to ${REVIEW_PHOTOS_MAX} photos` };

/** The photos of the form: chosen, looked at and taken away before anything is sent. */
export const usePhotos = (
  review: ReviewItemFragment | null,
  /** is told the names of the files that are chosen now */
  onChosen: (names: readonly string[]) => void,
) => {
  const toast = useToast();
  const [photos, setPhotos] = useState(() => photosOf(review));
  /** the same, for photos that are ready later than they were chosen */
  const current = useRef(photos);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const previewOf = usePreviews();
  const change = (next: readonly FormPhoto[]): void => {
    current.current = next;
    setPhotos(next);
    onChosen(next.flatMap(({ file }) => (file ? [file.name] : [])));
  };
  const { status, take, settled } = usePhotoIntake({
    room: () => ({ left: REVIEW_PHOTOS_MAX - current.current.length, tooMany: TOO_MANY }),
    onTaken: (file) => change([...current.current, { id: crypto.randomUUID(), url: previewOf(file), file }]),
  });
  return {
    photos,
    refused,
    status,
    add: async (files: readonly File[]): Promise<void> => {
      const others = await take(files);
      setRefused(others);
      const [first] = others;
      if (first) toast({ ...first.complaint, isFailure: true });
    },
    remove: (id: string): void => change(current.current.filter((photo) => photo.id !== id)),
    /** The photos to be sent, once all that were chosen are ready. Null: one was refused meanwhile. */
    ready: async (): Promise<readonly FormPhoto[] | null> => ((await settled()) ? current.current : null),
  };
};
