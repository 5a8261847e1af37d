import { useId, useState } from 'react';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSession, type Viewer } from '../../shared/session/session.tsx';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';

/** Which mails an admin gets besides those of their account. */
export const MailSettings = ({ viewer }: { readonly viewer: Viewer }) => {
  const t = useWords('profile');
  const id = useId();
  const toast = useToast();
  const signedOut = useSignedOut();
  const { refresh } = useSession();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = async (getsDigest: boolean) => {
    setChosen(getsDigest);
    try {
      await callApi('PUT', '/api/user/mails', { body: { getsDigest } });
    } catch (error) {
      setChosen(null);
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: t('profile.updateFailed'), description: failureMessage(t, error), isFailure: true });
    }
    toast({ title: t('profile.updated') });
    refresh();
  };
  return (
    <div className="flex gap-3">
      <input
        id={id}
        type="checkbox"
        checked={chosen ?? viewer.getsDigest}
        onChange={({ target }) => void choose(target.checked)}
        aria-describedby={`${id}-help`}
        className="mt-1 size-5 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {t('profile.mailWhatWaits')}
        </label>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {t('profile.mailWhatWaitsHelp')}
        </p>
      </div>
    </div>
  );
};
