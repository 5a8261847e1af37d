import type { LocationsQuery } from '../../generated/operations.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { MapPin } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { CATEGORY_EMPTY, NO_LOCATIONS, NO_SEARCH_MATCH } from './listing-messages.ts';
import type { Near } from './near.ts';

type Offer = NonNullable<LocationsQuery['locations']['interpretation']>['offer'];

type Props = {
  readonly search: string | null;
  /** the town, region or country that the words name */
  readonly offer: Offer;
  /** everything, and everything near a place */
  readonly allHref: string;
  readonly nearHref: (near: Near) => string;
};

/** Nothing matches: says so, and offers the places near the text when it is the name of one. */
export const NoLocations = ({ search, offer, allHref, nearHref }: Props) => (
  <Notice title={NO_LOCATIONS} text={search ? NO_SEARCH_MATCH : CATEGORY_EMPTY}>
    {offer ? (
      <Link to={nearHref(offer)} className={`${primaryButton} py-2 whitespace-normal!`}>
        <MapPin aria-hidden="true" className="size-4.5" />
        Show places {offer.bounds ? 'in' : 'near'} {offer.label ?? search}
      </Link>
    ) : null}
    <Link to={allHref} className={quietButton}>
      Browse all locations
    </Link>
  </Notice>
);
