import type { ReactNode } from 'react';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { offsetOf } from '../address-state.ts';
import { LocationGrid } from '../card/location-grid.tsx';
import { OpenLine } from '../card/open-line.tsx';
import type { useLocations } from './use-locations.ts';

type Props = {
  readonly list: ReturnType<typeof useLocations>;
  readonly empty: ReactNode;
  readonly onTurn: () => void;
  readonly hrefOf: (page: number) => string;
};

/** How many of the places of a page are what was searched for. Those behind them only come close. */
const meantOf = ({ page, total = 0, locations = [] }: Props['list']): number =>
  Math.max(0, Math.min(locations.length, total - offsetOf(page)));

/** One page of results, the way to the others, and at the last that can be turned to, what lies beyond. */
export const ResultPages = ({ list, empty, onTurn, hrefOf }: Props) => {
  const t = useWords('filters', 'places');
  const { page, pages, beyond, locations, loading, failed, refetch } = list;
  const meant = meantOf(list);
  const close = failed ? [] : (locations?.slice(meant) ?? []);
  const state = { loading, failed, onRetry: refetch, eager: true, Hours: OpenLine };
  return (
    <Part>
      {meant === 0 && close.length > 0 ? null : (
        <LocationGrid {...state} locations={locations?.slice(0, meant)} empty={empty} />
      )}
      {close.length > 0 ? (
        <section aria-labelledby="close-heading" className="mt-8 first:mt-0">
          <h3 id="close-heading" className="text-xl">
            {t('filters.close')}
          </h3>
          <p className="mb-4 text-ink-soft">{t('filters.closeWhy', { count: meant })}</p>
          <LocationGrid {...state} locations={close} empty={null} />
        </section>
      ) : null}
      {beyond > 0 && page === pages && !failed ? (
        <p className="mt-8 text-center text-ink-soft">{t('places.moreBeyond', { count: beyond })}</p>
      ) : null}
      {failed ? null : <Pagination onTurn={onTurn} page={page} pages={pages} hrefOf={hrefOf} />}
    </Part>
  );
};
