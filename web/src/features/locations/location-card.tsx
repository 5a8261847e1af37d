import { Accessibility, Banknote, CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placeLine } from '../../shared/format/place-line.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { accessText, capitalised, costText } from '../../shared/format/values.ts';
import { CategoryBadge, OwnerVerifiedBadge, RatingLine, TemperatureChip } from './badges.tsx';
import { PlacePicture } from './place-picture.tsx';
import type { CardPlace } from './questions.ts';

type FactProps = { readonly icon: ReactNode; readonly label?: string; readonly children: ReactNode };

const Fact = ({ icon, label, children }: FactProps) => (
  <li className="flex min-w-0 items-center gap-1.5">
    <span aria-hidden="true" className="shrink-0 text-control [&>svg]:size-4">
      {icon}
    </span>
    {label ? <span className="sr-only">{label}: </span> : null}
    <span className="truncate">{children}</span>
  </li>
);

const Facts = ({ place }: { readonly place: CardPlace }) => {
  const locale = useLocale();
  const price = [
    place.priceRange ? capitalised(place.priceRange) : null,
    place.avgCost === null ? null : costText(place.avgCost, locale),
  ].filter(Boolean);
  const { bestTimeToVisit, accessibility } = place;
  if (price.length === 0 && !bestTimeToVisit && !accessibility) return null;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-soft">
      {price.length > 0 ? (
        <Fact icon={<Banknote />} label="Price">
          {price.join(' · ')}
        </Fact>
      ) : null}
      {bestTimeToVisit ? (
        <Fact icon={<CalendarDays />} label="Best time to visit">
          {bestTimeToVisit}
        </Fact>
      ) : null}
      {accessibility ? <Fact icon={<Accessibility />}>{accessText(accessibility)}</Fact> : null}
    </ul>
  );
};

type Props = { readonly place: CardPlace; readonly eager?: boolean };

/** One place in the grid. The name's link covers the card; controls put above it later do not follow it. */
export const LocationCard = ({ place, eager = false }: Props) => {
  const where = placeLine(place);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-primary">
      <div className="relative aspect-[4/3] overflow-hidden bg-sunken">
        <PlacePicture place={place} eager={eager} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
          <CategoryBadge categoryId={place.categoryId} name={place.category?.name ?? 'Unknown'} />
          {place.isClaimed && place.isVerified ? <OwnerVerifiedBadge /> : null}
        </div>
      </div>
      <div className="flex grow flex-col p-4">
        <h3 className="line-clamp-2 text-lg leading-snug">
          <Link
            to={`/location/${place.id}`}
            className="outline-none after:absolute after:inset-0 group-hover:text-primary"
          >
            {place.name}
          </Link>
        </h3>
        {where ? <p className="mt-0.5 truncate text-sm text-ink-soft">{where}</p> : null}
        {place.description ? <p className="mt-2 line-clamp-2 text-sm">{place.description}</p> : null}
        <Facts place={place} />
        <div className="mt-auto flex min-w-0 items-center justify-between gap-3 pt-4">
          <span className="shrink-0">
            <RatingLine averageRating={place.averageRating} reviewCount={place.reviewCount} />
          </span>
          {place.temperature ? <TemperatureChip temperature={place.temperature} /> : null}
        </div>
      </div>
    </article>
  );
};
