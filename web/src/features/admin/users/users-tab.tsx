import { useState } from 'react';
import { AdminUsersDocument, type AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useViewer } from '../../../shared/session/session.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminTable } from '../list/admin-table.tsx';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { AdminRightDialog } from './admin-right-dialog.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';
import { userColumns } from './user-columns.tsx';

type Filter = 'all' | 'admins' | 'suspended';
type Sort = 'newest' | 'name' | 'lastSeen';

const USERS: ListKind<Filter, Sort> = {
  tab: 'users',
  filters: [
    { name: 'all', label: 'All users' },
    { name: 'admins', label: 'Administrators' },
    { name: 'suspended', label: 'Suspended' },
  ],
  sorts: [
    { name: 'newest', label: 'Newest first' },
    { name: 'name', label: 'By name' },
    { name: 'lastSeen', label: 'Last seen' },
  ],
};

type Asked = { readonly about: 'right' | 'suspension'; readonly user: AdminUserRowFragment };

/** All members. Admins suspend and restore them; who is an admin is said by owners. */
export const UsersTab = () => {
  const viewer = useViewer();
  const question = useListAddress(USERS);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  const state = useFreshQuery(AdminUsersDocument, { search, filter, sort, limit, offset });
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = state.data && { rows: state.data.adminUsers.users, total: state.data.adminUsers.total };
  const columns = userColumns({
    viewerId: viewer?.id ?? '',
    isOwner: viewer?.isOwner ?? false,
    onRight: (user) => setAsked({ about: 'right', user }),
    onSuspension: (user) => setAsked({ about: 'suspension', user }),
  });
  const Dialog = asked?.about === 'right' ? AdminRightDialog : SuspensionDialog;
  return (
    <>
      <AdminList
        heading="Users"
        noun={['user', 'users']}
        state={state}
        found={found}
        page={page}
        hrefOf={hrefOf}
        empty={{ title: 'No users found', text: 'Try other words, or show all users.' }}
        failure="Failed to load users"
        tools={<ListTools kind={USERS} question={question} searchLabel="Search users" />}
      >
        {(rows) => (
          <AdminTable caption="Users" columns={columns} rows={rows} keyOf={({ id }) => id} isBusy={state.loading} />
        )}
      </AdminList>
      {asked ? <Dialog key={asked.user.id} user={asked.user} onClose={() => setAsked(null)} /> : null}
    </>
  );
};
