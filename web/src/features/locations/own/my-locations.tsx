import { PAGES } from '@wellspring/page-contract/paths';
import { useSearchParams } from 'react-router-dom';
import { MyLocationsDocument } from '../../../generated/own-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { OWN_PAGE_SIZE, ownHref, pageIn } from './own-address.ts';
import { OwnGrid } from './own-grid.tsx';

const None = () => {
  const t = useWords('places');
  return (
    <Notice title={t('places.noOwnTitle')} text={t('places.noOwnText')}>
      <Link to={PAGES.addLocation} className={primaryButton}>
        {t('places.addFirst')}
      </Link>
      <Link to={PAGES.home} className={quietButton}>
        {t('places.browseAll')}
      </Link>
    </Notice>
  );
};

type Props = { readonly tab: string };

/** What the member submitted, published or not. `tab`: as the address names it */
export const MyLocations = ({ tab }: Props) => {
  const t = useWords('places');
  const [query] = useSearchParams();
  const page = pageIn(query);
  const variables = { limit: OWN_PAGE_SIZE, offset: (page - 1) * OWN_PAGE_SIZE };
  const { data, ...state } = useFreshQuery(MyLocationsDocument, variables, { isLive: true });
  return (
    <OwnGrid
      heading={t('places.myLocations')}
      list={{ ...state, data: data?.myLocations }}
      page={page}
      hrefOf={(n) => ownHref(tab, n)}
      empty={<None />}
      showsStatus
    />
  );
};
