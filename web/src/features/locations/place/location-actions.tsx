import { useLocationSlots } from '../../../shared/location-slots.ts';
import { lateIsland } from '../../../shared/ui/late-island.tsx';
import { ShareButton } from './share-button.tsx';
import type { FullLocation } from '../questions.ts';

const DirectionsMenu = lateIsland(() => import('./directions-menu.tsx').then((it) => it.DirectionsMenu), ['answers']);

type Props = { readonly location: FullLocation; readonly className: string };

/**
 * What can be done with a place from here, in reach wherever one reads: under its name and then at the top of the window, on phones at
 * the bottom where the thumb is. There most are pictures, and what is seldom done stands below the details.
 */
export const LocationActions = ({ location, className }: Props) => {
  const { FavoriteAction, VisitAction, AddToListAction, ReportAction } = useLocationSlots();
  return (
    <div data-actions="" className={`no-print gap-3 ${className}`}>
      <DirectionsMenu location={location} />
      <FavoriteAction location={location} />
      <VisitAction location={location} />
      <AddToListAction location={location} />
      {/* Others do not find a pending place: there is nobody to share it with, and it waits for an admin anyway. */}
      {location.isVerified ? (
        <>
          <ShareButton location={location} />
          <span className="contents max-lg:hidden">
            <ReportAction location={location} />
          </span>
        </>
      ) : null}
    </div>
  );
};
