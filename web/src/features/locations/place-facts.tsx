import { Clock, MapPin, Thermometer } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLook } from '../../shared/category.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import { temperatureBand } from '../../shared/format/temperature.ts';
import { accessText, capitalised } from '../../shared/format/values.ts';
import type { FullPlace } from './questions.ts';

type FactProps = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hue?: string;
  readonly children: ReactNode;
};

const Fact = ({ icon, label, hue = 'text-primary', children }: FactProps) => (
  <div className="relative min-w-0 pl-9 sm:flex-1 sm:basis-48">
    <dt className="text-sm text-ink-soft">
      <span aria-hidden="true" className={`${hue} absolute top-0.5 left-0 [&>svg]:size-6`}>
        {icon}
      </span>
      {label}
    </dt>
    <dd className="line-clamp-3 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

/** The three things people need first: where it is, how warm or of what kind, and whether they can get in. */
export const PlaceFacts = ({ place }: { readonly place: FullPlace }) => {
  const where = placeLine(place);
  const { icon: KindIcon, hue } = categoryLook(place.categoryId);
  const band = place.temperature ? temperatureBand(place.temperature) : undefined;
  const gettingIn =
    place.hours ??
    (place.accessibility ? accessText(place.accessibility) : null) ??
    (place.priceRange ? capitalised(place.priceRange) : null) ??
    place.bestTimeToVisit;
  return (
    <dl className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:flex-wrap sm:gap-6">
      {where ? (
        <Fact icon={<MapPin />} label="Where">
          {where}
        </Fact>
      ) : null}
      {place.temperature ? (
        <Fact icon={<Thermometer />} label="How warm" hue={band ? `temp-${band} text-temp` : 'text-primary'}>
          {place.temperature}
        </Fact>
      ) : (
        <Fact icon={<KindIcon />} label="What kind" hue={`${hue} text-cat`}>
          {place.category?.name ?? 'Unknown'}
        </Fact>
      )}
      {gettingIn ? (
        <Fact
          icon={<Clock />}
          label={
            place.hours || !place.bestTimeToVisit || gettingIn !== place.bestTimeToVisit ? 'Getting in' : 'Best time'
          }
        >
          {gettingIn}
        </Fact>
      ) : null}
    </dl>
  );
};
