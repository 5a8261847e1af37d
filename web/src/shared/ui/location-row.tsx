import { locationPath } from '@wellspring/page-contract/paths';
import type { ReactNode } from 'react';
import { categoryLook } from '../category.ts';
import { usePlaceLine } from '../format/place-line.ts';
import { temperatureBand } from '../format/temperature.ts';
import { useDistanceText, useTemperatureText } from '../format/use-units.ts';
import { ratingText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import { Star, Thermometer } from '../icons.tsx';
import { Link } from './link.tsx';
import { useWords } from '../words/words.ts';

/** What a row tells of a place. */
type RowLocation = {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly countryCode: string | null;
  readonly categoryId: number;
  readonly temperature: string | null;
  readonly averageRating: number;
  readonly reviewCount: number;
  readonly distanceKm: number | null;
};

type Props<Location extends RowLocation> = {
  readonly location: Location;
  /** stands there instead of the icon of its category */
  readonly picture?: ReactNode;
  readonly lit?: boolean;
  readonly onLight?: (location: Location | null) => void;
};

const Facts = ({ location }: { readonly location: RowLocation }) => {
  const t = useWords('places', 'cards');
  const locale = useLocale();
  const distanceText = useDistanceText();
  const temperatureText = useTemperatureText();
  const { temperature, averageRating, reviewCount, distanceKm } = location;
  const band = temperature ? temperatureBand(temperature) : undefined;
  return (
    <span className="flex max-w-[45%] shrink-0 flex-col items-end gap-0.5 text-xs">
      {temperature ? (
        <span
          className={`${band ? `temp-${band} text-temp` : 'text-ink-soft'} max-w-full text-end font-semibold text-balance wrap-anywhere`}
        >
          <Thermometer aria-hidden="true" className="inline size-3.5 align-[-0.15em]" />
          <span className="sr-only">{`${t('cards.temperatureLabel')} `}</span>
          <bdi>{temperatureText(temperature)}</bdi>
        </span>
      ) : null}
      {distanceKm === null ? null : <span className="text-ink-soft tabular-nums">{distanceText(distanceKm)}</span>}
      {reviewCount > 0 ? (
        <span className="flex items-center gap-0.5 text-ink-soft tabular-nums">
          <span className="sr-only">{`${t('places.ratingLabel')} `}</span>
          <Star aria-hidden="true" className="size-3 fill-current text-ember" />
          {ratingText(averageRating, locale)}
        </span>
      ) : null}
    </span>
  );
};

/** One place in a narrow list: the whole row is the link. */
export const LocationRow = <Location extends RowLocation>({
  location,
  picture,
  lit = false,
  onLight,
}: Props<Location>) => {
  const { icon: Icon, hue } = categoryLook(location.categoryId);
  const placeLine = usePlaceLine();
  const where = placeLine(location);
  return (
    <Link
      to={locationPath(location.id)}
      data-row={location.id}
      onPointerEnter={() => onLight?.(location)}
      onPointerLeave={() => onLight?.(null)}
      onFocus={() => onLight?.(location)}
      onBlur={() => onLight?.(null)}
      className={`${hue} flex min-h-14 items-center gap-3 px-4 py-2 transition-colors -outline-offset-2 hover:bg-sunken ${lit ? 'bg-sunken' : ''}`}
    >
      {picture ? (
        <span className="size-14 shrink-0 overflow-hidden rounded-sm bg-sunken">{picture}</span>
      ) : (
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-cat">
          <Icon aria-hidden="true" className="size-4" />
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold">{location.name}</span>
        {where ? (
          <span suppressHydrationWarning className="block truncate text-sm text-ink-soft">
            {where}
          </span>
        ) : null}
      </span>
      <Facts location={location} />
    </Link>
  );
};
