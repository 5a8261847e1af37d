import { CONTACT_SENT } from '@wellspring/rest-contract/contact-limits';
import { useEffect, useRef } from 'react';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

/** After a message was sent. The focus moves here. */
export const MessageSent = ({ onAnother }: { readonly onAnother: () => void }) => {
  const t = useWords('account');
  const messageText = useMessageText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <FormAlert isFailure={false}>
        <p className="font-semibold">{messageText(CONTACT_SENT)}</p>
        <p>{t('account.contactAnswer')}</p>
      </FormAlert>
      <button ref={button} type="button" onClick={onAnother} className={`${primaryButton} h-12`}>
        {t('account.contactAnother')}
      </button>
    </div>
  );
};
