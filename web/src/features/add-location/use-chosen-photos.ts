import { useEffect, useState } from 'react';
import { LOCATION_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { sortPhotos, type RefusedPhoto } from '../../shared/photos/sort-photos.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { reordered, type ChosenPhoto } from './chosen-photos.ts';

/** The photos of the form: chosen, described and put in order before anything is sent. `onChosen` is told their names. */
export const useChosenPhotos = (onChosen: (names: readonly string[]) => void) => {
  const toast = useToast();
  const previewOf = usePreviews();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [primaryId, setPrimaryId] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const count = photos.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  const change = (next: readonly ChosenPhoto[]): void => {
    setPhotos(next);
    onChosen(next.map(({ file }) => file.name));
  };
  return {
    photos,
    /** the main one: chosen, or the first */
    primaryId: photos.some(({ id }) => id === primaryId) ? primaryId : (photos[0]?.id ?? null),
    refused,
    add: (files: readonly File[]): void => {
      const { taken, refused: others } = sortPhotos(files, {
        present: photos.length,
        max: LOCATION_PHOTOS_MAX,
        owner: 'A place',
      });
      setRefused(others);
      const [first] = others;
      if (first) toast({ ...first.complaint, isFailure: true });
      const added = taken.map((file) => ({ id: crypto.randomUUID(), url: previewOf(file), file, caption: '' }));
      change([...photos, ...added]);
    },
    remove: (id: string): void => change(photos.filter((photo) => photo.id !== id)),
    describe: (id: string, caption: string): void =>
      setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, caption } : photo))),
    move: (id: string, overId: string): void => setPhotos(reordered(photos, id, overId)),
    choosePrimary: setPrimaryId,
    /** Takes all out again. */
    clear: (): void => {
      setPhotos([]);
      setRefused([]);
    },
  };
};

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
