import { PAGES } from '@wellspring/page-contract/paths';
import { VERIFICATION_LINK_INVALID, VERIFIED } from '@wellspring/rest-contract/account-limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, callApi, failureMessage } from '../../shared/api/call-api.ts';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { AnotherLink } from './another-link.tsx';

/** What came of the link: `stale` when it can confirm nothing any more, `failed` when it may do so later. */
type Outcome = { readonly kind: 'verified' | 'stale' | 'failed'; readonly message: string };

const NO_TOKEN: Outcome = { kind: 'stale', message: VERIFICATION_LINK_INVALID };

const verify = async (token: string): Promise<Outcome> => {
  try {
    await callApi('POST', '/api/verify-email', { body: { token } });
    return { kind: 'verified', message: VERIFIED };
  } catch (error) {
    const isStale = error instanceof ApiError && error.status === 400;
    return { kind: isStale ? 'stale' : 'failed', message: failureMessage(error) };
  }
};

/** `token`: of the link that was mailed; empty when the address has none */
export const VerifyEmailPanel = ({ token }: { readonly token: string }) => {
  const { isMember, refresh } = useSession();
  const [outcome, setOutcome] = useState(token === '' ? NO_TOKEN : null);
  const isPosted = useRef(false);
  const post = useCallback(async () => {
    const next = await verify(token);
    setOutcome(next);
    if (next.kind === 'verified' && isMember) refresh();
  }, [token, isMember, refresh]);
  useEffect(() => {
    if (token === '' || isPosted.current) return;
    isPosted.current = true;
    void post();
  }, [token, post]);

  if (!outcome) return <p role="status">Confirming your e-mail address…</p>;
  const { kind, message } = outcome;
  return (
    <div className="space-y-5">
      <FormAlert isFailure={kind !== 'verified'}>{message}</FormAlert>
      {kind === 'stale' ? <AnotherLink /> : null}
      {kind === 'failed' ? (
        <button
          type="button"
          className={`${primaryButton} min-h-12 w-full`}
          onClick={() => {
            setOutcome(null);
            void post();
          }}
        >
          Try again
        </button>
      ) : null}
      <Link to={PAGES.home} className={`${kind === 'verified' ? primaryButton : quietButton} min-h-12 w-full`}>
        Explore places
      </Link>
    </div>
  );
};
