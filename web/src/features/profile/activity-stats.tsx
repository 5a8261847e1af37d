import { useOwnCounts } from '../../shared/session/use-own-counts.ts';
import { Heart, MapPin } from '../../shared/icons.tsx';
import { StatCard, statCards } from '../../shared/ui/stat-card.tsx';

/** What the member did so far. */
export const ActivityStats = () => {
  const { locations, favorites } = useOwnCounts();
  return (
    <dl className={statCards}>
      <StatCard icon={MapPin} label="Locations Added" count={locations} />
      <StatCard icon={Heart} label="Favorites" count={favorites} />
    </dl>
  );
};
