import { AdminTotalsDocument } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { MapPinned, Users } from '../../../shared/icons.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { StatCard } from '../../../shared/ui/stat-card.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { RecentActivity } from './recent-activity.tsx';
import { Waiting } from './waiting.tsx';

/** How large the community is, what waits for an admin, and what was done lately by those who keep the site. */
export const OverviewTab = () => {
  const t = useWords('admin');
  const { data, failed } = useFreshQuery(AdminTotalsDocument, {});
  const totals = data?.communityStats;
  return (
    <>
      <section aria-labelledby="overview">
        <h2 id="overview" className="text-2xl">
          {t('admin.overview')}
        </h2>
        <div className="mt-4 flex flex-wrap gap-3 sm:gap-4">
          <dl className="grid grow basis-72 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-4">
            <StatCard icon={Users} label={t('admin.totalUsers')} count={failed ? null : totals?.totalUsers} />
            <StatCard
              icon={MapPinned}
              label={t('admin.totalLocations')}
              count={failed ? null : totals?.totalLocations}
            />
          </dl>
          <div className="flex grow-2 basis-[40rem]">
            <Part>
              <Waiting />
            </Part>
          </div>
        </div>
      </section>
      <div className="mt-8">
        <Part>
          <RecentActivity />
        </Part>
      </div>
    </>
  );
};
