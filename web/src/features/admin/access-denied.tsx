import { loginPath, PAGES } from '@wellspring/page-contract/paths';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useWords } from '../../shared/words/words.ts';

/** To everybody who does not keep the site. */
export const AccessDenied = () => {
  const t = useWords('admin');
  const { isMember } = useSession();
  return (
    <Notice heading="h1" role="alert" title={t('admin.accessDenied')} text={t('admin.accessDeniedText')}>
      {isMember ? (
        <Link to={PAGES.root} className={primaryButton}>
          {t('site.backToHome')}
        </Link>
      ) : (
        <Link to={loginPath(PAGES.admin)} className={primaryButton}>
          {t('site.signIn')}
        </Link>
      )}
    </Notice>
  );
};
