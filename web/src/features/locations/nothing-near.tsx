import { locationPath } from '@wellspring/page-contract/paths';
import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { LocationsQuery } from '../../generated/operations.ts';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

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
  const distanceText = useDistanceText();
  return (
    <Notice
      title={`Nothing ${around?.label ? `${around.bounds ? 'in' : 'near'} ${around.label}` : `within ${distanceText(NEAR_KM)}`}`}
      text={
        <>
          The nearest is{' '}
          <Link to={locationPath(id)} className="font-semibold text-primary underline underline-offset-4">
            {name}
          </Link>
          {distanceKm === null ? '' : `, ${distanceText(distanceKm)} away`}.
        </>
      }
    >
      <Link to={everywhereHref(words || null)} className={quietButton}>
        {words ? `Search for “${words}” everywhere` : 'Browse all locations'}
      </Link>
    </Notice>
  );
};
