import { PAGES } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { PageHead } from '../../shared/head/page-head.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { useWords } from '../../shared/words/words.ts';
import { MessageSent } from './message-sent.tsx';

const Form = formIsland(() => import('./contact-form.tsx').then((it) => it.ContactForm), 4);

export const ContactScreen = () => {
  const t = useWords('account');
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead title={t('site.contactUs')} description={t('account.contactIntro')} canonical={PAGES.contact} />
      <FormPage
        heading={isSent ? t('account.thankYou') : t('site.contactUs')}
        intro={isSent ? null : t('account.contactIntro')}
      >
        {isSent ? <MessageSent onAnother={() => setSent(false)} /> : <Form onSent={() => setSent(true)} />}
      </FormPage>
    </>
  );
};
