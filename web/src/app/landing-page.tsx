import { PAGES, REGISTER_PATH } from '@wellspring/page-contract/paths';
import { useNavigate } from 'react-router-dom';
import { CategoryBar } from '../features/locations/category-bar.tsx';
import { homeHref } from '../features/locations/address-state.ts';
import { FeaturedLocations } from '../features/locations/featured-locations.tsx';
import { SearchBox } from '../features/locations/search-box.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { CommunityStats } from '../features/stats/community-stats.tsx';
import { MapTeaser } from '../features/teaser/map-teaser.tsx';
import { PageHead } from '../shared/head/page-head.tsx';
import { primaryButton } from '../shared/ui/button-look.ts';
import { Link } from '../shared/ui/link.tsx';
import { Part } from '../shared/ui/part.tsx';
import { WithLocationSlots } from './location-slots.tsx';
import { useWords } from '../shared/words/words.ts';

/** The way in for visitors. */
const JoinInvitation = () => {
  const t = useWords('landing');
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <Link to={REGISTER_PATH} className={primaryButton}>
        {t('landing.join')}
      </Link>
      <p className="text-sm">{t('landing.joinText')}</p>
    </div>
  );
};

/** / for visitors: the promise, a search that works, and real places. */
export const LandingPage = () => {
  const t = useWords('landing');
  const navigate = useNavigate();
  return (
    <WithLocationSlots>
      <PageHead
        title={t('landing.title')}
        description={t('landing.intro')}
        canonical={PAGES.root}
        schema={(origin) => ({
          '@type': 'WebSite',
          name: 'Wellspring',
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${origin}${PAGES.home}?search={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        })}
      />
      <Hero labelledBy="hero-heading">
        <div className="page-width flex min-h-112 flex-col items-center justify-center pt-12 pb-56 text-center md:min-h-136 md:pb-60">
          <h1 id="hero-heading" className="text-4xl md:text-5xl">
            {t('landing.heading')}
          </h1>
          <p className="mt-4 max-w-xl text-lg">{t('landing.intro')}</p>
          {/* Why to trust it: what the order of places and their ratings follow from. */}
          <p className="mt-2 max-w-2xl text-balance">{t('landing.trust')}</p>
          <div className="mt-8 w-full max-w-2xl">
            <SearchBox onSearch={(text) => void navigate(homeHref({ search: text || null }))} />
          </div>
          <JoinInvitation />
        </div>
      </Hero>
      <div className="page-width grid grid-cols-1 gap-14 py-10 md:py-12">
        <Part>
          <CategoryBar chosen={undefined} hrefOf={(categoryId) => homeHref({ categoryId })} />
        </Part>
        <div>
          <Part>
            <FeaturedLocations />
          </Part>
          <div className="mt-10">
            <Part isMissed={false}>
              <CommunityStats isInside />
            </Part>
          </div>
        </div>
        <Part>
          <MapTeaser />
        </Part>
      </div>
    </WithLocationSlots>
  );
};
