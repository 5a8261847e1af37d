import { SiteTotalsDocument } from '../../generated/own-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useOwnCounts } from '../../shared/session/use-own-counts.ts';
import { Heart, MapPin, MapPinned, Users } from '../../shared/icons.tsx';
import { StatCard, statCards } from '../../shared/ui/stat-card.tsx';

const SiteTotals = () => {
  const { data, failed } = useFreshQuery(SiteTotalsDocument, {});
  const totals = data?.communityStats;
  return (
    <>
      <StatCard icon={Users} label="Total Users" count={failed ? null : totals?.totalUsers} />
      <StatCard icon={MapPinned} label="Total Locations" count={failed ? null : totals?.totalLocations} />
    </>
  );
};

/** What the member has; admins see how large the community is as well. */
export const StatCards = ({ isAdmin }: { readonly isAdmin: boolean }) => {
  const { locations, favorites } = useOwnCounts();
  return (
    <dl aria-label="In numbers" className={`${statCards} ${isAdmin ? 'md:grid-cols-4' : ''}`}>
      <StatCard icon={MapPin} label="My Locations" count={locations} />
      <StatCard icon={Heart} label="Favorites" count={favorites} />
      {isAdmin ? <SiteTotals /> : null}
    </dl>
  );
};
