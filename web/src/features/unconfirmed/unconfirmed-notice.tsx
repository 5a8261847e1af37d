import { VERIFICATION_MAILED } from '@wellspring/rest-contract/account-limits';
import { useState } from 'react';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { island } from '../../shared/ui/island.tsx';

const ChangeEmailDialog = island(
  () => import('./change-email-dialog.tsx').then((it) => it.ChangeEmailDialog),
  null,
  null,
);

const action = 'inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';

/** Tells a member whose address is not confirmed where the link went, and what to do when it did not come. `email`: the address */
export const UnconfirmedNotice = ({ email }: { readonly email: string }) => {
  const signedOut = useSignedOut();
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const resend = async () => {
    setBusy(true);
    setSaid('');
    try {
      await callApi('POST', '/api/resend-verification');
      setSaid(VERIFICATION_MAILED);
    } catch (error) {
      if (isUnauthorized(error)) signedOut();
      else setSaid(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside aria-label="Your e-mail address" className="border-b border-line bg-sunken text-sm text-ink-soft">
      <div className="page-width flex flex-wrap items-center gap-x-4">
        <p className="py-2 wrap-anywhere">
          We have sent a link to <bdi className="text-ink">{email}</bdi>. Not there?
        </p>
        <button
          type="button"
          aria-disabled={isBusy}
          className={`${action} aria-disabled:opacity-60`}
          onClick={() => void (isBusy || resend())}
        >
          Resend
        </button>
        <button type="button" className={action} onClick={() => setChanging(true)}>
          Change address
        </button>
        <p aria-live="polite" className={said === '' ? 'sr-only' : 'py-2'}>
          {said}
        </p>
      </div>
      {isChanging ? (
        <ChangeEmailDialog
          onChanged={(next) => setSaid(`The address is changed. We have sent a link to ${next}.`)}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </aside>
  );
};
