import type { ListCoverFragment } from '../../generated/lists-operations.ts';
import { LocationPicture } from '../../shared/ui/location-picture.tsx';

const ROOMS = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2 [&>:first-child]:row-span-2',
] as const;

/** The pictures of the first places of a list, a large one and two beside it; contour lines where there is none yet. */
export const ListCover = ({ cover }: Pick<ListCoverFragment, 'cover'>) => {
  const pictured = cover.flatMap(({ location }) => location ?? []);
  return (
    <div
      aria-hidden="true"
      className={`relative grid aspect-[2/1] gap-0.5 overflow-hidden bg-sunken ${ROOMS[pictured.length] ?? ''}`}
    >
      {pictured.map((location) => (
        <div key={location.id} className="min-h-0 min-w-0 overflow-hidden">
          <LocationPicture location={location} />
        </div>
      ))}
      {pictured.length === 0 ? <div className="contours absolute inset-0 opacity-20" /> : null}
    </div>
  );
};
