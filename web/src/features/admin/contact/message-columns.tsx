import { Trash2 } from 'lucide-react';
import type { AdminContactMessageFragment } from '../../../generated/admin-operations.ts';
import { iconButton, quietButton } from '../../../shared/ui/button-look.ts';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import type { Column } from '../list/admin-table.tsx';

type Message = AdminContactMessageFragment;

type Acts = { readonly onRead: (message: Message) => void; readonly onDelete: (message: Message) => void };

/** The columns of the list of messages. */
export const messageColumns = ({ onRead, onDelete }: Acts): readonly Column<Message>[] => [
  {
    label: 'From',
    cell: ({ name, email, createdAt, isRead }) => (
      <>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{name}</bdi>
          {isRead ? null : (
            <span className="rounded-full bg-primary-wash px-2.5 py-0.5 text-sm font-semibold text-primary-strong">
              New
            </span>
          )}
        </p>
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className="text-sm text-primary underline-offset-4 hover:underline"
        >
          {email}
        </a>
        <p className="text-sm text-ink-soft">
          <RelativeTime moment={createdAt} />
        </p>
      </>
    ),
  },
  {
    label: 'Message',
    cell: ({ subject, message }) => (
      <>
        <p dir="auto" className="font-semibold">
          {subject}
        </p>
        <p dir="auto" tabIndex={0} className="max-h-48 max-w-prose overflow-y-auto whitespace-pre-line">
          {message}
        </p>
      </>
    ),
  },
  {
    label: 'Actions',
    isLabelHidden: true,
    cell: (message) => (
      <div className="flex flex-wrap gap-2 md:justify-end">
        {message.isRead ? null : (
          <button
            type="button"
            aria-label={`Mark as Read: ${message.subject}`}
            onClick={() => onRead(message)}
            className={`${quietButton} px-4 text-sm`}
          >
            Mark as Read
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete the message “${message.subject}”`}
          onClick={() => onDelete(message)}
          className={iconButton}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    ),
  },
];
