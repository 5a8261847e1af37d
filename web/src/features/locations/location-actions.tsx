import { VISIT_WEBSITE } from './location-messages.ts';
import { ExternalLink, Navigation } from 'lucide-react';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useLocationSlots } from '../../shared/location-slots.ts';
import { mapsUrl, websiteUrl } from './outside-links.ts';
import { ShareButton } from './share-button.tsx';
import type { FullLocation } from './questions.ts';

type Props = { readonly location: FullLocation; readonly className: string };

/**
 * What can be done with a place from here. Stands beside its name, on phones at the bottom where the thumb is: there most are pictures,
 * and what is seldom done stands below the details.
 */
export const LocationActions = ({ location, className }: Props) => {
  const maps = mapsUrl(location);
  const website = websiteUrl(location.website);
  const { FavoriteAction, VisitAction, AddToListAction, ReportAction } = useLocationSlots();
  return (
    <div className={`no-print gap-3 ${className}`}>
      {maps ? (
        <a href={maps} target="_blank" rel="noreferrer" className={primaryButton}>
          <Navigation aria-hidden="true" className="size-4.5" />
          <span data-label="">Open in maps</span>
        </a>
      ) : null}
      <FavoriteAction location={location} />
      <VisitAction location={location} />
      <AddToListAction location={location} />
      <ShareButton location={location} />
      <span className="contents max-lg:hidden">
        <ReportAction location={location} />
      </span>
      {website ? (
        <a href={website} target="_blank" rel="noreferrer nofollow" className={`${quietButton} max-sm:hidden`}>
          <ExternalLink aria-hidden="true" className="size-4.5" />
          {VISIT_WEBSITE}
        </a>
      ) : null}
    </div>
  );
};
