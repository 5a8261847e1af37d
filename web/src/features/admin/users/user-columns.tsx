import type { AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { badgeLook } from '../../../shared/badge-look.ts';
import { capitalised, plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Ban, Crown, ShieldCheck, type IconComponent } from '../../../shared/icons.tsx';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';
import { nameOf } from './user-name.ts';

type User = AdminUserRowFragment;

const Who = ({ user }: { readonly user: User }) => (
  <>
    <p className="font-semibold">
      <bdi>{nameOf(user)}</bdi>
      {user.username === null ? null : <span className="font-normal text-ink-soft"> @{user.username}</span>}
    </p>
    <p className="text-sm text-ink-soft">
      {user.email}
      {user.isEmailVerified ? null : <span className="whitespace-nowrap"> (not confirmed)</span>}
    </p>
  </>
);

/** Days are days in UTC, wherever they are read. */
const Day = ({ moment }: { readonly moment: string | null | undefined }) => {
  const locale = useLocale();
  if (moment == null) return <span className="text-sm text-ink-soft">Not known</span>;
  return (
    <time dateTime={moment} className="text-sm whitespace-nowrap tabular-nums">
      {new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
};

const Badges = ({ badge }: { readonly badge: User['user']['badge'] }) => {
  const locale = useLocale();
  if (!badge) return <span className="text-sm text-ink-soft">None</span>;
  const { icon: Icon } = badgeLook(badge.icon, badge.level);
  return (
    <span className="inline-flex items-start gap-1.5 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span>
        {capitalised(badge.level)} {badge.name}
        <span className="text-ink-soft"> · {plural(badge.count, 'badge', 'badges', locale)}</span>
      </span>
    </span>
  );
};

const Marker = ({
  icon: Icon,
  label,
  look,
}: {
  readonly icon: IconComponent;
  readonly label: string;
  readonly look: string;
}) => (
  <li className={`${tag} ${look}`}>
    <Icon aria-hidden="true" className="size-4" />
    {label}
  </li>
);

const RIGHT = 'border-transparent bg-primary-wash text-primary-strong';

const Status = ({ user }: { readonly user: User }) => {
  const { isAdmin, isOwner, suspension } = user;
  if (!isAdmin && !isOwner && !suspension) return <span className="text-sm text-ink-soft">Member</span>;
  return (
    <>
      <ul aria-label="Status" className="flex flex-wrap gap-1.5">
        {isAdmin ? <Marker icon={ShieldCheck} label="Administrator" look={RIGHT} /> : null}
        {isOwner ? <Marker icon={Crown} label="Owner" look={RIGHT} /> : null}
        {suspension ? <Marker icon={Ban} label="Suspended" look="border-ember text-ember" /> : null}
      </ul>
      {suspension ? (
        <p dir="auto" className="mt-1.5 line-clamp-4 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
          {suspension.reason}
        </p>
      ) : null}
    </>
  );
};

type Acts = {
  /** who looks at the list */
  readonly viewerId: string;
  readonly isOwner: boolean;
  readonly onRight: (user: User) => void;
  readonly onSuspension: (user: User) => void;
};

/** Whether an admin may suspend or restore somebody: not themselves, and no owner. */
export const maySuspend = ({ id, isOwner, isSuspended }: User, viewerId: string): boolean =>
  id !== viewerId && (!isOwner || isSuspended);

/** The columns of the list of members. Only owners have one for who is an admin, and nobody acts on an owner. */
export const userColumns = ({ viewerId, isOwner, onRight, onSuspension }: Acts): readonly Column<User>[] => [
  { label: 'User', kind: 'title', cell: (user) => <Who user={user} /> },
  {
    label: 'Joined',
    width: '@min-[60rem]:w-26 @min-[76rem]:w-28',
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  { label: 'Badges', width: '@min-[60rem]:w-28 @min-[76rem]:w-44', cell: ({ user }) => <Badges badge={user.badge} /> },
  {
    label: 'Last seen',
    width: '@min-[60rem]:w-26 @min-[76rem]:w-28',
    cell: ({ lastSeenOn }) => <Day moment={lastSeenOn} />,
  },
  { label: 'Status', width: '@min-[60rem]:w-36', cell: (user) => <Status user={user} /> },
  {
    label: 'Suspension',
    kind: 'action',
    width: '@min-[60rem]:w-28',
    cell: (user) =>
      !maySuspend(user, viewerId) ? null : (
        <button
          type="button"
          aria-label={`${user.isSuspended ? 'Restore' : 'Suspend'} ${nameOf(user)}`}
          onClick={() => onSuspension(user)}
          className={denseButton}
        >
          {user.isSuspended ? 'Restore' : 'Suspend'}
        </button>
      ),
  },
  ...(isOwner
    ? [
        {
          label: 'Actions',
          kind: 'action' as const,
          width: '@min-[60rem]:w-36',
          cell: (user: User) =>
            user.isOwner ? null : (
              <button
                type="button"
                aria-label={`${user.isAdmin ? 'Remove Admin' : 'Make Admin'}: ${nameOf(user)}`}
                onClick={() => onRight(user)}
                className={denseButton}
              >
                {user.isAdmin ? 'Remove Admin' : 'Make Admin'}
              </button>
            ),
        },
      ]
    : []),
];
