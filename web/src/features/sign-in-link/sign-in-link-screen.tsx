import { PAGES } from '@wellspring/page-contract/paths';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../shared/head/page-head.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';

const Panel = formIsland(() => import('./sign-in-link-panel.tsx').then((it) => it.SignInLinkPanel), 1);

/** The part after the # of a mailed link: browsers do not send it. */
const tokenIn = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';

/** /sign-in-link: asks for a link, and, opened by one, signs in at the press of a button. */
export const SignInLinkScreen = () => {
  const t = useWords('account');
  const { hash } = useLocation();
  return (
    <>
      <PageHead
        title={t('account.signInByEmail')}
        description={t('account.signInByEmailDescription')}
        canonical={PAGES.signInLink}
        isIndexed={false}
      />
      <FormPage heading={t('account.signInByEmail')}>
        <Panel key={hash} token={tokenIn(hash)} />
        <Link
          to={PAGES.auth}
          className="mt-4 flex min-h-11 items-center justify-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('account.backToLogin')}
        </Link>
      </FormPage>
    </>
  );
};
