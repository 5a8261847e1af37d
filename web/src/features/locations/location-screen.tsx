import { NO_REVIEWS_BE_FIRST } from '@wellspring/rest-contract/location-messages';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LocationDocument } from '../../generated/operations.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import { useAsk } from '../../shared/graphql/use-ask.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import type { PlaceMapProps } from '../../shared/map-slot.ts';
import { homeHref } from './address-state.ts';
import { CategoryBadge, OwnerVerifiedBadge, RatingLine } from './badges.tsx';
import { ContactCard } from './contact-card.tsx';
import { LocationDetailsCard } from './location-details-card.tsx';
import { LocationAway, LocationMissing, LocationSkeleton } from './location-states.tsx';
import { locationMeta } from './location-meta.ts';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceGallery } from './place-gallery.tsx';
import { PlaceActions } from './place-actions.tsx';
import { WhereCard } from './where-card.tsx';
import type { FullPlace } from './questions.ts';

type MapSlot = { readonly PlaceMap: ComponentType<PlaceMapProps> };

const Place = ({ place, PlaceMap }: { readonly place: FullPlace } & MapSlot) => {
  const category = place.category?.name ?? 'Unknown';
  const where = placeLine(place);
  return (
    <article className="page-width py-5 md:py-8">
      <nav aria-label="Breadcrumb" className="mb-4 text-sm text-ink-soft">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link to="/home" className="underline-offset-4 hover:underline">
              All Locations
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <Link to={homeHref({ categoryId: place.categoryId })} className="underline-offset-4 hover:underline">
              {category}
            </Link>
          </li>
        </ol>
      </nav>
      <PlaceGallery place={place} />
      <header className="mt-6 flex items-end justify-between gap-8">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2 [&>span]:border [&>span]:border-line">
            <CategoryBadge categoryId={place.categoryId} name={category} />
            {place.isClaimed && place.isVerified ? <OwnerVerifiedBadge /> : null}
          </div>
          <h1 className="mt-3 text-3xl wrap-anywhere md:text-4xl">{place.name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
            {where ? <p className="text-lg text-ink-soft">{where}</p> : null}
            <RatingLine averageRating={place.averageRating} reviewCount={place.reviewCount} />
          </div>
        </div>
        <PlaceActions place={place} className="flex max-lg:hidden" />
      </header>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 content-start gap-8">
          <PlaceFacts place={place} />
          {place.description ? (
            <section aria-label="Description">
              <p className="max-w-prose text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
                {place.description}
              </p>
            </section>
          ) : null}
        </div>
        <aside aria-label="Details" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <LocationDetailsCard place={place} category={category} />
        </aside>
        <div className="grid grid-cols-1 content-start gap-8">
          <WhereCard place={place} PlaceMap={PlaceMap} />
          <ContactCard place={place} />
          <section aria-labelledby="reviews-heading">
            <h2 id="reviews-heading" className="text-xl">
              Reviews
            </h2>
            <p className="mt-3 rounded-card border border-line bg-surface px-5 py-8 text-center text-ink-soft">
              {NO_REVIEWS_BE_FIRST}
            </p>
          </section>
        </div>
      </div>
      <PlaceActions
        place={place}
        className="sticky bottom-0 z-20 -mx-4 mt-6 flex border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 lg:hidden [&>a]:grow"
      />
    </article>
  );
};

/** /location/{id}: everything that is known of one place. */
export const LocationScreen = ({ PlaceMap }: MapSlot) => {
  const { id = '' } = useParams();
  const { data, waiting, failed, again } = useAsk(LocationDocument, { id });
  if (failed) return <LocationAway id={id} onAgain={again} />;
  if (waiting || !data) return <LocationSkeleton />;
  const { location } = data;
  if (!location) return <LocationMissing id={id} />;
  return (
    <>
      <PageHead {...locationMeta(location)} />
      <Place key={location.id} place={location} PlaceMap={PlaceMap} />
    </>
  );
};
