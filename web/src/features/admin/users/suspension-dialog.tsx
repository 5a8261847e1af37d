import { useApolloClient } from '@apollo/client/react';
import { REASON_MAX, REASON_MISSING, REASON_TOO_LONG } from '@wellspring/rest-contract/admin-limits';
import { useId, useRef, useState } from 'react';
import { SetSuspendedDocument, type AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { dateText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { isUnauthenticated } from '../../../shared/graphql/errors.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../../shared/session/use-signed-out.ts';
import { textLength } from '../../../shared/text-length.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useMessageText, useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { nameOf } from './user-name.ts';

type Props = { readonly user: AdminUserRowFragment; readonly onClose: () => void };

const RestoreDialog = ({ user, onClose }: Props) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const locale = useLocale();
  const variables = { id: user.id, isSuspended: false };
  return (
    <FormDialog
      title={t('admin.restoreQuestion')}
      action={t('admin.restore')}
      onClose={onClose}
      onConfirm={async () => {
        await run(() => client.mutate({ mutation: SetSuspendedDocument, variables }), {
          done: t('admin.userRestored'),
          failed: t('admin.userRestoreFailed'),
        });
        return true;
      }}
    >
      <p>
        <Rich text={t('admin.restoreText')} parts={{ name: () => <bdi>{nameOf(user)}</bdi> }} />
      </p>
      {user.suspension ? (
        <>
          <p className="mt-3">{t('admin.suspendedOn', { date: dateText(user.suspension.at, locale) })}</p>
          <p dir="auto" className="max-h-48 overflow-y-auto whitespace-pre-line text-ink" tabIndex={0}>
            {user.suspension.reason}
          </p>
        </>
      ) : null}
    </FormDialog>
  );
};

const SuspendDialog = ({ user, onClose }: Props) => {
  const t = useWords('admin');
  const messageText = useMessageText();
  const id = useId();
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text: reason, setText: setReason, line, drop } = useDraftText('suspension', user.id);
  const [problem, setProblem] = useState<string | null>(null);
  const length = textLength(reason.trim());
  const suspend = async (): Promise<boolean> => {
    const wrong = length === 0 ? REASON_MISSING : length > REASON_MAX ? REASON_TOO_LONG : null;
    setProblem(wrong && messageText(wrong));
    if (wrong !== null) {
      field.current?.focus();
      return false;
    }
    try {
      const variables = { id: user.id, isSuspended: true, reason };
      await client.mutate({ mutation: SetSuspendedDocument, variables });
    } catch (error) {
      // What was typed stays, and the words stand beside it: a toast lies behind the dialog.
      if (!isUnauthenticated(error)) setProblem(failureText(t, error));
      else signedOut();
      return isUnauthenticated(error);
    }
    drop();
    toast({ title: t('admin.userSuspended') });
    return true;
  };
  return (
    <FormDialog
      title={t('admin.suspendQuestion')}
      action={t('admin.suspend')}
      onClose={onClose}
      onCancel={drop}
      onConfirm={suspend}
    >
      <p>
        <Rich text={t('admin.suspendText')} parts={{ name: () => <bdi>{nameOf(user)}</bdi> }} />
      </p>
      {line}
      <label htmlFor={id} className="mt-4 block font-semibold text-ink">
        {t('admin.reason')}
      </label>
      <textarea
        id={id}
        ref={field}
        dir="auto"
        rows={4}
        value={reason}
        required
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setReason(target.value)}
        className="mt-1 w-full rounded-card border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-ember"
      />
      <p id={`${id}-help`} aria-live="polite" className={`text-sm ${problem === null ? '' : 'font-medium text-ember'}`}>
        {problem ?? t('admin.reasonHelp')}
      </p>
    </FormDialog>
  );
};

/** Asks before a member is suspended, with the reason, or restored. */
export const SuspensionDialog = (props: Props) =>
  props.user.isSuspended ? <RestoreDialog {...props} /> : <SuspendDialog {...props} />;
