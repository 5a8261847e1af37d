import { loginPath, PAGES } from '@wellspring/page-contract/paths';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** To everybody who does not keep the site. */
export const AccessDenied = () => {
  const { isMember } = useSession();
  return (
    <Notice heading="h1" role="alert" title="Access Denied" text="You need admin privileges to access this page">
      {isMember ? (
        <Link to={PAGES.root} className={primaryButton}>
          Back to Home
        </Link>
      ) : (
        <Link to={loginPath(PAGES.admin)} className={primaryButton}>
          Sign In
        </Link>
      )}
    </Notice>
  );
};
