import { SiteTotalsDocument } from '../../generated/own-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useOwnCounts } from '../../shared/session/use-own-counts.ts';
import { Heart, MapPin, MapPinned, Users } from '../../shared/icons.tsx';
import { StatCard, statCards } from '../../shared/ui/stat-card.tsx';
import { useWords } from '../../shared/words/words.ts';

const SiteTotals = () => {
  const t = useWords('profile');
  const { data, failed } = useFreshQuery(SiteTotalsDocument, {});
  const totals = data?.communityStats;
  return (
    <>
      <StatCard icon={Users} label={t('profile.totalUsers')} count={failed ? null : totals?.totalUsers} />
      <StatCard icon={MapPinned} label={t('profile.totalLocations')} count={failed ? null : totals?.totalLocations} />
    </>
  );
};

/** What the member has; admins see how large the community is as well. */
export const StatCards = ({ isAdmin }: { readonly isAdmin: boolean }) => {
  const t = useWords('profile');
  const { locations, favorites } = useOwnCounts();
  return (
    <dl aria-label={t('profile.inNumbers')} className={`${statCards} ${isAdmin ? 'md:grid-cols-4' : ''}`}>
      <StatCard icon={MapPin} label={t('profile.myLocations')} count={locations} />
      <StatCard icon={Heart} label={t('profile.favorites')} count={favorites} />
      {isAdmin ? <SiteTotals /> : null}
    </dl>
  );
};
