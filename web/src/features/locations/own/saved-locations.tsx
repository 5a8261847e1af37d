import { PAGES } from '@wellspring/page-contract/paths';
import { useSearchParams } from 'react-router-dom';
import { FavoritesDocument, VisitsDocument } from '../../../generated/own-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { primaryButton } from '../../../shared/ui/button-look.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { FAVORITES_VIEWS, viewIn, OWN_PAGE_SIZE, ownHref, pageIn, type FavoritesView } from './own-address.ts';
import { OwnGrid } from './own-grid.tsx';

const NONE = {
  saved: { title: 'places.noFavoritesTitle', text: 'places.noFavoritesText' },
  visited: { title: 'places.noVisitsTitle', text: 'places.noVisitsText' },
  want_to_visit: { title: 'places.noWishesTitle', text: 'places.noWishesText' },
} as const;

type Props = { readonly tab: string };
type PageQuery = { readonly show: FavoritesView; readonly page: number };

/** Each query runs only when its result is shown. */
const useSavedPage = ({ show, page }: PageQuery) => {
  const part = { limit: OWN_PAGE_SIZE, offset: (page - 1) * OWN_PAGE_SIZE };
  const saved = useFreshQuery(FavoritesDocument, part, { skip: show !== 'saved' });
  const status = show === 'saved' ? null : show;
  const visits = useFreshQuery(VisitsDocument, { ...part, status }, { skip: status === null });
  return status === null ? { ...saved, data: saved.data?.favorites } : { ...visits, data: visits.data?.visits };
};

/** What the member saved, visited or wants to visit. `tab`: as the address names it */
export const SavedLocations = ({ tab }: Props) => {
  const t = useWords('places');
  const [query] = useSearchParams();
  const show = viewIn(query);
  const page = pageIn(query);
  const empty = (
    <Notice title={t(NONE[show].title)} text={t(NONE[show].text)}>
      <Link to={PAGES.home} className={primaryButton}>
        {t('places.explore')}
      </Link>
    </Notice>
  );
  return (
    <OwnGrid
      key={show}
      heading={t('places.favoritesHeading')}
      list={useSavedPage({ show, page })}
      page={page}
      hrefOf={(n) => ownHref(tab, n, show)}
      empty={empty}
    >
      <ul aria-label={t('places.show')} className="flex flex-wrap gap-2">
        {FAVORITES_VIEWS.map(({ show: own, label }) => (
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
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </OwnGrid>
  );
};
