import type { Translate } from '@wellspring/words/translate';
import { useApolloClient } from '@apollo/client/react';
import { CLAIM_MESSAGE_MAX, CLAIM_MESSAGE_MIN } from '@wellspring/rest-contract/text-limits';
import { useRef, useState } from 'react';
import { ClaimLocationDocument } from '../../generated/place-operations.ts';
import { useDraftText } from '../../shared/drafts/use-draft-text.tsx';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { textLength } from '../../shared/text-length.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
};

const problemOf = (t: Translate<'proposals'>, message: string): string | null => {
  const length = textLength(message.trim());
  if (length < CLAIM_MESSAGE_MIN) return t('proposals.messageTooShort', { min: CLAIM_MESSAGE_MIN });
  return length > CLAIM_MESSAGE_MAX ? t('proposals.messageTooLong', { max: CLAIM_MESSAGE_MAX }) : null;
};

/** Asks a member why a place is theirs, and explains what follows. Typed text is stored until it is sent; only Cancel discards it. */
export const ClaimDialog = ({ id, name, onClaimed, onClose }: Props) => {
  const t = useWords('proposals');
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text: message, setText, line, drop, idempotencyKey } = useDraftText('claim', id);
  const [problem, setProblem] = useState<string | null>(null);
  const refused = (why: string): false => {
    setProblem(why);
    // With the focus comes what is wrong with it.
    field.current?.focus();
    return false;
  };
  const send = async (): Promise<boolean> => {
    const wrong = problemOf(t, message);
    if (wrong !== null) return refused(wrong);
    setProblem(null);
    try {
      const variables = { id, message, idempotencyKey: idempotencyKey() };
      await client.mutate({ mutation: ClaimLocationDocument, variables });
    } catch (error) {
      if (!isUnauthenticated(error)) return refused(failureText(t, error));
      signedOut();
      return true;
    }
    drop();
    toast({ title: t('proposals.claimSent'), description: t('proposals.claimSentText') });
    onClaimed();
    return true;
  };
  return (
    <FormDialog
      title={t('proposals.ownThis')}
      action={t('proposals.sendClaim')}
      onClose={onClose}
      onCancel={drop}
      onConfirm={send}
    >
      <p>
        <Rich text={t('proposals.claimText')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </p>
      <div className="mt-4 text-ink">
        {line}
        <TextAreaField
          ref={field}
          label={t('proposals.message')}
          dir="auto"
          rows={5}
          required
          value={message}
          onChange={({ target }) => setText(target.value)}
          error={problem ?? undefined}
        />
      </div>
    </FormDialog>
  );
};
