import type { ReactNode } from 'react';
import { countText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { LocationGrid } from './location-grid.tsx';
import type { useLocations } from './use-home.ts';

type Props = {
  readonly list: ReturnType<typeof useLocations>;
  readonly empty: ReactNode;
  readonly onTurn: () => void;
  readonly hrefOf: (page: number) => string;
};

/** One page of results, the way to the others, and at the last that can be turned to, what lies beyond. */
export const ResultPages = ({ list, empty, onTurn, hrefOf }: Props) => {
  const { page, pages, beyond, locations, loading, failed, refetch } = list;
  const locale = useLocale();
  return (
    <Part>
      <LocationGrid locations={locations} loading={loading} failed={failed} onRetry={refetch} empty={empty} eager />
      {beyond > 0 && page === pages && !failed ? (
        <p className="mt-8 text-center text-ink-soft">
          There are {countText(beyond, locale)} more. Narrow the search by a word, a town or a category to see them.
        </p>
      ) : null}
      {failed ? null : <Pagination onTurn={onTurn} page={page} pages={pages} hrefOf={hrefOf} />}
    </Part>
  );
};
