import { PAGES } from '@wellspring/page-contract/paths';
import { useSearchParams } from 'react-router-dom';
import { FavoritesDocument, VisitsDocument } from '../../generated/own-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { KEPT, keptIn, OWN_PAGE_SIZE, ownHref, pageIn, type Kept } from './own-address.ts';
import { OwnGrid } from './own-grid.tsx';

const NONE: Readonly<Record<Kept, { readonly title: string; readonly text: string }>> = {
  saved: { title: 'No favorites yet', text: 'Save the places that you love, and find them here on any device.' },
  visited: { title: 'No visits yet', text: 'Mark the places that you have been to, and they stand here.' },
  want_to_visit: { title: 'No wishes yet', text: 'Mark the places that you want to visit, and they stand here.' },
};

type Props = { readonly tab: string };
type Asked = { readonly show: Kept; readonly page: number };

/** Each question is asked only when what it answers is shown. */
const useKept = ({ show, page }: Asked) => {
  const part = { limit: OWN_PAGE_SIZE, offset: (page - 1) * OWN_PAGE_SIZE };
  const saved = useFreshQuery(FavoritesDocument, part, { skip: show !== 'saved' });
  const status = show === 'saved' ? null : show;
  const visits = useFreshQuery(VisitsDocument, { ...part, status }, { skip: status === null });
  return status === null ? { ...saved, data: saved.data?.favorites } : { ...visits, data: visits.data?.visits };
};

/** What the member saved, visited or wants to visit. `tab`: as the address names it */
export const KeptLocations = ({ tab }: Props) => {
  const [query] = useSearchParams();
  const show = keptIn(query);
  const page = pageIn(query);
  const empty = (
    <Notice {...NONE[show]}>
      <Link to={PAGES.home} className={primaryButton}>
        Explore places
      </Link>
    </Notice>
  );
  return (
    <OwnGrid
      key={show}
      heading="Favorites"
      list={useKept({ show, page })}
      page={page}
      hrefOf={(n) => ownHref(tab, n, show)}
      empty={empty}
    >
      <ul aria-label="Show" className="flex flex-wrap gap-2">
        {KEPT.map(({ show: own, label }) => (
          <li key={own}>
            <Link
              to={ownHref(tab, 1, own)}
              replace
              aria-current={own === show ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold transition-colors ${
                own === show
                  ? 'border-primary bg-primary-wash text-primary-strong'
                  : 'border-control bg-surface hover:border-primary hover:text-primary'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </OwnGrid>
  );
};
