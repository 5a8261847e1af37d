import type { ComponentProps } from 'react';
import { NearbyLocationsDocument } from '../../generated/place-operations.ts';
import { FailureText } from '../../shared/ui/failure-text.tsx';
import { withSmallPhotos } from '../../shared/format/photo-size.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useNearScreen } from '../../shared/use-near-screen.ts';
import { LocationPicture } from '../../shared/ui/location-picture.tsx';
import { LocationRow, LocationRowsSkeleton } from '../../shared/ui/location-row.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { FullLocation } from './questions.ts';

const MOST = 5;
/** Kilometres that one goes for another place. */
const WITHIN_KM = 100;

type Pictured = ComponentProps<typeof LocationPicture>['location'];

/** In a row the words stand beside the picture. */
const pictureOf = (location: Pictured): Pictured => {
  const small = withSmallPhotos(location);
  return { ...small, photos: small.photos.map((photo) => ({ ...photo, caption: '' })) };
};

type ListProps = { readonly id: string; readonly near: { readonly latitude: number; readonly longitude: number } };

const List = ({ id, near }: ListProps) => {
  const t = useWords('place');
  // The place itself is the nearest of all.
  const variables = { near, radiusKm: WITHIN_KM, limit: MOST + 1 };
  const { data, failed } = useFreshQuery(NearbyLocationsDocument, variables);
  const distanceText = useDistanceText();
  const others = data?.locations.locations.filter((location) => location.id !== id).slice(0, MOST);
  if (failed)
    return (
      <p className="px-4 pb-4 text-ink-soft">
        <FailureText words={t('place.nearbyFailed')} />
      </p>
    );
  if (!others) return <LocationRowsSkeleton count={MOST} />;
  if (others.length === 0)
    return (
      <p className="px-4 pb-4 text-ink-soft">{t('place.nothingElseWithin', { distance: distanceText(WITHIN_KM) })}</p>
    );
  return (
    <ul className="divide-y divide-line">
      {others.map((location) => (
        <li key={location.id}>
          <LocationRow location={location} picture={<LocationPicture location={pictureOf(location)} />} />
        </li>
      ))}
    </ul>
  );
};

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
      {isNear ? <List id={id} near={{ latitude, longitude }} /> : <LocationRowsSkeleton count={MOST} />}
    </section>
  );
};
