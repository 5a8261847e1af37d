import { CATEGORY_EMPTY, NO_LOCATIONS, NO_SEARCH_MATCH } from '@wellspring/rest-contract/listing-messages';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { GeocodeDocument } from '../../generated/operations.ts';
import { useAsk } from '../../shared/graphql/use-ask.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import type { Near } from './near.ts';

type Props = {
  readonly search: string | null;
  /** everything, and everything near a place */
  readonly allHref: string;
  readonly nearLink: (near: Near) => { readonly to: string; readonly state: unknown };
};

/** Nothing matches: says so, and offers the places near the text when it is the name of one. */
export const NoLocations = ({ search, allHref, nearLink }: Props) => {
  const { data } = useAsk(GeocodeDocument, { q: search ?? '' }, { skip: !search });
  const known = search ? data?.geocode[0] : undefined;
  const near = known
    ? { label: known.label, latitude: known.latitude, longitude: known.longitude, isUser: false }
    : null;
  return (
    <Notice title={NO_LOCATIONS} text={search ? NO_SEARCH_MATCH : CATEGORY_EMPTY}>
      {near ? (
        <Link {...nearLink(near)} className={`${primaryButton} py-2 whitespace-normal!`}>
          <MapPin aria-hidden="true" className="size-4.5" />
          Show places near {near.label}
        </Link>
      ) : null}
      <Link to={allHref} className={quietButton}>
        Browse all locations
      </Link>
    </Notice>
  );
};
