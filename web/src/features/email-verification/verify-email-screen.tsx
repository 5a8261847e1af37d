import { PAGES } from '@wellspring/page-contract/paths';
import { useMailedToken } from '../../shared/mailed-token.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';

const Panel = formIsland(() => import('./verify-email-panel.tsx').then((it) => it.VerifyEmailPanel), 1);

/** A narrow screen does not break the line inside of "e-mail". */
const HEADING = (
  <>
    Confirm your <span className="whitespace-nowrap">e-mail</span> address
  </>
);

export const VerifyEmailScreen = () => {
  const token = useMailedToken();
  return (
    <>
      <PageHead
        title="Confirm e-mail address"
        description="Confirms the e-mail address of your Wellspring account."
        canonical={PAGES.verifyEmail}
        isIndexed={false}
      />
      <FormPage heading={HEADING}>
        <Panel key={token} token={token} />
      </FormPage>
    </>
  );
};
