import { PAGES } from '@wellspring/page-contract/paths';
import type { Translate } from '@wellspring/words/translate';
import { useState } from 'react';
import { forgetMailedToken } from '../../shared/mailed-token.ts';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import { AnotherLink } from './another-link.tsx';
import { confirmEmail, type Outcome, type Proof } from './confirm-email.ts';
import { PasswordProof } from './password-proof.tsx';

const withoutToken = (t: Translate<'account'>): Outcome => ({ kind: 'stale', message: t('account.linkNeeded') });

type ButtonProps = { readonly isBusy: boolean; readonly onPress: () => void };

const ConfirmButton = ({ isBusy, onPress }: ButtonProps) => {
  const t = useWords('account');
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => (isBusy ? undefined : onPress())}
      className={`${primaryButton} min-h-12 w-full aria-disabled:opacity-60`}
    >
      {t('account.confirmEmail')}
    </button>
  );
};

/** Nothing is sent before the button is pressed: programs that open the links of mails confirm nothing. `token`: '' when the address has none */
export const VerifyEmailPanel = ({ token }: { readonly token: string }) => {
  const t = useWords('account');
  const { isMember, begin, refresh } = useSession();
  const [outcome, setOutcome] = useState(token === '' ? withoutToken(t) : null);
  const [isBusy, setBusy] = useState(false);
  const press = async (proof?: Proof) => {
    const next = await confirmEmail(t, token, proof);
    setOutcome(next);
    if (next.kind === 'stale') forgetMailedToken(PAGES.verifyEmail);
    if (next.kind !== 'verified') return;
    if (proof) await begin();
    else if (isMember) refresh();
  };
  const pressButton = async () => {
    setBusy(true);
    await press().finally(() => setBusy(false));
  };
  if (outcome?.kind === 'needsPassword') return <PasswordProof send={press} />;
  const isDone = outcome?.kind === 'verified';
  return (
    <div className="space-y-5">
      {outcome ? <FormAlert isFailure={!isDone}>{outcome.message}</FormAlert> : <p>{t('account.pressToConfirm')}</p>}
      {outcome === null || outcome.kind === 'failed' ? (
        <ConfirmButton isBusy={isBusy} onPress={() => void pressButton()} />
      ) : null}
      {outcome?.kind === 'stale' ? <AnotherLink /> : null}
      {outcome ? (
        <Link to={PAGES.home} className={`${isDone ? primaryButton : quietButton} min-h-12 w-full`}>
          {t('account.explorePlaces')}
        </Link>
      ) : null}
    </div>
  );
};
