import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  AdminContactMessagesDocument,
  DeleteContactMessageDocument,
  MarkMessageReadDocument,
  type AdminContactMessageFragment,
} from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { AdminTable } from '../list/admin-table.tsx';
import type { RowKey } from '../list/columns.ts';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { messageColumns } from './message-columns.tsx';

type Filter = 'all' | 'new' | 'read';
type Sort = 'newest' | 'oldest';

const MESSAGES: ListKind<Filter, Sort> = {
  tab: 'contact',
  filters: [
    { name: 'all', label: 'All' },
    { name: 'new', label: 'New' },
    { name: 'read', label: 'Read' },
  ],
  sorts: [
    { name: 'newest', label: 'Newest first' },
    { name: 'oldest', label: 'Oldest first' },
  ],
  queue: { filter: 'new', sort: 'oldest' },
};

const READ = { done: 'Message marked as read', failed: 'Failed to update message' } as const;
const DELETED = { done: 'Message deleted', failed: 'Failed to delete message' } as const;

/** What people wrote to those who keep the site. */
export const ContactTab = () => {
  const client = useApolloClient();
  const run = useAdminAction();
  const question = useListAddress(MESSAGES);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  const isRead = filter === 'all' ? null : filter === 'read';
  const state = useFreshQuery(AdminContactMessagesDocument, { isRead, search, sort, limit, offset });
  const [leaving, setLeaving] = useState<AdminContactMessageFragment | null>(null);
  const messages = state.data?.adminContactMessages;
  const markRead = async ({ id }: AdminContactMessageFragment) => {
    await run(() => client.mutate({ mutation: MarkMessageReadDocument, variables: { id } }), READ);
    state.refetch();
  };
  const columns = messageColumns({ onRead: (message) => void markRead(message), onDelete: setLeaving });
  const keys: readonly RowKey<AdminContactMessageFragment>[] = [
    { key: 'r', does: 'marks as read', act: (message) => void (message.isRead || markRead(message)) },
    { key: 'Delete', does: 'deletes', act: setLeaving },
  ];
  return (
    <>
      <AdminList
        heading="Contact messages"
        noun={['message', 'messages']}
        state={state}
        found={messages && { rows: messages.messages, total: messages.total }}
        page={page}
        hrefOf={hrefOf}
        empty={
          <NothingFound
            kind={MESSAGES}
            question={question}
            title="No messages found"
            text="What people write to the site is listed here."
            all="Show all messages"
          />
        }
        failure="Failed to load messages"
        tools={<ListTools kind={MESSAGES} question={question} searchLabel="Search messages" />}
      >
        {(rows) => (
          <AdminTable
            caption="Contact messages"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isBusy={state.loading}
            keys={keys}
          />
        )}
      </AdminList>
      {leaving ? (
        <FormDialog
          key={leaving.id}
          title="Delete this message?"
          action="Delete"
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            const variables = { id: leaving.id };
            await run(() => client.mutate({ mutation: DeleteContactMessageDocument, variables }), DELETED);
            state.refetch();
            return true;
          }}
        >
          <p>
            “<bdi>{leaving.subject}</bdi>” by <bdi>{leaving.name}</bdi> will be gone for good.
          </p>
        </FormDialog>
      ) : null}
    </>
  );
};
