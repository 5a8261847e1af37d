import type { MemberFilter, MemberSort } from '@wellspring/rest-contract/member-rules';
import { useState } from 'react';
import { AdminUsersDocument, type AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useViewer } from '../../../shared/session/session.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { AdminList } from '../list/admin-list.tsx';
import { AdminTable } from '../list/admin-table.tsx';
import type { RowKey } from '../list/columns.ts';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { AdminRightDialog } from './admin-right-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { maySuspend, userColumns } from './user-columns.tsx';

const USERS: ListKind<MemberFilter, MemberSort> = {
  tab: 'users',
  filters: [
    { name: 'all', label: 'admin.filterAllUsers' },
    { name: 'admins', label: 'admin.filterAdmins' },
    { name: 'suspended', label: 'admin.filterSuspended' },
  ],
  sorts: [
    { name: 'newest', label: 'admin.sortNewest' },
    { name: 'name', label: 'admin.sortName' },
    { name: 'lastSeen', label: 'admin.sortLastSeen' },
  ],
};

type User = AdminUserRowFragment;
type OpenDialog = { readonly about: 'right' | 'suspension'; readonly user: User };

/** All members. Admins suspend and restore them; who is an admin is said by owners. */
export const UsersTab = () => {
  const t = useWords('admin', 'badges');
  const viewer = useViewer();
  const question = useListAddress(USERS);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  const state = useFreshQuery(AdminUsersDocument, { search, filter, sort, limit, offset });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const found = state.data && { rows: state.data.adminUsers.users, total: state.data.adminUsers.total };
  const { id: viewerId, isOwner } = viewer ?? { id: '', isOwner: false };
  const onRight = (user: User) => setDialog({ about: 'right', user });
  const onSuspension = (user: User) => setDialog({ about: 'suspension', user });
  const columns = userColumns(t, { viewerId, isOwner, onRight, onSuspension });
  const suspends: RowKey<User> = {
    key: 's',
    does: t('admin.keySuspends'),
    act: (user) => {
      if (maySuspend(user, viewerId)) onSuspension(user);
    },
  };
  const promotes: RowKey<User> = {
    key: 'a',
    does: t('admin.keyMakesAdmin'),
    act: (user) => {
      if (!user.isOwner) onRight(user);
    },
  };
  const Dialog = dialog?.about === 'right' ? AdminRightDialog : SuspensionDialog;
  return (
    <>
      <AdminList
        heading={t('admin.users')}
        countText={(count) => t('admin.usersCount', { count })}
        state={state}
        found={found}
        page={page}
        hrefOf={hrefOf}
        empty={
          <NothingFound
            kind={USERS}
            question={question}
            title={t('admin.usersNone')}
            text={t('admin.usersText')}
            all={t('admin.usersAll')}
          />
        }
        failure={t('admin.usersFailed')}
        tools={<ListTools kind={USERS} question={question} searchLabel={t('admin.usersSearch')} />}
      >
        {(rows) => (
          <AdminTable
            caption={t('admin.users')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isBusy={state.loading}
            keys={isOwner ? [suspends, promotes] : [suspends]}
          />
        )}
      </AdminList>
      {dialog ? <Dialog key={dialog.user.id} user={dialog.user} onClose={() => setDialog(null)} /> : null}
    </>
  );
};
