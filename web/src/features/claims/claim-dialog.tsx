import { useApolloClient } from '@apollo/client/react';
import { CLAIM_MESSAGE_MAX, CLAIM_MESSAGE_MIN } from '@wellspring/rest-contract/text-limits';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { ClaimLocationDocument } from '../../generated/operations.ts';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useToast } from '../../shared/ui/toasts.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onClaimed: () => void;
  readonly onClose: () => void;
};

const problemOf = (message: string): string | null => {
  const { length } = [...message.trim()];
  if (length < CLAIM_MESSAGE_MIN) return `Message must be at least ${CLAIM_MESSAGE_MIN} characters`;
  return length > CLAIM_MESSAGE_MAX ? `Message must be at most ${CLAIM_MESSAGE_MAX} characters` : null;
};

/** Asks a member why a place is theirs, and says what follows. */
export const ClaimDialog = ({ id, name, onClaimed, onClose }: Props) => {
  const field = useId();
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const dialog = useRef<HTMLDialogElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const variables = { id, message, idempotencyKey: key };
      await client.mutate({ mutation: ClaimLocationDocument, variables });
      toast({ title: 'Claim sent', description: 'An admin looks at it, and you are told.' });
      onClaimed();
      dialog.current?.close();
    } catch (error) {
      if (isUnauthenticated(error)) signedOut();
      else setProblem(failureText(error));
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = problemOf(message);
    setProblem(wrong);
    if (wrong === null) void send();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${field}-title`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-surface p-6 text-ink shadow-float backdrop:bg-shade/45"
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${field}-title`} className="text-lg">
          I own or manage this location
        </h2>
        <p className="mt-2 wrap-anywhere text-ink-soft">
          Tell us what you have to do with <bdi>{name}</bdi>. An admin reads it; until they have decided, nothing
          changes. Then the page says that its owner has verified it.
        </p>
        <label htmlFor={field} className="mt-4 block font-semibold">
          Message
        </label>
        <textarea
          id={field}
          dir="auto"
          rows={5}
          required
          value={message}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${field}-problem`}
          onChange={({ target }) => setMessage(target.value)}
          className="mt-1 w-full rounded-card border border-control bg-surface px-3 py-2 aria-invalid:border-ember"
        />
        <p id={`${field}-problem`} aria-live="polite" className="min-h-6 text-sm font-medium text-ember">
          {problem}
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <button type="button" onClick={() => dialog.current?.close()} className={quietButton}>
            Cancel
          </button>
          <button type="submit" aria-disabled={isBusy} className={`${primaryButton} aria-disabled:opacity-60`}>
            Send claim
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
};
