import { useState, type ReactNode } from 'react';
import { MONTHS } from '@wellspring/place-schema/months';
import { filterCount, type Filters } from '../../../shared/filters/filters.ts';
import { monthName } from '../../../shared/format/month-name.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { ScrollRow } from '../../../shared/ui/scroll-row.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { LocationFilter } from '../../../generated/operations.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import { filterChip } from './filter-chip.ts';

/** °C that most people bathe in for long. */
const BATHING = { temperatureMin: 36, temperatureMax: 41 } as const;

type Quick = { readonly label: string; readonly filters: Filters };

/** The filters that many want, of those that are not chosen yet. */
const useQuickFilters = (filters: Filters): readonly Quick[] => {
  const t = useWords('filters');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  // The clock of the reader may be in another month than that of the server.
  const isHydrated = useHydrated();
  const month = MONTHS[now.getUTCMonth()] ?? 'jan';
  const monthText = monthName(month, locale, 'long');
  const { temperatureMin, temperatureMax, price, month: months, openNow, withPhotos } = filters;
  return [
    ...(temperatureMin === null && temperatureMax === null
      ? [{ label: t('filters.bathe'), filters: { ...filters, ...BATHING } }]
      : []),
    ...(price.length === 0
      ? [{ label: t('filters.free'), filters: { ...filters, price: ['free'] satisfies Filters['price'] } }]
      : []),
    ...(openNow ? [] : [{ label: t('filters.openNow'), filters: { ...filters, openNow: true } }]),
    ...(isHydrated && months.length === 0
      ? [{ label: t('filters.openIn', { month: monthText }), filters: { ...filters, month: [month] } }]
      : []),
    ...(withPhotos ? [] : [{ label: t('filters.photos'), filters: { ...filters, withPhotos: true } }]),
  ];
};

type Props = {
  /** the order of the list, after the filters */
  readonly sorting: ReactNode;
  readonly filters: Filters;
  /** what else the list is narrowed down by */
  readonly others: LocationFilter | null;
  readonly hrefOf: (filters: Filters) => string;
  readonly onChoose: (filters: Filters) => void;
};

/** What is asked of facts: all of it behind one button, what is chosen, and what many want. */
export const FilterBar = ({ sorting, filters, others, hrefOf, onChoose }: Props) => {
  const t = useWords('filters');
  const quick = useQuickFilters(filters);
  const count = filterCount(filters);
  return (
    <section aria-label={t('filters.heading')} className="no-print min-w-0">
      <ScrollRow busy={false}>
        <li className="needs-script shrink-0">
          <FilterButton filters={filters} others={others} onChoose={onChoose} />
        </li>
        {sorting}
        {count > 0 ? <ActiveFilters filters={filters} hrefOf={hrefOf} /> : null}
        {quick.map(({ label, filters: next }) => (
          <li key={label} className="shrink-0">
            <Link to={hrefOf(next)} className={filterChip}>
              {label}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </section>
  );
};
