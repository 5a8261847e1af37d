import type { ReactNode } from 'react';
import { Day } from '../../shared/ui/day.tsx';
import type { Viewer } from '../../shared/session/session.tsx';
import { Crown, ShieldCheck, type IconComponent } from '../../shared/icons.tsx';

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
  const { email, firstName, lastName, username, createdAt, isAdmin, isOwner } = viewer;
  return (
    <>
      <dl className="divide-y divide-line">
        <Row label="Name">{[firstName, lastName].filter(Boolean).join(' ') || 'Not set'}</Row>
        <Row label="Email">{email}</Row>
        {username ? <Row label="Username">@{username}</Row> : null}
        <Row label={since}>
          <Day moment={createdAt} />
        </Row>
      </dl>
      {isAdmin || isOwner ? (
        <ul aria-label="Rights" className="mt-3 flex flex-wrap gap-2">
          {isAdmin ? <Marker icon={ShieldCheck}>Administrator</Marker> : null}
          {isOwner ? <Marker icon={Crown}>Owner</Marker> : null}
        </ul>
      ) : null}
    </>
  );
};
