import type { ComponentProps } from 'react';
import { NearbyLocationsDocument } from '../../../generated/place-operations.ts';
import { FailureText } from '../../../shared/ui/failure-text.tsx';
import { withSmallPhotos } from '../../../shared/format/photo-size.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { LocationRow } from '../../../shared/ui/location-row.tsx';
import { LocationRowsSkeleton } from '../../../shared/ui/location-rows-skeleton.tsx';
import { useWords } from '../../../shared/words/words.ts';

/** Kilometres that one goes for another place. */
const WITHIN_KM = 100;

type Pictured = ComponentProps<typeof LocationPicture>['location'];

/** In a row the words stand beside the picture. */
const pictureOf = (location: Pictured): Pictured => {
  const small = withSmallPhotos(location);
  return { ...small, photos: small.photos.map((photo) => ({ ...photo, caption: '' })) };
};

type ListProps = {
  readonly most: number;
  readonly id: string;
  readonly near: { readonly latitude: number; readonly longitude: number };
};

/** The nearest places within 100 km, with pictures, and how far they are. */
export const NearbyList = ({ most, id, near }: ListProps) => {
  const t = useWords('place');
  // The place itself is the nearest of all.
  const variables = { near, radiusKm: WITHIN_KM, limit: most + 1 };
  const { data, failed } = useFreshQuery(NearbyLocationsDocument, variables);
  const distanceText = useDistanceText();
  const others = data?.locations.locations.filter((location) => location.id !== id).slice(0, most);
  if (failed)
    return (
      <p className="px-4 pb-4 text-ink-soft">
        <FailureText words={t('place.nearbyFailed')} />
      </p>
    );
  if (!others) return <LocationRowsSkeleton count={most} />;
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
