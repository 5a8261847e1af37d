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

const INTRO = 'Hot springs, retreats and quiet places to recover, all over the world.';
/** Why to trust it: what the order of places and their ratings follow from. */
const TRUST = 'Kept by its members. No ads, no paid places, and ratings only from those who wrote a review.';

/** The way in for visitors. */
const JoinInvitation = () => (
  <div className="mt-6 flex flex-col items-center gap-2">
    <Link to={REGISTER_PATH} className={primaryButton}>
      Join the Community
    </Link>
    <p className="text-sm">Sign up to contribute healing locations and save your favorites</p>
  </div>
);

/** / for visitors: the promise, a search that works, and real places. */
export const LandingPage = () => {
  const navigate = useNavigate();
  return (
    <WithLocationSlots>
      <PageHead
        title="Wellspring: hot springs, retreats and quiet places, all over the world"
        description={INTRO}
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
            Discover Sacred Places
          </h1>
          <p className="mt-4 max-w-xl text-lg">{INTRO}</p>
          <p className="mt-2 max-w-2xl text-balance">{TRUST}</p>
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
