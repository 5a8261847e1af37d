import {
  HERO_IMAGE_TOO_LARGE,
  HERO_IMAGE_TYPE_WRONG,
  HERO_IMAGES_AT_ONCE,
  HERO_IMAGES_COUNT_WRONG,
} from '@wellspring/rest-contract/hero-limits';
import { PHOTO_BYTES_MAX } from '@wellspring/rest-contract/photo';
import { useEffect, useRef, useState } from 'react';
import { ApiError, failureMessage } from '../../../shared/api/call-api.ts';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { sendHeroImages } from './send-hero-images.ts';

/** A file that was chosen. `failure`: why it was not, or cannot be, taken. */
export type ChosenImage = {
  readonly id: string;
  readonly file: File;
  readonly url: string;
  readonly failure: string | null;
};

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const complaintAbout = ({ type, size }: File): string | null => {
  if (!TYPES.includes(type)) return HERO_IMAGE_TYPE_WRONG;
  return size > PHOTO_BYTES_MAX ? HERO_IMAGE_TOO_LARGE : null;
};

/** The files that are chosen for one upload. Those that are taken go from the list, those that are refused stay with their reason. */
export const useHeroUpload = (onUploaded: () => void) => {
  const toast = useToast();
  const act = useAdminAction();
  const locale = useLocale();
  const [files, setFiles] = useState<readonly ChosenImage[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  /** the same files go with the same key: what the network lost the answer to is not added twice */
  const attempt = useRef({ ids: '', key: '' });
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const { current } = previews;
    return () => current.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const add = (more: readonly File[]): void => {
    const kept = files.filter(({ failure }) => failure === null);
    if (progress !== null || more.length === 0) return;
    if (kept.length + more.length > HERO_IMAGES_AT_ONCE)
      return toast({ title: 'Upload failed', description: HERO_IMAGES_COUNT_WRONG, isFailure: true });
    const chosen = more.map((file) => {
      const url = URL.createObjectURL(file);
      previews.current.add(url);
      return { id: crypto.randomUUID(), file, url, failure: complaintAbout(file) };
    });
    setFiles([...kept, ...chosen]);
  };

  const send = async (): Promise<void> => {
    if (progress !== null) return;
    const sent = files.filter(({ failure }) => failure === null);
    const failures = new Map<string, string>();
    setProgress(0);
    const ids = sent.map(({ id }) => id).join();
    if (attempt.current.ids !== ids) attempt.current = { ids, key: crypto.randomUUID() };
    const isDone = await act(
      async () => {
        try {
          const { refused } = await sendHeroImages(
            sent.map(({ file }) => file),
            setProgress,
            attempt.current.key,
          );
          for (const { file, message } of refused) failures.set(sent[file]?.id ?? '', message);
        } catch (error) {
          // Where not one of them was taken, the reason of the first stands for all.
          if (error instanceof ApiError && [400, 413].includes(error.status))
            for (const { id } of sent) failures.set(id, failureMessage(error));
          throw error;
        }
      },
      { done: null, failed: 'Upload failed' },
    );
    setProgress(null);
    setFiles((now) =>
      now.flatMap((each) => {
        const failure = failures.get(each.id) ?? each.failure;
        return isDone && failure === null ? [] : [{ ...each, failure }];
      }),
    );
    if (!isDone) return;
    const taken = plural(sent.length - failures.size, 'image', 'images', locale);
    if (failures.size === 0) toast({ title: `${taken} uploaded` });
    else
      toast({ title: 'Upload failed', description: `${taken} uploaded, ${failures.size} refused.`, isFailure: true });
    onUploaded();
  };

  return { files, progress, add, send, remove: (id: string) => setFiles(files.filter((each) => each.id !== id)) };
};
