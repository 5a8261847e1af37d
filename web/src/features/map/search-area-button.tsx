import type { MapBox } from '@wellspring/map-grid/cluster-grid';
import { Search } from '../../shared/icons.tsx';
import { quietButton } from '../../shared/ui/button-look.ts';
import { useWords } from '../../shared/words/words.ts';

/** Degrees: the address rounds an area. */
const SAME = 1e-4;

const SIDES = ['west', 'south', 'east', 'north'] as const;

/** Whether both are one area, as the address has it. */
export const isSameBox = (a: MapBox, b: MapBox | null | undefined): boolean =>
  b !== null && b !== undefined && SIDES.every((side) => Math.abs(a[side] - b[side]) <= SAME);

/** Over a map that was moved: lists what is in view alone, also as a grid. */
export const SearchAreaButton = ({ onSearch }: { readonly onSearch: () => void }) => (
  <div className="no-print pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-center max-lg:top-auto max-lg:bottom-17">
    <button type="button" onClick={onSearch} className={`${quietButton} pointer-events-auto shadow-float`}>
      <Search aria-hidden="true" className="size-4.5" />
      {useWords('map')('map.searchArea')}
    </button>
  </div>
);
