import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../head/page-head.tsx';
import { primaryButton } from '../ui/button-look.ts';
import { Notice } from '../ui/notice.tsx';
import { loginAddress, type LoginPage } from './login-address.ts';
import { useSession } from './session.tsx';
import { LoginPageContext, useSignedOut } from './use-signed-out.ts';
import { useWords } from '../words/words.ts';

/** To a visitor: words, then the page that signs in, which leads back here. Without script there is a link. */
const SignInFirst = ({ title }: { readonly title: string }) => {
  const t = useWords('deadEnds');
  const location = useLocation();
  const signedOut = useSignedOut();
  const leave = useEffectEvent(() => signedOut());
  useEffect(() => leave(), []);
  return (
    <div className="page-width py-12">
      <PageHead title={title} description={t('deadEnds.forMembers')} canonical={location.pathname} isIndexed={false} />
      <Notice heading="h1" title={t('site.pleaseSignIn')} text={t('deadEnds.forMembersText')}>
        <a href={loginAddress('/auth', location)} className={primaryButton}>
          {t('site.signIn')}
        </a>
      </Notice>
    </div>
  );
};

type Props = {
  readonly title: string;
  readonly loginPage: LoginPage;
  readonly children: ReactNode;
};

/** A page for members. */
export const MembersOnly = ({ title, loginPage, children }: Props) => {
  const { isMember } = useSession();
  return <LoginPageContext value={loginPage}>{isMember ? children : <SignInFirst title={title} />}</LoginPageContext>;
};
