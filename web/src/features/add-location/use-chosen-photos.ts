import { useEffect, useRef, useState } from 'react';
import { LOCATION_PHOTOS_MAX, PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';
import type { RefusedPhoto } from '../../shared/photos/photo-rule.ts';
import { usePhotoIntake } from '../../shared/photos/use-photo-intake.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { reordered, type ChosenPhoto } from './chosen-photos.ts';

const TOO_MANY = { title: PHOTOS_TOO_MANY, description: `A place can have up to ${LOCATION_PHOTOS_MAX} photos` };

/** The photos of the form: chosen, described and put in order before anything is sent. `onChosen` is told their names. */
export const useChosenPhotos = (onChosen: (names: readonly string[]) => void) => {
  const toast = useToast();
  const previewOf = usePreviews();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  /** the same, for photos that are ready later than they were chosen */
  const current = useRef(photos);
  const [primaryId, setPrimaryId] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const count = photos.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  const keep = (next: readonly ChosenPhoto[]): void => {
    current.current = next;
    setPhotos(next);
  };
  const change = (next: readonly ChosenPhoto[]): void => {
    keep(next);
    onChosen(next.map(({ file }) => file.name));
  };
  const { status, take, settled } = usePhotoIntake({
    room: () => ({ left: LOCATION_PHOTOS_MAX - current.current.length, tooMany: TOO_MANY }),
    onTaken: (file) =>
      change([...current.current, { id: crypto.randomUUID(), url: previewOf(file), file, caption: '' }]),
  });
  return {
    photos,
    /** the main one: chosen, or the first */
    primaryId: photos.some(({ id }) => id === primaryId) ? primaryId : (photos[0]?.id ?? null),
    refused,
    /** what is being done with photos that were chosen */
    status,
    add: async (files: readonly File[]): Promise<void> => {
      const others = await take(files);
      setRefused(others);
      const [first] = others;
      if (first) toast({ ...first.complaint, isFailure: true });
    },
    /** Waits for all that were chosen. False: one was refused meanwhile. */
    settled,
    remove: (id: string): void => change(current.current.filter((photo) => photo.id !== id)),
    describe: (id: string, caption: string): void =>
      keep(current.current.map((photo) => (photo.id === id ? { ...photo, caption } : photo))),
    move: (id: string, overId: string): void => keep(reordered(current.current, id, overId)),
    choosePrimary: setPrimaryId,
    /** Takes all out again. */
    clear: (): void => {
      keep([]);
      setRefused([]);
    },
  };
};

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
