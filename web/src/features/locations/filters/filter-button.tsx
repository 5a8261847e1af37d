import { useState } from 'react';
import { filterCount, type Filters } from '../../../shared/filters/filters.ts';
import { SlidersHorizontal } from '../../../shared/icons.tsx';
import { island } from '../../../shared/ui/island.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { LocationFilter } from '../../../generated/operations.ts';
import { filterChip } from './filter-chip.ts';

const FilterDialog = island(() => import('./filter-dialog.tsx').then((it) => it.FilterDialog), null, null);

type Props = {
  readonly filters: Filters;
  /** what else the list is narrowed down by */
  readonly others: LocationFilter | null;
  readonly onChoose: (filters: Filters) => void;
  /** beside other controls: on a phone it is an icon */
  readonly isShort?: boolean;
};

/** Opens all that can be asked of facts, and says how much of it is chosen. */
export const FilterButton = ({ filters, others, onChoose, isShort = false }: Props) => {
  const t = useWords('filters');
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCount(filters);
  const look = isShort ? `${filterChip} max-md:w-11 max-md:justify-center max-md:px-0` : filterChip;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={look} onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <span className={isShort ? 'max-md:sr-only' : ''}>
          {count > 0 ? t('filters.chosen', { count }) : t('filters.heading')}
        </span>
      </button>
      {isOpen ? (
        <FilterDialog filters={filters} others={others} onChoose={onChoose} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
};
