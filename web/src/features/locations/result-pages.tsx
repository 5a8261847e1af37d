import type { ReactNode } from 'react';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { Part } from '../../shared/ui/part.tsx';
import { useWords } from '../../shared/words/words.ts';
import { LocationGrid } from './location-grid.tsx';
import type { useLocations } from './use-locations.ts';

type Props = {
  readonly list: ReturnType<typeof useLocations>;
  readonly empty: ReactNode;
  readonly onTurn: () => void;
  readonly hrefOf: (page: number) => string;
};

/** One page of results, the way to the others, and at the last that can be turned to, what lies beyond. */
export const ResultPages = ({ list, empty, onTurn, hrefOf }: Props) => {
  const t = useWords('places');
  const { page, pages, beyond, locations, loading, failed, refetch } = list;
  return (
    <Part>
      <LocationGrid locations={locations} loading={loading} failed={failed} onRetry={refetch} empty={empty} eager />
      {beyond > 0 && page === pages && !failed ? (
        <p className="mt-8 text-center text-ink-soft">{t('places.moreBeyond', { count: beyond })}</p>
      ) : null}
      {failed ? null : <Pagination onTurn={onTurn} page={page} pages={pages} hrefOf={hrefOf} />}
    </Part>
  );
};
