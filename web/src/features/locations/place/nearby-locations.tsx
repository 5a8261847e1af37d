import { island } from '../../../shared/ui/island.tsx';
import { LocationRowsSkeleton } from '../../../shared/ui/location-rows-skeleton.tsx';
import { useNearScreen } from '../../../shared/use-near-screen.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { FullLocation } from '../questions.ts';

const MOST = 5;

const NearbyList = island(
  () => import('./nearby-list.tsx').then((it) => it.NearbyList),
  <LocationRowsSkeleton count={MOST} />,
  { title: 'place.nearbyFailed', text: 'site.comesByItself' },
);

/** The nearest places within 100 km, with pictures, five at most, and how far they are; requested when the reader scrolls near. Nothing for a place without a point. */
export const NearbyLocations = ({ location }: { readonly location: FullLocation }) => {
  const t = useWords('place');
  const { ref, near: isNear } = useNearScreen();
  const { id, latitude, longitude } = location;
  if (latitude === null || longitude === null) return null;
  return (
    <section
      ref={ref}
      aria-labelledby="nearby-heading"
      className="needs-script overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="nearby-heading" className="px-4 pt-4 pb-2 text-lg">
        {t('place.nearby')}
      </h2>
      {isNear ? (
        <NearbyList most={MOST} id={id} near={{ latitude, longitude }} />
      ) : (
        <LocationRowsSkeleton count={MOST} />
      )}
    </section>
  );
};
