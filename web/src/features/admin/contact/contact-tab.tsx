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
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
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
    { name: 'all', label: 'admin.filterAll' },
    { name: 'new', label: 'admin.filterNew' },
    { name: 'read', label: 'admin.filterRead' },
  ],
  sorts: [
    { name: 'newest', label: 'admin.sortNewest' },
    { name: 'oldest', label: 'admin.sortOldest' },
  ],
  queue: { filter: 'new', sort: 'oldest' },
};

/** What people wrote to those who keep the site. */
export const ContactTab = () => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const question = useListAddress(MESSAGES);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  const isRead = filter === 'all' ? null : filter === 'read';
  const state = useFreshQuery(AdminContactMessagesDocument, { isRead, search, sort, limit, offset });
  const [leaving, setLeaving] = useState<AdminContactMessageFragment | null>(null);
  const messages = state.data?.adminContactMessages;
  const markRead = async ({ id }: AdminContactMessageFragment) => {
    await run(() => client.mutate({ mutation: MarkMessageReadDocument, variables: { id } }), {
      done: t('admin.messageMarked'),
      failed: t('admin.messageUpdateFailed'),
    });
    state.refetch();
  };
  const columns = messageColumns(t, { onRead: (message) => void markRead(message), onDelete: setLeaving });
  const keys: readonly RowKey<AdminContactMessageFragment>[] = [
    { key: 'r', does: t('admin.keyMarksRead'), act: (message) => void (message.isRead || markRead(message)) },
    { key: 'Delete', does: t('admin.keyDeletes'), act: setLeaving },
  ];
  return (
    <>
      <AdminList
        heading={t('admin.messages')}
        countText={(count) => t('admin.messagesCount', { count })}
        state={state}
        found={messages && { rows: messages.messages, total: messages.total }}
        page={page}
        hrefOf={hrefOf}
        empty={
          <NothingFound
            kind={MESSAGES}
            question={question}
            title={t('admin.messagesNone')}
            text={t('admin.messagesText')}
            all={t('admin.messagesAll')}
          />
        }
        failure={t('admin.messagesFailed')}
        tools={<ListTools kind={MESSAGES} question={question} searchLabel={t('admin.messagesSearch')} />}
      >
        {(rows) => (
          <AdminTable
            caption={t('admin.messages')}
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
          title={t('admin.messageDeleteQuestion')}
          action={t('admin.delete')}
          onClose={() => setLeaving(null)}
          onConfirm={async () => {
            const variables = { id: leaving.id };
            await run(() => client.mutate({ mutation: DeleteContactMessageDocument, variables }), {
              done: t('admin.messageDeleted'),
              failed: t('admin.messageDeleteFailed'),
            });
            state.refetch();
            return true;
          }}
        >
          <p>
            <Rich
              text={t('admin.messageDeleteText')}
              parts={{ subject: () => <bdi>{leaving.subject}</bdi>, name: () => <bdi>{leaving.name}</bdi> }}
            />
          </p>
        </FormDialog>
      ) : null}
    </>
  );
};
