import { pointText } from '../../../shared/format/values.ts';
import type { LocationMapSlots } from '../../../shared/map-slot.ts';
import { useWords } from '../../../shared/words/words.ts';
import { StreetCredit } from '../../../shared/ui/street-credit.tsx';
import type { FullLocation } from '../questions.ts';
import { SmallMap } from './small-map.tsx';

type Props = LocationMapSlots & { readonly location: FullLocation };

/** The point on a small map, and whether it is only that of the town. The way into the reader's own maps stands with the other actions. */
export const WhereCard = ({ location, ...slots }: Props) => {
  const t = useWords('place');
  const { city, latitude, longitude, coordinatesAre } = location;
  if (latitude === null || longitude === null) return null;
  return (
    <section aria-labelledby="where-heading" className="overflow-hidden rounded-card border border-line bg-surface">
      <SmallMap location={{ ...location, latitude, longitude }} {...slots} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3">
        <h2 id="where-heading" className="text-sm font-normal tracking-normal text-ink-soft tabular-nums">
          <span className="sr-only">{t('place.whereItIs')} </span>
          {pointText(latitude, longitude)}
        </h2>
        <StreetCredit latitude={latitude} longitude={longitude} />
        {coordinatesAre === 'approximate' ? (
          <p className="text-sm text-ink-soft">
            {city === null ? t('place.approximate') : t('place.approximateIn', { town: city })}
          </p>
        ) : null}
      </div>
    </section>
  );
};
