import { locationPath } from '@wellspring/page-contract/paths';
import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { LocationsQuery } from '../../../generated/operations.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';

type Props = {
  /** what is searched around, or inside of; null: a point without a name */
  readonly around: { readonly label: string | null; readonly bounds?: object | null | undefined } | null;
  readonly nearest: NonNullable<LocationsQuery['locations']['nearest']>;
  /** what is looked for there; empty: anything */
  readonly words: string;
  /** the address of a search for other words; null: of everything */
  readonly everywhereHref: (words: string | null) => string;
};

/** Nothing lies within 150 km, or inside of an area: names the nearest, however far, and the way to what is elsewhere. */
export const NothingNear = ({ around, nearest: { id, name, distanceKm }, words, everywhereHref }: Props) => {
  const t = useWords('places');
  const distanceText = useDistanceText();
  return (
    <Notice
      title={t('places.nothingNear', {
        around: around?.label ? (around.bounds ? 'area' : 'point') : 'none',
        place: around?.label ?? '',
        distance: distanceText(NEAR_KM),
      })}
      text={
        <Rich
          text={
            distanceKm === null
              ? t('places.nearestIs')
              : t('places.nearestIsAway', { distance: distanceText(distanceKm) })
          }
          parts={{
            place: () => (
              <Link to={locationPath(id)} className="font-semibold text-primary underline underline-offset-4">
                {name}
              </Link>
            ),
          }}
        />
      }
    >
      <Link to={everywhereHref(words || null)} className={quietButton}>
        {words ? t('places.searchEverywhere', { words }) : t('places.browseAll')}
      </Link>
    </Notice>
  );
};
