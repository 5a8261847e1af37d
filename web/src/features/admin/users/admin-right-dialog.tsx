import { useApolloClient } from '@apollo/client/react';
import { SetAdminDocument, type AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { nameOf } from './user-name.ts';

type Props = { readonly user: AdminUserRowFragment; readonly onClose: () => void };

/** Asks an owner before a member becomes an admin, or is one no more. */
export const AdminRightDialog = ({ user, onClose }: Props) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const { id, isAdmin } = user;
  const parts = { name: () => <bdi>{nameOf(user)}</bdi> };
  return (
    <FormDialog
      title={isAdmin ? t('admin.removeAdminQuestion') : t('admin.makeAdminQuestion')}
      action={isAdmin ? t('admin.removeAdmin') : t('admin.makeAdmin')}
      onClose={onClose}
      onConfirm={async () => {
        const variables = { id, isAdmin: !isAdmin };
        await run(() => client.mutate({ mutation: SetAdminDocument, variables }), {
          done: t('admin.adminUpdated'),
          failed: t('admin.adminUpdateFailed'),
        });
        return true;
      }}
    >
      {isAdmin ? (
        <p>
          <Rich text={t('admin.removeAdminText')} parts={parts} />
        </p>
      ) : (
        <>
          <p>
            <Rich text={t('admin.makeAdminText')} parts={parts} />
          </p>
          {user.isEmailVerified ? null : <p className="mt-3 font-medium text-ember">{t('admin.emailNotConfirmed')}</p>}
        </>
      )}
    </FormDialog>
  );
};
