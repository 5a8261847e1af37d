import { VERIFICATION_MAILED } from '@wellspring/rest-contract/account-limits';
import { Suspense, useState } from 'react';
import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import { messageTextOfPage } from '../../shared/words/message-text-of-page.ts';

const ChangeEmailDialog = island(
  () => import('./change-email-dialog.tsx').then((it) => it.ChangeEmailDialog),
  null,
  null,
);

const action = 'inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4';

type Props = {
  /** the address that is not confirmed */
  readonly email: string;
};

const Notice = ({ email }: Props) => {
  const t = useWords('account');
  const signedOut = useSignedOut();
  const [isChanging, setChanging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const resend = async () => {
    setBusy(true);
    setSaid('');
    try {
      await callApi('POST', '/api/resend-verification');
      setSaid((await messageTextOfPage())(VERIFICATION_MAILED));
    } catch (error) {
      if (isUnauthorized(error)) signedOut();
      else setSaid(failureMessage(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside aria-label={t('account.yourEmail')} className="border-b border-line bg-sunken text-sm text-ink-soft">
      <div className="page-width flex flex-wrap items-center gap-x-4">
        <p className="py-2 wrap-anywhere">
          <Rich
            text={t('account.confirmationSent')}
            parts={{ address: () => <bdi className="text-ink">{email}</bdi> }}
          />
        </p>
        <button
          type="button"
          aria-disabled={isBusy}
          className={`${action} aria-disabled:opacity-60`}
          onClick={() => void (isBusy || resend())}
        >
          {t('account.resend')}
        </button>
        <button type="button" className={action} onClick={() => setChanging(true)}>
          {t('account.changeAddress')}
        </button>
        <p aria-live="polite" className={said === '' ? 'sr-only' : 'py-2'}>
          {said}
        </p>
      </div>
      {isChanging ? (
        <ChangeEmailDialog
          onChanged={(next) => setSaid(t('account.emailChanged', { email: next }))}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </aside>
  );
};

/** Says to a member whose address is not confirmed where the link went, and what to do when it did not come. It holds up no other part of the page. */
export const UnconfirmedNotice = (props: Props) => (
  <Suspense fallback={null}>
    <Notice {...props} />
  </Suspense>
);
