import { MapPinned, Users } from 'lucide-react';
import { AdminTotalsDocument } from '../../../generated/operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { StatCard } from '../../../shared/ui/stat-card.tsx';

/** How large the community is. */
export const OverviewTab = () => {
  const { data, failed } = useFreshQuery(AdminTotalsDocument, {});
  const totals = data?.communityStats;
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="text-2xl">
        Overview
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:max-w-lg sm:gap-4">
        <StatCard icon={Users} label="Total Users" count={failed ? null : totals?.totalUsers} />
        <StatCard icon={MapPinned} label="Total Locations" count={failed ? null : totals?.totalLocations} />
      </dl>
    </section>
  );
};
