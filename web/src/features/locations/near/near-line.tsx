import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { LocationSort } from '@wellspring/rest-contract/location-rules';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { Near } from '../near.ts';

type Props = {
  /** how many places are listed; undefined: not known yet */
  readonly total: number | undefined;
  readonly near: Near;
  /** it is where the reader was found */
  readonly isOwn: boolean;
  readonly sort: LocationSort;
  /** null: any distance */
  readonly radiusKm: number | null;
  /** how many of them lie within the radius, at most 150 km; undefined: not available yet */
  readonly within: number | undefined;
  readonly onClear: () => void;
};

/** How many of all places lie within 150 km. */
const reachOf = (within: number | undefined, total: number): string => {
  if (within === undefined) return 'unknown';
  if (within === 0) return 'none';
  return within === total ? 'all' : 'some';
};

/** What the list is sorted around, or lies inside of. */
const useNearText = ({
  near: { bounds, label },
  isOwn,
  sort,
  total,
  radiusKm,
  within,
}: Omit<Props, 'onClear'>): string => {
  const t = useWords('places');
  const distanceText = useDistanceText();
  const place = label ?? '';
  if (bounds || (sort !== 'distance' && sort !== 'relevance')) {
    const area = label === null ? 'chosen' : 'named';
    return total === undefined
      ? t('places.somePlacesInArea', { area, place })
      : t('places.placesInArea', { area, place, total });
  }
  const from = sort === 'relevance' ? 'best' : label !== null ? 'named' : isOwn ? 'own' : 'point';
  if (total === undefined) return t('places.nearestFirst', { from, place });
  const reach = reachOf(within, total);
  const distance = distanceText(Math.min(radiusKm ?? NEAR_KM, NEAR_KM));
  return t('places.placesNearestFirst', { total, reach, within: within ?? 0, distance, from, place });
};

/** Shows the number of places and the point they are near, with a button to remove the point. */
export const NearLine = ({ onClear, ...shown }: Props) => {
  const t = useWords('places');
  return (
    <>
      {useNearText(shown)}{' '}
      <button
        type="button"
        onClick={onClear}
        className="needs-script -my-2 min-h-11 px-1 font-semibold text-primary underline underline-offset-4"
      >
        {t('places.clearNear')}
      </button>
    </>
  );
};
