import type { AuditArea } from '@wellspring/rest-contract/audit-rules';
import { RecentActivityDocument, type ActivityEntryFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { changeText, kindWords, subjectOf, textOfAct } from './activity-words.ts';
import { memberName } from '../../../shared/member-name.ts';

const ACTIVITY: ListKind<'all' | AuditArea, 'newest'> = {
  tab: 'overview',
  filters: [
    { name: 'all', label: 'admin.filterAll' },
    { name: 'catalog', label: 'admin.filterLocations' },
    { name: 'reviews', label: 'admin.filterReviews' },
    { name: 'lists-and-badges', label: 'admin.filterLists' },
    { name: 'identity', label: 'admin.filterUsers' },
    { name: 'moderation', label: 'admin.filterModeration' },
  ],
  sorts: [{ name: 'newest', label: 'admin.sortNewest' }],
};

type ActProps = { readonly entry: ActivityEntryFragment; readonly isIncomplete: boolean };

const Act = ({ entry, isIncomplete }: ActProps) => {
  const t = useWords('admin');
  const subject = subjectOf(t, entry, isIncomplete);
  const { name, href } = subject;
  const changes = changeText(t, entry);
  const who = entry.by ? memberName(t, entry.by) : t(isIncomplete ? 'admin.member' : 'admin.formerMember');
  const what = <bdi>{name}</bdi>;
  return (
    <>
      <p className="min-w-0 grow wrap-anywhere">
        <Rich
          text={textOfAct(t, entry, subject)}
          parts={{
            who: () => <bdi className="font-semibold">{who}</bdi>,
            act: () => kindWords(entry.kind),
            what: () =>
              href === null ? (
                what
              ) : (
                <Link to={href} className="text-primary underline underline-offset-4">
                  {what}
                </Link>
              ),
          }}
        />
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
  const t = useWords('admin');
  const question = useListAddress(ACTIVITY);
  const { filter, limit, offset, page, hrefOf } = question;
  const area = filter === 'all' ? null : filter;
  const state = useFreshQuery(RecentActivityDocument, { area, limit, offset });
  const audit = state.data?.adminAudit;
  return (
    <AdminList
      heading={t('admin.activity')}
      countText={(count) => t('admin.activityCount', { count })}
      state={state}
      found={audit && { rows: audit.entries, total: audit.total }}
      page={page}
      hrefOf={hrefOf}
      empty={
        <NothingFound
          kind={ACTIVITY}
          question={question}
          title={t('admin.activityNone')}
          text={t('admin.activityText')}
          all={t('admin.activityAll')}
        />
      }
      failure={t('admin.activityFailed')}
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
