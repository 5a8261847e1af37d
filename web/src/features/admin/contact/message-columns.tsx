import type { Translate } from '@wellspring/words/translate';
import type { AdminContactMessageFragment } from '../../../generated/admin-operations.ts';
import { Trash2 } from '../../../shared/icons.tsx';
import { Ago } from '../list/ago.tsx';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';

type Message = AdminContactMessageFragment;

type Acts = { readonly onRead: (message: Message) => void; readonly onDelete: (message: Message) => void };

/** The columns of the list of messages. */
export const messageColumns = (t: Translate<'admin'>, { onRead, onDelete }: Acts): readonly Column<Message>[] => [
  {
    label: t('admin.columnFrom'),
    kind: 'title',
    width: '@min-[60rem]:w-72',
    cell: ({ name, email, isRead }) => (
      <>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isRead ? null : (
            <span className={`${tag} border-transparent bg-primary-wash text-primary-strong`}>
              {t('admin.messageIsNew')}
            </span>
          )}
        </p>
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className="text-sm text-primary underline-offset-4 hover:underline"
        >
          {email}
        </a>
      </>
    ),
  },
  {
    label: t('admin.columnMessage'),
    cell: ({ subject, message, createdAt }) => (
      <>
        <p dir="auto" className="font-semibold">
          {subject} <Ago moment={createdAt} />
        </p>
        <p dir="auto" tabIndex={0} className="max-h-48 max-w-prose overflow-y-auto whitespace-pre-line">
          {message}
        </p>
      </>
    ),
  },
  {
    label: t('admin.columnActions'),
    kind: 'action',
    width: '@min-[60rem]:w-48',
    cell: (message) => (
      <div className="flex flex-wrap gap-2">
        {message.isRead ? null : (
          <button
            type="button"
            aria-label={t('admin.markReadNamed', { subject: message.subject })}
            onClick={() => onRead(message)}
            className={denseButton}
          >
            {t('admin.markRead')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('admin.messageDeleteNamed', { subject: message.subject })}
          onClick={() => onDelete(message)}
          className={`${denseButton} min-w-11 lg:pointer-fine:min-w-9`}
        >
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />
        </button>
      </div>
    ),
  },
];
