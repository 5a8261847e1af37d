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
import { useWords } from '../../shared/words/words.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
};

const problemOf = (message: string): string | null => {
  const length = textLength(message.trim());
  if (length < CLAIM_MESSAGE_MIN) return `Message must be at least ${CLAIM_MESSAGE_MIN} characters`;
  return length > CLAIM_MESSAGE_MAX ? `Message must be at most ${CLAIM_MESSAGE_MAX} characters` : null;
};

/** Asks a member why a place is theirs, and says what follows. What was typed is kept until it is sent; only Cancel gives it up. */
export const ClaimDialog = ({ id, name, onClaimed, onClose }: Props) => {
  const t = useWords();
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
    const wrong = problemOf(message);
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
    toast({ title: 'Claim sent', description: 'An admin looks at it, and you are told.' });
    onClaimed();
    return true;
  };
  return (
    <FormDialog
      title="I own or manage this location"
      action="Send claim"
      onClose={onClose}
      onCancel={drop}
      onConfirm={send}
    >
      <p>
        Tell us what you have to do with <bdi>{name}</bdi>. An admin reads it; until they have decided, nothing changes.
        Then the page says that its owner has verified it.
      </p>
      <div className="mt-4 text-ink">
        {line}
        <TextAreaField
          ref={field}
          label="Message"
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
