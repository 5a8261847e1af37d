import { useApolloClient } from '@apollo/client/react';
import { SetAdminDocument, type AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { useAdminAction } from '../use-admin-action.ts';
import { nameOf } from './user-name.ts';

const WORDS = { done: 'Admin status updated', failed: 'Failed to update admin status' } as const;

type Props = { readonly user: AdminUserRowFragment; readonly onClose: () => void };

/** Asks an owner before a member becomes an admin, or is one no more. */
export const AdminRightDialog = ({ user, onClose }: Props) => {
  const client = useApolloClient();
  const run = useAdminAction();
  const { id, isAdmin } = user;
  const name = <bdi>{nameOf(user)}</bdi>;
  return (
    <FormDialog
      title={isAdmin ? 'Remove admin rights?' : 'Make this user an admin?'}
      action={isAdmin ? 'Remove Admin' : 'Make Admin'}
      onClose={onClose}
      onConfirm={async () => {
        const variables = { id, isAdmin: !isAdmin };
        await run(() => client.mutate({ mutation: SetAdminDocument, variables }), WORDS);
        return true;
      }}
    >
      {isAdmin ? (
        <p>{name} will be a member like any other. They are signed out and can sign in again.</p>
      ) : (
        <>
          <p>{name} will see all users, and can verify, change and delete what others have added.</p>
          {user.isEmailVerified ? null : (
            <p className="mt-3 font-medium text-ember">
              The e-mail address of this user is not confirmed: nobody knows yet whose account it is.
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
};
