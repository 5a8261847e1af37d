import { useEffect, useRef, useState } from 'react';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { offeredBy, PHOTO_RULE } from '../../shared/photos/photo-rule.ts';
import { ShrinkingStatus } from '../../shared/photos/shrinking-status.tsx';
import { usePhotoIntake } from '../../shared/photos/use-photo-intake.ts';
import { useSession, type Viewer } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { CircleUserRound, ImagePlus, Trash2 } from '../../shared/icons.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';

/** The chosen file, or none, in place of the picture that was there. */
type Sent = { readonly url: string | null; readonly before: string | null };

/** What the picture will be, shown before the server has it; taken back when it refuses. */
const useChange = (before: string | null) => {
  const t = useWords('profile');
  const toast = useToast();
  const signedOut = useSignedOut();
  const { refresh } = useSession();
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const url = sent?.url;
    return url ? () => URL.revokeObjectURL(url) : undefined;
  }, [sent]);
  const put = async (file: File | null): Promise<void> => {
    if (!file) return callApi('DELETE', '/api/user/photo');
    const body = new FormData();
    body.append('photo', file);
    await callApi('PUT', '/api/user/photo', { body });
  };
  const change = async (file: File | null): Promise<void> => {
    setSent({ url: file && URL.createObjectURL(file), before });
    setBusy(true);
    try {
      await put(file);
    } catch (error) {
      setSent(null);
      if (isUnauthorized(error)) return signedOut();
      return toast({
        title: t('profile.updateFailed'),
        description: failureMessage(t, error, t('profile.notUpdated')),
        isFailure: true,
      });
    } finally {
      setBusy(false);
    }
    toast({ title: t('profile.updated'), description: file ? t('profile.pictureNew') : t('profile.pictureRemoved') });
    refresh();
  };
  return { url: sent?.before === before ? sent.url : before, isBusy, change };
};

/** The picture of the member: another one, or none. */
export const ProfilePicture = ({ viewer }: { readonly viewer: Viewer }) => {
  const t = useWords('profile');
  const toast = useToast();
  const { url, isBusy, change } = useChange(viewer.profileImageUrl);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { status, take } = usePhotoIntake({
    room: () => ({ left: 1, tooMany: { title: t('profile.photosTooMany'), description: t('profile.chooseOne') } }),
    onTaken: (file) => void change(file),
  });
  const choosing = async (files: readonly File[]): Promise<void> => {
    const [refused] = await take(files);
    if (refused) toast({ ...refused.complaint, isFailure: true });
  };
  return (
    <div role="group" aria-label={t('profile.profilePicture')} className="flex flex-wrap items-center gap-4">
      {url ? (
        <img
          src={url}
          alt={t('profile.yourPicture')}
          width={80}
          height={80}
          className="size-20 rounded-full bg-sunken object-cover"
        />
      ) : (
        <CircleUserRound aria-hidden="true" className="size-20 stroke-[1.2] text-control" />
      )}
      <input
        ref={input}
        type="file"
        accept={offeredBy(PHOTO_RULE)}
        hidden
        aria-label={t('profile.picture')}
        onChange={({ currentTarget }) => {
          void choosing([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div>
        <div className="flex flex-wrap gap-3">
          <button
            ref={choose}
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || input.current?.click()}
            className={`${quietButton} aria-disabled:opacity-60`}
          >
            <ImagePlus aria-hidden="true" className="size-4.5" />
            {url ? t('profile.changePicture') : t('profile.addPicture')}
          </button>
          {url ? (
            <button
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return;
                choose.current?.focus();
                void change(null);
              }}
              className={`${quietButton} aria-disabled:opacity-60`}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
              {t('profile.removePicture')}
            </button>
          ) : null}
        </div>
        <ShrinkingStatus status={status} />
      </div>
    </div>
  );
};
