import { locationPath } from '@wellspring/page-contract/paths';
import { Link } from 'react-router-dom';
import { NearbyLocationsDocument, type NearbyLocationsQuery } from '../../generated/place-operations.ts';
import { categoryLook } from '../../shared/category.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useNearScreen } from '../../shared/use-near-screen.ts';
import type { FullLocation } from './questions.ts';

const MOST = 5;

type Nearby = NearbyLocationsQuery['locations']['locations'][number];

const Row = ({ location }: { readonly location: Nearby }) => {
  const distanceText = useDistanceText();
  const { icon: Icon, hue } = categoryLook(location.categoryId);
  const where = placeLine(location);
  return (
    <li>
      <Link
        to={locationPath(location.id)}
        className={`${hue} flex min-h-15 items-center gap-3 px-5 py-2 -outline-offset-2 transition-colors hover:bg-sunken`}
      >
        <span className="flex size-9 shrink-0 items-center justify-center rounded-full border border-line text-cat">
          <Icon aria-hidden="true" className="size-4.5" />
        </span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{location.name}</span>
          {where ? <span className="block truncate text-sm text-ink-soft">{where}</span> : null}
        </span>
        {location.distanceKm === null ? null : (
          <span className="shrink-0 text-sm text-ink-soft tabular-nums">{distanceText(location.distanceKm)}</span>
        )}
      </Link>
    </li>
  );
};

const Skeleton = () => (
  <ul aria-label="Loading places" aria-busy="true">
    {Array.from({ length: MOST }, (_, index) => (
      <li key={index} className="flex h-15 items-center gap-3 px-5">
        <span className="pulse size-9 rounded-full" />
        <span className="grid grow gap-1.5">
          <span className="pulse h-4 w-3/5" />
          <span className="pulse h-3 w-2/5" />
        </span>
      </li>
    ))}
  </ul>
);

type ListProps = { readonly id: string; readonly near: { readonly latitude: number; readonly longitude: number } };

const List = ({ id, near }: ListProps) => {
  // The place itself is the nearest of all.
  const { data, failed } = useFreshQuery(NearbyLocationsDocument, { near, limit: MOST + 1 });
  const others = data?.locations.locations.filter((location) => location.id !== id).slice(0, MOST);
  if (failed) return <p className="px-5 pb-4 text-ink-soft">What is near cannot be shown right now.</p>;
  if (!others) return <Skeleton />;
  if (others.length === 0) return <p className="px-5 pb-4 text-ink-soft">Nothing else is known around here.</p>;
  return (
    <ul className="divide-y divide-line">
      {others.map((location) => (
        <Row key={location.id} location={location} />
      ))}
    </ul>
  );
};

/** The five nearest places and how far they are; asked for when the reader comes near. Nothing for a place without a point. */
export const NearbyLocations = ({ location }: { readonly location: FullLocation }) => {
  const { ref, near: isNear } = useNearScreen();
  const { id, latitude, longitude } = location;
  if (latitude === null || longitude === null) return null;
  return (
    <section
      ref={ref}
      aria-labelledby="nearby-heading"
      className="needs-script overflow-hidden rounded-card border border-line bg-surface"
    >
      <h2 id="nearby-heading" className="px-5 pt-4 pb-2 text-lg">
        Nearby
      </h2>
      {isNear ? <List id={id} near={{ latitude, longitude }} /> : <Skeleton />}
    </section>
  );
};
