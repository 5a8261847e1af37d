import type { AuditArea } from '@wellspring/rest-contract/audit-rules';
import { RecentActivityDocument, type ActivityEntryFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { changeWords, deedOf, subjectOf } from './activity-words.ts';

const ACTIVITY: ListKind<'all' | AuditArea, 'newest'> = {
  tab: 'overview',
  filters: [
    { name: 'all', label: 'All' },
    { name: 'catalog', label: 'Locations' },
    { name: 'reviews', label: 'Reviews' },
    { name: 'lists-and-badges', label: 'Lists' },
    { name: 'identity', label: 'Users' },
    { name: 'moderation', label: 'Reports, messages and settings' },
  ],
  sorts: [{ name: 'newest', label: 'Newest first' }],
};

type ActProps = { readonly entry: ActivityEntryFragment; readonly isIncomplete: boolean };

const Act = ({ entry, isIncomplete }: ActProps) => {
  const { name, href } = subjectOf(entry, isIncomplete);
  const changes = changeWords(entry);
  return (
    <>
      <p className="min-w-0 grow wrap-anywhere">
        <bdi className="font-semibold">{entry.by?.displayName ?? (isIncomplete ? 'A member' : 'A former member')}</bdi>{' '}
        {deedOf(entry)}{' '}
        {href === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link to={href} className="text-primary underline underline-offset-4">
            <bdi>{name}</bdi>
          </Link>
        )}
      </p>
      <p className="shrink-0 text-sm text-ink-soft">
        <RelativeTime moment={entry.at} />
      </p>
      {changes ? (
        <p dir="auto" className="line-clamp-3 w-full text-sm wrap-anywhere text-ink-soft">
          {changes}
        </p>
      ) : null}
    </>
  );
};

const ROWS = 8;

const OnTheWay = () =>
  Array.from({ length: ROWS }, (_, at) => (
    <li key={at} aria-hidden="true" className="flex h-10.5 items-center justify-between gap-4">
      <div className="pulse h-4 w-72" />
      <div className="pulse h-3 w-20" />
    </li>
  ));

/** What those who keep the site did, newest first. */
export const RecentActivity = () => {
  const question = useListAddress(ACTIVITY);
  const { filter, limit, offset, page, hrefOf } = question;
  const area = filter === 'all' ? null : filter;
  const state = useFreshQuery(RecentActivityDocument, { area, limit, offset });
  const audit = state.data?.adminAudit;
  return (
    <AdminList
      heading="Recent activity"
      noun={['act', 'acts']}
      state={state}
      found={audit && { rows: audit.entries, total: audit.total }}
      page={page}
      hrefOf={hrefOf}
      empty={
        <NothingFound
          kind={ACTIVITY}
          question={question}
          title="Nothing yet"
          text="What those who keep the site do is listed here."
          all="Show all activity"
        />
      }
      failure="Failed to load recent activity"
      tools={<ListTools kind={ACTIVITY} question={question} />}
    >
      {(entries) => (
        <ul
          aria-busy={state.loading || entries === null}
          className={`grid divide-y divide-line ${state.loading && entries ? 'outdated' : ''}`}
        >
          {entries === null ? <OnTheWay /> : null}
          {entries?.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
              <Act entry={entry} isIncomplete={state.isIncomplete} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
};
