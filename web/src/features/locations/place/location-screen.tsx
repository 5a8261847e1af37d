import { PAGES } from '@wellspring/page-contract/paths';
import { LocationDocument } from '../../../generated/place-operations.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useLocationSlots, type LocationPageSlots } from '../../../shared/location-slots.ts';
import { PageHead } from '../../../shared/head/page-head.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import type { LocationMapSlots } from '../../../shared/map-slot.ts';
import { homeHref } from '../address-state.ts';
import { IMPROVE_ANCHOR } from './anchors.ts';
import { RatingLine } from '../../../shared/ui/rating-and-temperature.tsx';
import { lateIsland } from '../../../shared/ui/late-island.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { usePathId } from '../../../shared/use-path-id.ts';
import { useLanguage, useWords } from '../../../shared/words/words.ts';
import { CategoryBadge, OwnerVerifiedBadge, StatusBadge } from '../card/badges.tsx';
import { ContactCard } from './contact-card.tsx';
import { AbsentLocation } from './deleted-location.tsx';
import { LocationAway, LocationSkeleton } from './location-states.tsx';
import { categoryName } from '../../../shared/category.ts';
import { locationMeta } from './location-meta.ts';
import { LocationGallery } from './location-gallery.tsx';
import { LocationActions } from './location-actions.tsx';
import { NearbyLocations } from './nearby-locations.tsx';
import { WhereCard } from './where-card.tsx';
import type { FullLocation } from '../questions.ts';

const ANSWERS = ['answers', 'facts', 'fields', 'kinds', 'place'] as const;
const KindBadges = lateIsland(() => import('./place-head-facts.tsx').then((it) => it.KindBadges), ['kinds']);
const TownLine = lateIsland(() => import('./place-head-facts.tsx').then((it) => it.TownLine), ['answers']);
const PlaceAnswers = lateIsland(
  () => import('./place-answers.tsx').then((it) => it.PlaceAnswers),
  ANSWERS,
  <div className="pulse h-64 rounded-card" />,
);
const LocationDetailsCard = lateIsland(
  () => import('./location-details-card.tsx').then((it) => it.LocationDetailsCard),
  ANSWERS,
  <div className="pulse h-64 rounded-card" />,
);

type Slots = { readonly maps: LocationMapSlots; readonly slots: LocationPageSlots };

const LocationArticle = ({ location, maps, slots }: { readonly location: FullLocation } & Slots) => {
  const t = useWords('place', 'categories', 'cards');
  const category = location.category
    ? categoryName(t, location.categoryId, location.category.name)
    : t('cards.unknownCategory');
  const placeLine = usePlaceLine();
  const where = placeLine(location);
  const { ReviewList, ReviewForm, OwnVisit, Ownership, Correction } = slots;
  const { ReportAction } = useLocationSlots();
  return (
    <article className="page-width py-5 md:py-8">
      <nav aria-label={t('place.breadcrumb')} className="mb-2 -mt-2 text-sm text-ink-soft">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <Link to={PAGES.home} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {t('site.allLocations')}
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <Link
              to={homeHref({ categoryId: location.categoryId })}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              {category}
            </Link>
          </li>
        </ol>
      </nav>
      <LocationGallery location={location} />
      <header className="mt-4 md:mt-6">
        <div className="flex flex-wrap items-center gap-2 [&>span]:border [&>span]:border-line">
          <CategoryBadge categoryId={location.categoryId} name={category} />
          <KindBadges location={location} />
          {location.isVerified ? null : <StatusBadge isVerified={false} />}
          {location.isClaimed && location.isVerified ? <OwnerVerifiedBadge /> : null}
        </div>
        <h1 className="mt-2 text-3xl wrap-anywhere md:text-4xl">{location.name}</h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          {where ? (
            <p suppressHydrationWarning className="min-w-0 text-lg wrap-anywhere text-ink-soft">
              {where}
            </p>
          ) : null}
          <RatingLine averageRating={location.averageRating} reviewCount={location.reviewCount} />
        </div>
        <TownLine location={location} />
      </header>
      <LocationActions
        location={location}
        className="sticky top-0 z-20 mt-3 flex flex-wrap border-b border-line bg-paper py-3 max-lg:hidden"
      />
      <div className="flows-on-paper mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 content-start gap-6">
          <PlaceAnswers location={location} />
          {location.description ? (
            <section aria-label={t('place.description')}>
              <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
                {location.description}
              </p>
            </section>
          ) : null}
        </div>
        <aside
          aria-label={t('place.about')}
          className="grid grid-cols-1 content-start gap-6 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <WhereCard location={location} {...maps} />
          <ContactCard location={location} />
          {/* On one column these come after what others wrote. */}
          <div className="grid grid-cols-1 gap-6 max-lg:order-1">
            {location.isVerified ? <ReviewForm location={location} /> : null}
            <LocationDetailsCard location={location} category={category} />
          </div>
        </aside>
        <div className="grid grid-cols-1 content-start gap-8 max-lg:contents">
          <OwnVisit location={location} />
          <ReviewList location={location} />
          <div id={IMPROVE_ANCHOR} className="flex scroll-mt-20 flex-wrap gap-3 max-lg:order-2">
            <Ownership location={location} />
            <Correction location={location} />
            {location.isVerified ? (
              <span className="lg:hidden">
                <ReportAction location={location} />
              </span>
            ) : null}
          </div>
          <div className="max-lg:order-2">
            <NearbyLocations location={location} />
          </div>
        </div>
      </div>
      <LocationActions
        location={location}
        className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:hidden max-sm:gap-2 [&_button]:px-3.5 [&_button_[data-label]]:sr-only"
      />
    </article>
  );
};

/** /location/{id}: everything that is known of one place. */
export const LocationScreen = ({ maps, slots }: Slots) => {
  const t = useWords('place', 'categories', 'cards', 'fields');
  const language = useLanguage();
  const id = usePathId(PAGES.location);
  const { isMember } = useSession();
  const { data, loading, failed, refetch } = useFreshQuery(LocationDocument, { id, isMember });
  if (failed) return <LocationAway id={id} onRetry={refetch} />;
  if (loading || !data) return <LocationSkeleton />;
  const { location } = data;
  if (!location) return <AbsentLocation id={id} />;
  return (
    <>
      <PageHead {...locationMeta(t, location, language)} />
      <LocationArticle key={location.id} location={location} maps={maps} slots={slots} />
    </>
  );
};
