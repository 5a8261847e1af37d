import { Accessibility, Banknote, CalendarDays, Clock, MapPin, Thermometer } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLook } from '../../shared/category.ts';
import { temperatureBand } from '../../shared/format/temperature.ts';
import { accessWords, capitalised } from '../../shared/format/values.ts';
import type { FullLocation } from './questions.ts';

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

type Known = FactProps & { readonly key: string };
const MOST = 3;

/** Hours, access and price say whether one can get in; what is not known is left out. */
const gettingIn = ({ hours, accessibility, priceRange, bestTimeToVisit }: FullLocation): readonly Known[] => [
  ...(hours ? [{ key: 'hours', icon: <Clock />, label: 'Hours', children: hours }] : []),
  ...(accessibility
    ? [{ key: 'access', icon: <Accessibility />, label: 'Access', children: accessWords(accessibility) }]
    : []),
  ...(priceRange ? [{ key: 'price', icon: <Banknote />, label: 'Price', children: capitalised(priceRange) }] : []),
  ...(bestTimeToVisit
    ? [{ key: 'best', icon: <CalendarDays />, label: 'Best time to visit', children: bestTimeToVisit }]
    : []),
];

const warmthOrKind = ({ temperature, category, categoryId }: FullLocation): Known => {
  const { icon: KindIcon, hue } = categoryLook(categoryId);
  const kind = category?.name ?? 'Unknown';
  if (!temperature)
    return { key: 'kind', icon: <KindIcon />, label: 'What kind', hue: `${hue} text-cat`, children: kind };
  const band = temperatureBand(temperature);
  const warmth = band ? `temp-${band} text-temp` : 'text-primary';
  return { key: 'warmth', icon: <Thermometer />, label: 'How warm', hue: warmth, children: temperature };
};

/** The three facts people need first: where it is, how warm or of what kind, can one get in. Town and country stand above. */
export const LocationFacts = ({ location }: { readonly location: FullLocation }) => {
  const { address } = location;
  const facts: readonly Known[] = [
    ...(address ? [{ key: 'where', icon: <MapPin />, label: 'Where', children: address }] : []),
    warmthOrKind(location),
    ...gettingIn(location),
  ];
  return (
    <dl className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:flex-row sm:flex-wrap sm:gap-6">
      {facts.slice(0, MOST).map(({ key, ...fact }) => (
        <Fact key={key} {...fact} />
      ))}
    </dl>
  );
};
