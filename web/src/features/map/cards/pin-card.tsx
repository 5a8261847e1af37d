import { MapCardDocument, type MapCardQuery } from '../../../generated/map-operations.ts';
import { distanceBetween } from '../../../shared/format/distance-between.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { RatingLine, TemperatureChip } from '../../../shared/ui/rating-and-temperature.tsx';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Point } from '../mercator.ts';
import type { Single } from '../pins/pins.ts';

export type CardLocation = NonNullable<MapCardQuery['location']>;

/** What the card of a pin tells, once it is known. */
export const usePinCard = ({ location: { id } }: Single): CardLocation | null => {
  const { isMember } = useSession();
  const { data } = useFreshQuery(MapCardDocument, { id, isMember });
  return data?.location?.id === id ? data.location : null;
};

type FactsProps = {
  readonly pin: Single;
  readonly details: CardLocation | null;
  /** distances are from here; null: none is shown */
  readonly from: Point | null;
};

/** Where a place is, how far, and one line about it: what is missing yet takes up its room. */
export const PinCardFacts = ({ pin, details, from }: FactsProps) => {
  const t = useWords('map');
  const distanceText = useDistanceText();
  const placeLine = usePlaceLine();
  const where = details ? placeLine(details) : null;
  const away = from ? t('map.away', { distance: distanceText(distanceBetween(from, pin)) }) : null;
  return (
    <>
      <span className="block min-h-5 truncate text-sm text-ink-soft">{[where, away].filter(Boolean).join(' · ')}</span>
      <span className="mt-1 line-clamp-1 min-h-5 text-sm wrap-anywhere">{details?.description}</span>
      <span className="mt-1.5 flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {details ? <RatingLine averageRating={details.averageRating} reviewCount={details.reviewCount} /> : null}
        {pin.location.temperature ? <TemperatureChip temperature={pin.location.temperature} /> : null}
      </span>
    </>
  );
};

type PictureProps = { readonly pin: Single; readonly details: CardLocation | null; readonly className: string };

export const PinCardPicture = ({ pin, details, className }: PictureProps) => (
  <span className={`block shrink-0 overflow-hidden bg-sunken ${className}`}>
    {details ? <LocationPicture location={{ ...details, name: pin.location.name }} eager /> : null}
  </span>
);
