import { useEffect, useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../shared/draft.ts';
import { usePreviews } from '../../shared/photos/use-previews.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { reordered, sorted, type ChosenPhoto, type Refused } from './chosen-photos.ts';

/** The photos of the form: chosen, described and put in order before anything is sent. A reload loses them, and says so. */
export const useChosenPhotos = (memberId: string) => {
  const draft = `add-location-photos-${memberId}`;
  const toast = useToast();
  const previewOf = usePreviews();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [primaryId, setPrimaryId] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [wereLost, setLost] = useState(() => draftOf(draft) !== null);
  const count = photos.length;
  useEffect(() => {
    if (count > 0) keepDraft(draft, { count: String(count) });
    else if (!wereLost) dropDraft(draft);
  }, [draft, count, wereLost]);
  useEffect(() => {
    if (count === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [count]);
  return {
    photos,
    /** the main one: chosen, or the first */
    primaryId: photos.some(({ id }) => id === primaryId) ? primaryId : (photos[0]?.id ?? null),
    refused,
    /** a reload has taken photos out of the form */
    wereLost,
    add: (files: readonly File[]): void => {
      const { taken, refused: others } = sorted(files, photos.length);
      setRefused(others);
      setLost(false);
      const [first] = others;
      if (first) toast({ ...first.complaint, isFailure: true });
      const added = taken.map((file) => ({ id: crypto.randomUUID(), url: previewOf(file), file, caption: '' }));
      setPhotos([...photos, ...added]);
    },
    remove: (id: string): void => setPhotos(photos.filter((photo) => photo.id !== id)),
    describe: (id: string, caption: string): void =>
      setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, caption } : photo))),
    move: (id: string, overId: string): void => setPhotos(reordered(photos, id, overId)),
    choosePrimary: setPrimaryId,
    /** After the place was created: nothing is missing from the next form. */
    forget: (): void => dropDraft(draft),
    /** Takes all out again. */
    clear: (): void => {
      setPhotos([]);
      setRefused([]);
      setLost(false);
    },
  };
};

export type ChosenPhotos = ReturnType<typeof useChosenPhotos>;
