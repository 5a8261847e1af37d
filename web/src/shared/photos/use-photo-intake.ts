import { PHOTOS_TOO_MANY } from '@wellspring/rest-contract/photo';
import { useEffect, useRef, useState } from 'react';
import { failureMessage, reachable } from '../api/call-api.ts';
import { useToast } from '../ui/toasts.tsx';
import { useWords } from '../words/words.ts';
import type { PhotoRule, RefusedPhoto } from './photo-rule.ts';
import type { Room } from './sort-photos.ts';
import { usePreviews } from './use-previews.ts';
import { useMessageText } from '../words/words.ts';

type Intake = {
  /** other than that of photos */
  readonly rule?: PhotoRule;
  /** called when the files are next */
  readonly room: () => Room;
  readonly onTaken: (file: File) => void;
};

/**
 * Prepares chosen files for the server: too large ones, and those in a format that the server does not accept, are encoded again in the
 * browser where it can. What needs memory is loaded when a file is chosen, and runs for one file at a time; it ends with the form.
 */
export const usePhotoIntake = ({ rule, room, onTaken }: Intake) => {
  const t = useWords('forms');
  const [status, setStatus] = useState('');
  const leaving = useRef(new AbortController());
  /** what was chosen and is not ready */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const refusals = useRef(0);
  useEffect(() => {
    const opened = new AbortController();
    leaving.current = opened;
    return () => opened.abort();
  }, []);

  const prepare = async (files: readonly File[], signal: AbortSignal): Promise<readonly RefusedPhoto[]> => {
    if (signal.aborted) return [];
    try {
      const { preparePhotos } = await reachable(import('./prepare-photos.ts'));
      return await preparePhotos(t, files, { rule, room: room(), signal, onStatus: setStatus, onTaken });
    } catch (error) {
      const complaint = {
        title: t('forms.photoUnreadable'),
        description: failureMessage(t, error, t('forms.photoAgain')),
      };
      return files.map((file) => ({ file, complaint }));
    } finally {
      setStatus('');
    }
  };
  return {
    /** what is being done, in words; empty: nothing that takes time */
    status,
    /** Takes files in their order; those chosen before come first. Resolves to those that were refused. */
    take: async (files: readonly File[]): Promise<readonly RefusedPhoto[]> => {
      const { signal } = leaving.current;
      const working = queue.current.then(() => prepare(files, signal));
      queue.current = working;
      const refused = await working;
      refusals.current += refused.length;
      return signal.aborted ? [] : refused;
    },
    /** Waits for all that was chosen. False: some of it was refused meanwhile, which is to be read before anything is sent. */
    settled: async (): Promise<boolean> => {
      const before = refusals.current;
      await queue.current;
      return refusals.current === before;
    },
  };
};

type PhotoList<Photo> = {
  /** the photos that the form begins with */
  readonly initial: () => readonly Photo[];
  readonly most: number;
  /** whose photos are counted */
  readonly owner: 'place' | 'review';
  /** A chosen file as a photo of the form. `url`: where the browser shows it. */
  readonly photoOf: (chosen: { readonly id: string; readonly url: string; readonly file: File }) => Photo;
  /** called when there are others, not when they are described or put in order */
  readonly onChange: (photos: readonly Photo[]) => void;
};

/** The photos that a form shows: those it begins with, and those that are chosen, once they are ready to be sent. */
export const usePhotoList = <Photo extends { readonly id: string }>({
  initial,
  most,
  owner,
  photoOf,
  onChange,
}: PhotoList<Photo>) => {
  const t = useWords('forms');
  const messageText = useMessageText();
  const toast = useToast();
  const previewOf = usePreviews();
  const [photos, setPhotos] = useState(initial);
  /** the same, for photos that are ready later than they were chosen */
  const current = useRef(photos);
  const [refused, setRefused] = useState<readonly RefusedPhoto[]>([]);
  const keep = (next: readonly Photo[]): void => {
    current.current = next;
    setPhotos(next);
  };
  const change = (next: readonly Photo[]): void => {
    keep(next);
    onChange(next);
  };
  const tooMany = { title: messageText(PHOTOS_TOO_MANY), description: t('forms.photosMost', { owner, most }) };
  const { status, take, settled } = usePhotoIntake({
    room: () => ({ left: most - current.current.length, tooMany }),
    onTaken: (file) => change([...current.current, photoOf({ id: crypto.randomUUID(), url: previewOf(file), file })]),
  });
  return {
    photos,
    refused,
    /** what is being done with photos that were chosen */
    status,
    add: async (files: readonly File[]): Promise<void> => {
      const others = await take(files);
      setRefused(others);
      const [first] = others;
      if (first) toast({ ...first.complaint, isFailure: true });
    },
    /** Waits for all that were chosen. Null: one was refused meanwhile. */
    ready: async (): Promise<readonly Photo[] | null> => ((await settled()) ? current.current : null),
    remove: (id: string): void => change(current.current.filter((photo) => photo.id !== id)),
    /** Describes them or puts them in order. */
    edit: (changed: (photos: readonly Photo[]) => readonly Photo[]): void => keep(changed(current.current)),
    /** Takes all out again. */
    clear: (): void => {
      keep([]);
      setRefused([]);
    },
  };
};
