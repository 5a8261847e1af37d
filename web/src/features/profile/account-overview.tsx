import type { ReactNode } from 'react';
import { Day } from '../../shared/ui/day.tsx';
import type { Viewer } from '../../shared/session/session.tsx';
import { Crown, ShieldCheck, type IconComponent } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const Marker = ({ icon: Icon, children }: { readonly icon: IconComponent; readonly children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5 rounded-full bg-primary-wash px-3 py-1 text-sm font-semibold text-primary-strong">
    <Icon aria-hidden="true" className="size-4" />
    {children}
  </li>
);

type Props = {
  readonly viewer: Viewer;
  /** what the day of joining is called */
  readonly since: string;
};

/** Who the member is, as only they see it. */
export const AccountOverview = ({ viewer, since }: Props) => {
  const t = useWords('profile');
  const { email, firstName, lastName, username, createdAt, isAdmin, isOwner } = viewer;
  return (
    <>
      <dl className="divide-y divide-line">
        <Row label={t('profile.name')}>
          {[firstName, lastName].filter(Boolean).join(' ') || t('profile.nameNotSet')}
        </Row>
        <Row label={t('profile.email')}>{email}</Row>
        {username ? <Row label={t('profile.username')}>@{username}</Row> : null}
        <Row label={since}>
          <Day moment={createdAt} />
        </Row>
      </dl>
      {isAdmin || isOwner ? (
        <ul aria-label={t('profile.rights')} className="mt-3 flex flex-wrap gap-2">
          {isAdmin ? <Marker icon={ShieldCheck}>{t('profile.administrator')}</Marker> : null}
          {isOwner ? <Marker icon={Crown}>{t('profile.owner')}</Marker> : null}
        </ul>
      ) : null}
    </>
  );
};
