import { locationPath } from '@wellspring/page-contract/paths';
import type { ComponentType, ReactNode } from 'react';
import { CARD_FIELDS } from '../../../generated/card-fields.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { isPlainlyAccessible, capitalised, costText } from '../../../shared/format/values.ts';
import { useLocationSlots } from '../../../shared/location-slots.ts';
import { Accessibility, Banknote } from '../../../shared/icons.tsx';
import { RatingLine, TemperatureChip } from '../../../shared/ui/rating-and-temperature.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { categoryName } from '../../../shared/category.ts';
import { useWords } from '../../../shared/words/words.ts';
import { CategoryBadge, ClosedBadge, OwnerVerifiedBadge, StatusBadge } from './badges.tsx';
import type { CardLocation } from '../questions.ts';

type FactProps = { readonly icon: ReactNode; readonly label?: string; readonly children: ReactNode };

const Fact = ({ icon, label, children }: FactProps) => {
  const t = useWords('cards');
  return (
    <li className="flex min-w-0 gap-1.5">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-control [&>svg]:size-4">
        {icon}
      </span>
      {label ? <span className="sr-only">{t('cards.factLabel', { label })} </span> : null}
      <span className="line-clamp-2 wrap-anywhere">{children}</span>
    </li>
  );
};

const Facts = ({ location }: { readonly location: CardLocation }) => {
  const t = useWords('cards');
  const locale = useLocale();
  const price = [
    location.priceRange ? capitalised(location.priceRange) : null,
    location.avgCost === null ? null : costText(location.avgCost, locale),
  ].filter(Boolean);
  const { accessibility } = location;
  const others = CARD_FIELDS.flatMap(({ label, icon: Icon, text }) => {
    const words = text(location, t, locale);
    if (!words) return [];
    return [
      <Fact key={label} icon={<Icon />} label={t(label)}>
        {words}
      </Fact>,
    ];
  });
  if (price.length === 0 && others.length === 0 && !accessibility) return null;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
      {price.length > 0 ? (
        <Fact icon={<Banknote />} label={t('cards.price')}>
          {price.join(' · ')}
        </Fact>
      ) : null}
      {others}
      {accessibility ? (
        <Fact icon={<Accessibility />}>
          {isPlainlyAccessible(accessibility) ? t('cards.accessible') : t('cards.accessOf', { access: accessibility })}
        </Fact>
      ) : null}
    </ul>
  );
};

type Props = {
  readonly location: CardLocation;
  readonly eager?: boolean;
  /** on a phone a row with a small picture: there are many, and the reader knows them */
  readonly isCompact?: boolean;
  /** says whether it is published */
  readonly showsStatus?: boolean;
  /** says whether it is open: the landing page has no room for its script */
  readonly Hours?: ComponentType<{ readonly hours: CardLocation['openingHours'] }> | undefined;
};

/** One place in the grid. The name's link covers the card; controls put above it later do not follow it. */
export const LocationCard = ({ location, eager = false, isCompact = false, showsStatus = false, Hours }: Props) => {
  const t = useWords('categories', 'cards');
  const placeLine = usePlaceLine();
  const where = placeLine(location);
  const distanceText = useDistanceText();
  const { distanceKm } = location;
  const { PictureAction, FavoriteAction, VisitMenu, CardAddToList, CardReport } = useLocationSlots();
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-primary ${isCompact ? 'compact-card' : ''}`}
    >
      <div data-picture="" className="relative aspect-[4/3] overflow-hidden bg-sunken">
        <LocationPicture location={location} eager={eager} />
        <div data-roomy="" className="absolute end-2 top-2">
          <PictureAction location={location} />
        </div>
        <div className="absolute start-3 end-15 top-3 flex flex-wrap gap-2">
          <span className="contents">
            <CategoryBadge
              categoryId={location.categoryId}
              name={
                location.category
                  ? categoryName(t, location.categoryId, location.category.name)
                  : t('cards.unknownCategory')
              }
            />
          </span>
          <ClosedBadge status={location.status} />
          {showsStatus ? <StatusBadge isVerified={location.isVerified} /> : null}
          {location.isClaimed && location.isVerified ? <OwnerVerifiedBadge /> : null}
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col p-4">
        <h3 className="line-clamp-2 text-lg leading-snug wrap-anywhere">
          <Link
            to={locationPath(location.id)}
            className="outline-none after:absolute after:inset-0 group-hover:text-primary"
          >
            {location.name}
          </Link>
        </h3>
        {where || distanceKm !== null ? (
          <p className="mt-0.5 flex gap-1.5 text-sm text-ink-soft">
            {where ? (
              <span suppressHydrationWarning className="truncate">
                {where}
              </span>
            ) : null}
            {where && distanceKm !== null ? <span aria-hidden="true">·</span> : null}
            {distanceKm === null ? null : (
              <span className="shrink-0 tabular-nums">{t('cards.away', { distance: distanceText(distanceKm) })}</span>
            )}
          </p>
        ) : null}
        {Hours ? <Hours hours={location.openingHours} /> : null}
        {location.description ? (
          <p dir="auto" className="mt-2 line-clamp-2 text-sm">
            {location.description}
          </p>
        ) : null}
        <Facts location={location} />
        <div data-known="" className="mt-auto flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-4">
          <span className="max-w-full shrink-0">
            <RatingLine averageRating={location.averageRating} reviewCount={location.reviewCount} />
          </span>
          {location.temperature ? <TemperatureChip temperature={location.temperature} /> : null}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <span className="grow">
            <FavoriteAction location={location} />
          </span>
          <VisitMenu location={location} />
          <CardAddToList location={location} />
          {location.isVerified ? <CardReport location={location} /> : null}
        </div>
      </div>
    </article>
  );
};
