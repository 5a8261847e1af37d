import { useEffect, useState } from 'react';
import { LOCATION_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { usePhotoList } from '../../shared/photos/use-photo-intake.ts';
import { reordered, type ChosenPhoto } from './chosen-photos.ts';

/** The photos of the form: chosen, described and put in order before anything is sent. `onChosen` gets their names. */
export const useChosenPhotos = (onChosen: (names: readonly string[]) => void) => {
  const { photos, edit, ...list } = usePhotoList<ChosenPhoto>({
    initial: () => [],
    most: LOCATION_PHOTOS_MAX,
    owner: 'place',
    photoOf: (chosen) => ({ ...chosen, caption: '' }),
    onChange: (next) => onChosen(next.map(({ file }) => file.name)),
  });
  const [primaryId, setPrimaryId] = useState<string | null>(null);
  const count = photos.length;
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  return {
    ...list,
    photos,
    /** the main one: chosen, or the first */
    primaryId: photos.some(({ id }) => id === primaryId) ? primaryId : (photos[0]?.id ?? null),
    describe: (id: string, caption: string): void =>
      edit((all) => all.map((photo) => (photo.id === id ? { ...photo, caption } : photo))),
    move: (id: string, overId: string): void => edit((all) => reordered(all, id, overId)),
    choosePrimary: setPrimaryId,
  };
};

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
