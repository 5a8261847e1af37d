import { ROW_RULES, type RowReason } from '@wellspring/rest-contract/row-rules';
import { LocationRowsDocument, type LocationRowsQuery } from '../../../generated/rows-operations.ts';
import { NO_FILTERS, type Filters } from '../../../shared/filters/filters.ts';
import { monthName } from '../../../shared/format/month-name.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useWords } from '../../../shared/words/words.ts';
import { homeHref } from '../address-state.ts';
import { NearRow } from './near-row.tsx';
import { RowOfPlaces } from './row-of-places.tsx';
import { RowsLoading } from './rows-loading.tsx';

type Row = LocationRowsQuery['locationRows'][number];

/** The address of the list that the row begins. */
const allHref = ({ reason, month }: Pick<Row, 'reason' | 'month'>): string => {
  const rule: { readonly filter: Partial<Filters>; readonly sort?: 'rating' | 'newest' } = ROW_RULES[reason];
  const filters = { ...NO_FILTERS, ...rule.filter, ...(month && { month: [month] }) };
  return homeHref({ filters, sort: rule.sort ?? null });
};

const useTitle = (): ((row: Pick<Row, 'reason' | 'month'>) => string) => {
  const t = useWords('filters');
  const locale = useLocale();
  const titles: Readonly<Record<RowReason, (month: Row['month']) => string>> = {
    warmWater: () => t('filters.bathe'),
    freeAndWild: () => t('filters.freeAndWild'),
    openThisMonth: (month) => t('filters.openIn', { month: month ? monthName(month, locale, 'long') : '' }),
    withBed: () => t('filters.withBed'),
    bestRated: () => t('filters.bestRated'),
    newPhotos: () => t('filters.newPhotos'),
  };
  return ({ reason, month }) => titles[reason](month);
};

/** Rows of places, each for a reason, where nothing is asked. Without them the page has its list. */
export const LocationRows = () => {
  const title = useTitle();
  const { data, failed } = useFreshQuery(LocationRowsDocument, {});
  if (failed) return null;
  if (!data) return <RowsLoading />;
  const shown = new Set(data.locationRows.flatMap(({ locations }) => locations.map(({ id }) => id)));
  return (
    <div className="no-print mt-2 grid grid-cols-1 gap-5">
      {data.locationRows.map((row) => (
        <RowOfPlaces key={row.reason} title={title(row)} allHref={allHref(row)} locations={row.locations} />
      ))}
      <NearRow shown={shown} />
    </div>
  );
};
