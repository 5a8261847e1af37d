import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { widthOf, wrapped } from '@wellspring/map-grid/mercator';
import { Search } from '../../shared/icons.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { useWords } from '../../shared/words/words.ts';

/** Of the width or the height: a line that comes above the map makes it a little lower. */
const SLIGHT = 0.15;

/** Whether two areas differ so little that nobody would search the one after the other. */
export const isSameBox = (a: MapBox, b: MapBox | null | undefined): boolean => {
  if (!b) return false;
  const [width, height] = [widthOf(b), b.north - b.south];
  const isAside = (one: number, other: number): boolean => Math.abs(wrapped(one - other)) > SLIGHT * width;
  const isAbove = (one: number, other: number): boolean => Math.abs(one - other) > SLIGHT * height;
  return (
    !isAside(a.west, b.west) && !isAside(a.east, b.east) && !isAbove(a.north, b.north) && !isAbove(a.south, b.south)
  );
};

/** Over a map that was moved: lists what is in view alone, also as a grid. */
export const SearchAreaButton = ({ onSearch }: { readonly onSearch: () => void }) => (
  <div className="no-print pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-center max-lg:top-auto max-lg:bottom-17">
    <button type="button" onClick={onSearch} className={`${quietButton} pointer-events-auto shadow-float`}>
      <Search aria-hidden="true" className="size-4.5" />
      {useWords('map')('map.searchArea')}
    </button>
  </div>
);
