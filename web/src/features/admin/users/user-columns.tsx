import type { Translate } from '@wellspring/words/translate';
import type { AdminUserRowFragment } from '../../../generated/admin-operations.ts';
import { badgeLook } from '../../../shared/badge-look.ts';
import { badgeWithLevel } from '../../../shared/badge-name.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Ban, Crown, ShieldCheck, type IconComponent } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';
import { nameOf } from './user-name.ts';

type User = AdminUserRowFragment;

type Say = Translate<'admin' | 'badges'>;
type Props = { readonly t: Say; readonly user: User };

const Who = ({ t, user }: Props) => (
  <>
    <p className="font-semibold">
      <bdi>{nameOf(user)}</bdi>
      {user.username === null ? null : <span className="font-normal text-ink-soft"> @{user.username}</span>}
    </p>
    <p className="text-sm text-ink-soft">
      {user.email}
      {user.isEmailVerified ? null : <span className="whitespace-nowrap"> {t('admin.userNotConfirmed')}</span>}
    </p>
  </>
);

/** Days are days in UTC, wherever they are read. */
const Day = ({ moment }: { readonly moment: string | null | undefined }) => {
  const t = useWords('admin');
  const locale = useLocale();
  if (moment == null) return <span className="text-sm text-ink-soft">{t('admin.dayNotKnown')}</span>;
  return (
    <time dateTime={moment} className="text-sm whitespace-nowrap tabular-nums">
      {new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
};

const Badges = ({ t, user: { user } }: Props) => {
  const { badge } = user;
  if (!badge) return <span className="text-sm text-ink-soft">{t('admin.badgesNone')}</span>;
  const { icon: Icon } = badgeLook(badge.icon, badge.level);
  const { badgeType, level, count } = badge;
  return (
    <span className="inline-flex items-start gap-1.5 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span>
        {badgeWithLevel(t, badgeType, level)}
        <span className="text-ink-soft"> · {t('admin.badgesCount', { count })}</span>
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
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    {label}
  </li>
);

const RIGHT = 'border-transparent bg-primary-wash text-primary-strong';

const Status = ({ t, user }: Props) => {
  const { isAdmin, isOwner, suspension } = user;
  if (!isAdmin && !isOwner && !suspension)
    return <span className="text-sm text-ink-soft">{t('admin.statusMember')}</span>;
  return (
    <>
      <ul aria-label={t('admin.columnStatus')} className="flex flex-wrap gap-1.5">
        {isAdmin ? <Marker icon={ShieldCheck} label={t('admin.statusAdmin')} look={RIGHT} /> : null}
        {isOwner ? <Marker icon={Crown} label={t('admin.statusOwner')} look={RIGHT} /> : null}
        {suspension ? <Marker icon={Ban} label={t('admin.statusSuspended')} look="border-ember text-ember" /> : null}
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

/** Whether an admin may suspend or restore a member: not themselves, and no owner. */
export const maySuspend = ({ id, isOwner, isSuspended }: User, viewerId: string): boolean =>
  id !== viewerId && (!isOwner || isSuspended);

/** The columns of the list of members. Only owners see the column of admins, and owners cannot be changed. */
export const userColumns = (t: Say, { viewerId, isOwner, onRight, onSuspension }: Acts): readonly Column<User>[] => [
  { label: t('admin.columnUser'), kind: 'title', cell: (user) => <Who t={t} user={user} /> },
  {
    label: t('admin.columnJoined'),
    width: '@min-[60rem]:w-26 @min-[76rem]:w-28',
    cell: ({ createdAt }) => <Day moment={createdAt} />,
  },
  {
    label: t('admin.columnBadges'),
    width: '@min-[60rem]:w-28 @min-[76rem]:w-44',
    cell: (user) => <Badges t={t} user={user} />,
  },
  {
    label: t('admin.columnLastSeen'),
    width: '@min-[60rem]:w-26 @min-[76rem]:w-28',
    cell: ({ lastSeenOn }) => <Day moment={lastSeenOn} />,
  },
  {
    label: t('admin.columnStatus'),
    width: '@min-[60rem]:w-36 @min-[72rem]:w-40',
    cell: (user) => <Status t={t} user={user} />,
  },
  {
    label: t('admin.columnSuspension'),
    kind: 'action',
    width: '@min-[60rem]:w-28',
    cell: (user) =>
      !maySuspend(user, viewerId) ? null : (
        <button
          type="button"
          aria-label={t(user.isSuspended ? 'admin.restoreNamed' : 'admin.suspendNamed', { name: nameOf(user) })}
          onClick={() => onSuspension(user)}
          className={denseButton}
        >
          {user.isSuspended ? t('admin.restore') : t('admin.suspend')}
        </button>
      ),
  },
  ...(isOwner
    ? [
        {
          label: t('admin.columnActions'),
          kind: 'action' as const,
          width: '@min-[60rem]:w-40 @min-[76rem]:w-48',
          cell: (user: User) =>
            user.isOwner ? null : (
              <button
                type="button"
                aria-label={t(user.isAdmin ? 'admin.removeAdminNamed' : 'admin.makeAdminNamed', { name: nameOf(user) })}
                onClick={() => onRight(user)}
                className={denseButton}
              >
                {user.isAdmin ? t('admin.removeAdmin') : t('admin.makeAdmin')}
              </button>
            ),
        },
      ]
    : []),
];
