import { PAGES } from '@wellspring/page-contract/paths';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeHref } from '../features/locations/address-state.ts';
import { SearchBox } from '../features/locations/search/search-box.tsx';
import { quietButton } from '../shared/ui/button-look.ts';
import { Link } from '../shared/ui/link.tsx';
import { useWords } from '../shared/words/words.ts';

type Props = {
  readonly heading: string;
  /** what happened */
  readonly children: ReactNode;
  /** false where a search would be refused as well */
  readonly offersSearch?: boolean;
};

/** A page that leads no further: what happened, a search, and the way home. */
export const DeadEnd = ({ heading, children, offersSearch = true }: Props) => {
  const t = useWords('deadEnds');
  const navigate = useNavigate();
  return (
    <div className="relative isolate z-10 flex grow flex-col justify-center">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-15" />
      <div className="page-width flex max-w-2xl flex-col items-center py-16 text-center">
        <h1 className="text-3xl md:text-4xl">{heading}</h1>
        <p className="mt-3 text-lg text-ink-soft">
          {children}
          {offersSearch ? ` ${t('deadEnds.placeYouLookFor')}` : null}
        </p>
        {offersSearch ? (
          <div className="mt-8 w-full text-start">
            <SearchBox onSearch={(text) => void navigate(homeHref({ search: text || null }))} />
          </div>
        ) : null}
        <Link to={PAGES.root} className={`${quietButton} mt-6`}>
          {t('site.backToHome')}
        </Link>
      </div>
    </div>
  );
};
