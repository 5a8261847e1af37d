import { PAGES, REGISTER_PATH } from '@wellspring/page-contract/paths';
import { useNavigate } from 'react-router-dom';
import { CategoryBar } from '../features/locations/filters/category-bar.tsx';
import { homeHref } from '../features/locations/address-state.ts';
import { ExampleSearches } from '../features/locations/search/example-searches.tsx';
import { FeaturedLocations } from '../features/locations/home/featured-locations.tsx';
import { SearchBox } from '../features/locations/search/search-box.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { LateCommunityStats } from '../features/stats/late-community-stats.tsx';
import { PageHead } from '../shared/head/page-head.tsx';
import { quietButton } from '../shared/ui/button-look.ts';
import { lateIsland } from '../shared/ui/late-island.tsx';
import { Link } from '../shared/ui/link.tsx';
import { Part } from '../shared/ui/part.tsx';
import { WithLocationSlots } from './location-slots.tsx';
import { useWords } from '../shared/words/words.ts';

const MapTeaser = lateIsland(
  () => import('../features/teaser/map-teaser.tsx').then((it) => it.MapTeaser),
  ['landing'],
  <div className="pulse aspect-[360/134] rounded-card" />,
);

/** The way in for visitors. */
const JoinInvitation = () => {
  const t = useWords('landing');
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 md:mt-5">
      <Link to={REGISTER_PATH} className={quietButton}>
        {t('landing.join')}
      </Link>
      <p className="max-w-prose text-sm">{t('landing.joinText')}</p>
    </div>
  );
};

/** / for visitors: the promise, a search that works, and real places, which begin on the first screen. */
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
        <div className="page-width flex flex-col items-center pt-4 pb-14 text-center md:pt-8">
          <h1 id="hero-heading" className="text-2xl sm:text-3xl md:text-4xl">
            {t('landing.heading')}
          </h1>
          <p className="mt-1 max-w-xl md:mt-2 md:text-lg">{t('landing.intro')}</p>
          <div className="mt-3 w-full max-w-2xl md:mt-5">
            <SearchBox isShort onSearch={(text) => void navigate(homeHref({ search: text || null }))} />
          </div>
          <ExampleSearches />
          <JoinInvitation />
        </div>
      </Hero>
      <div className="page-width grid grid-cols-1 gap-6 pt-4 pb-10 md:gap-8 md:pt-6 md:pb-12">
        <Part>
          <CategoryBar chosen={undefined} hrefOf={(categoryId) => homeHref({ categoryId })} />
        </Part>
        <div>
          <Part>
            <FeaturedLocations />
          </Part>
          <div className="mt-10">
            <Part isMissed={false}>
              <LateCommunityStats isInside />
            </Part>
            {/* Why to trust it: what the order of places and their ratings follow from. */}
            <p className="mt-4 text-ink-soft">{t('landing.trust')}</p>
          </div>
        </div>
        <Part>
          <MapTeaser />
        </Part>
      </div>
    </WithLocationSlots>
  );
};
