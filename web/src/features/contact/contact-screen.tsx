import { PAGES } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { PageHead } from '../../shared/head/page-head.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { FormPage } from '../../shared/ui/form-page.tsx';
import { MessageSent } from './message-sent.tsx';

const Form = formIsland(() => import('./contact-form.tsx').then((it) => it.ContactForm), 4);

const INTRO = 'A question, a correction, a word about the site: those who keep it read what you write.';

export const ContactScreen = () => {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead title="Contact Us" description={INTRO} canonical={PAGES.contact} />
      <FormPage heading={isSent ? 'Thank you' : 'Contact Us'} intro={isSent ? null : INTRO}>
        {isSent ? <MessageSent onAnother={() => setSent(false)} /> : <Form onSent={() => setSent(true)} />}
      </FormPage>
    </>
  );
};
