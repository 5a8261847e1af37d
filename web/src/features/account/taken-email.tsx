import { PAGES } from '@wellspring/page-contract/paths';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../shared/session/return-path.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useTypedEmail } from './typed-email.ts';

const way = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Why the address was refused, and the two next steps for a person with an account. Both keep the typed address. */
export const TakenEmail = ({ why }: { readonly why: string | undefined }) => {
  const t = useWords('account');
  const address = useLocation();
  const { email } = useTypedEmail();
  return (
    <>
      <p>{why}</p>
      <p className="flex flex-wrap gap-x-4">
        <Link to={signInHref(address)} replace className={way}>
          {t('account.signInInstead')}
        </Link>
        <Link to={PAGES.forgotPassword} state={{ email }} className={way}>
          {t('account.forgotPassword')}
        </Link>
      </p>
    </>
  );
};
