import { useOwnCounts } from '../../shared/session/use-own-counts.ts';
import { Heart, MapPin } from '../../shared/icons.tsx';
import { StatCard, statCards } from '../../shared/ui/stat-card.tsx';
import { useWords } from '../../shared/words/words.ts';

/** What the member did so far. */
export const ActivityStats = () => {
  const t = useWords('profile');
  const { locations, favorites } = useOwnCounts();
  return (
    <dl className={statCards}>
      <StatCard icon={MapPin} label={t('profile.locationsAdded')} count={locations} />
      <StatCard icon={Heart} label={t('profile.favorites')} count={favorites} />
    </dl>
  );
};
