import { VISIT_WEBSITE } from '@wellspring/rest-contract/location-messages';
import { ExternalLink, Navigation } from 'lucide-react';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { mapsUrl, websiteUrl } from './outside-links.ts';
import type { FullPlace } from './questions.ts';

type Props = { readonly place: FullPlace; readonly className: string };

/** What can be done with a place from here. Stands beside its name, on phones at the bottom where the thumb is. */
export const PlaceActions = ({ place, className }: Props) => {
  const maps = mapsUrl(place);
  const website = websiteUrl(place.website);
  if (!maps && !website) return null;
  return (
    <div className={`gap-3 ${className}`}>
      {maps ? (
        <a href={maps} target="_blank" rel="noreferrer" className={primaryButton}>
          <Navigation aria-hidden="true" className="size-4.5" />
          Open in maps
        </a>
      ) : null}
      {website ? (
        <a href={website} target="_blank" rel="noreferrer nofollow" className={quietButton}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {VISIT_WEBSITE}
        </a>
      ) : null}
    </div>
  );
};
