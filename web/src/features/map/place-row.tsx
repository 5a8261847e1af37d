import { Thermometer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MapListPlaceFragment } from '../../generated/operations.ts';
import { categoryLook } from '../../shared/category.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import { temperatureBand } from '../../shared/format/temperature.ts';
import { ratingText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';

export type ListPlace = Omit<MapListPlaceFragment, '__typename'>;

type Props = {
  readonly place: ListPlace;
  readonly lit?: boolean;
  readonly onLight?: (place: ListPlace | null) => void;
};

const Facts = ({ place }: { readonly place: ListPlace }) => {
  const locale = useLocale();
  const { temperature, averageRating, reviewCount } = place;
  const band = temperature ? temperatureBand(temperature) : undefined;
  return (
    <span className="flex max-w-28 shrink-0 flex-col items-end gap-0.5 text-xs">
      {temperature ? (
        <span
          className={`${band ? `temp-${band} text-temp` : 'text-ink-soft'} flex max-w-full items-center font-semibold`}
        >
          <Thermometer aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="sr-only">Temperature: </span>
          <span className="truncate">{temperature}</span>
        </span>
      ) : null}
      {reviewCount > 0 ? (
        <span className="text-ink-soft">
          <span className="sr-only">Rating: </span>★ {ratingText(averageRating, locale)}
        </span>
      ) : null}
    </span>
  );
};

/** One place in a list beside or over the map: the whole row is the link. */
export const PlaceRow = ({ place, lit = false, onLight }: Props) => {
  const { icon: Icon, hue } = categoryLook(place.categoryId);
  const where = placeLine(place);
  return (
    <Link
      to={`/location/${place.id}`}
      data-row={place.id}
      onPointerEnter={() => onLight?.(place)}
      onPointerLeave={() => onLight?.(null)}
      onFocus={() => onLight?.(place)}
      onBlur={() => onLight?.(null)}
      className={`${hue} flex min-h-14 items-center gap-3 px-4 py-2 transition-colors -outline-offset-2 hover:bg-sunken ${lit ? 'bg-sunken' : ''}`}
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-cat">
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 leading-snug font-semibold">{place.name}</span>
        {where ? <span className="block truncate text-sm text-ink-soft">{where}</span> : null}
      </span>
      <Facts place={place} />
    </Link>
  );
};
