import {
  HERO_IMAGE_TOO_LARGE,
  HERO_IMAGE_TYPE_WRONG,
  HERO_IMAGES_AT_ONCE,
  HERO_IMAGES_COUNT_WRONG,
} from '@wellspring/rest-contract/hero-limits';
import { useRef, useState } from 'react';
import { ApiError, failureMessage } from '../../../shared/api/call-api.ts';
import type { PhotoRule } from '../../../shared/photos/photo-rule.ts';
import { usePhotoIntake } from '../../../shared/photos/use-photo-intake.ts';
import { usePreviews } from '../../../shared/photos/use-previews.ts';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useMessageText, useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { sendHeroImages } from './send-hero-images.ts';

/** A file that was chosen. `failure`: why it was not, or cannot be, taken. */
export type ChosenImage = {
  readonly id: string;
  readonly file: File;
  readonly url: string;
  readonly failure: string | null;
};

export const HERO_RULE: PhotoRule = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  typeWrong: HERO_IMAGE_TYPE_WRONG,
  tooLarge: HERO_IMAGE_TOO_LARGE,
};

/** The files that are chosen for one upload. Those that are taken go from the list, those that are refused stay with their reason. */
export const useHeroUpload = (onUploaded: () => void) => {
  const t = useWords('admin');
  const messageText = useMessageText();
  const toast = useToast();
  const act = useAdminAction();
  const [files, setFiles] = useState<readonly ChosenImage[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  /** the same files go with the same key: what the network lost the answer to is not added twice */
  const attempt = useRef({ ids: '', key: '' });
  const previewOf = usePreviews();
  const tooMany = { title: t('admin.uploadFailed'), description: messageText(HERO_IMAGES_COUNT_WRONG) };
  const append = (file: File, failure: string | null): void =>
    setFiles((now) => [...now, { id: crypto.randomUUID(), file, url: previewOf(file), failure }]);
  const { status, take } = usePhotoIntake({
    rule: HERO_RULE,
    // How many there are is said of all at once, before one is looked at.
    room: () => ({ left: Infinity, tooMany }),
    onTaken: (file) => append(file, null),
  });

  const add = async (more: readonly File[]): Promise<void> => {
    const isFine = ({ failure }: ChosenImage): boolean => failure === null;
    if (progress !== null || more.length === 0) return;
    if (files.filter(isFine).length + more.length > HERO_IMAGES_AT_ONCE) return toast({ ...tooMany, isFailure: true });
    setFiles((now) => now.filter(isFine));
    for (const { file, complaint } of await take(more)) append(file, complaint.description);
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
          // Where all were refused, the reason of the first is shown for all.
          if (error instanceof ApiError && [400, 413].includes(error.status))
            for (const { id } of sent) failures.set(id, failureMessage(t, error));
          throw error;
        }
      },
      { done: null, failed: t('admin.uploadFailed') },
    );
    setProgress(null);
    setFiles((now) =>
      now.flatMap((each) => {
        const failure = failures.get(each.id) ?? each.failure;
        return isDone && failure === null && sent.some(({ id }) => id === each.id) ? [] : [{ ...each, failure }];
      }),
    );
    if (!isDone) return;
    const count = sent.length - failures.size;
    if (failures.size === 0) toast({ title: t('admin.uploaded', { count }) });
    else {
      const description = t('admin.uploadedPartly', { count, refused: failures.size });
      toast({ title: t('admin.uploadFailed'), description, isFailure: true });
    }
    onUploaded();
  };

  const remove = (id: string): void => setFiles((now) => now.filter((each) => each.id !== id));
  return { files, progress, status, add, send, remove };
};
