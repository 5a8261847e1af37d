import { PAGES } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { useMailedToken } from '../../shared/mailed-token.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';

const Panel = formIsland(() => import('./verify-email-panel.tsx').then((it) => it.VerifyEmailPanel), 1);

export const VerifyEmailScreen = () => {
  const t = useWords('account');
  const tokenOfAddress = useMailedToken();
  // Not read again after it was forgotten: the panel would start from the beginning, without the reason of the refusal.
  const [token] = useState(tokenOfAddress);
  const heading = (
    <Rich
      text={t('account.confirmHeading')}
      // A narrow screen does not break the line inside of "e-mail".
      parts={{ whole: (text) => <span className="whitespace-nowrap">{text}</span> }}
    />
  );
  return (
    <>
      <PageHead
        title={t('account.confirmEmail')}
        description={t('account.confirmDescription')}
        canonical={PAGES.verifyEmail}
        isIndexed={false}
      />
      <FormPage heading={heading}>
        <Panel token={token} />
      </FormPage>
    </>
  );
};
