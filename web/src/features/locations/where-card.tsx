import type { ComponentType } from 'react';
import { useClientConfig } from '../../shared/client-config.ts';
import { pointText } from '../../shared/format/values.ts';
import type { LocationMapProps } from '../../shared/map-slot.ts';
import { categoryLook } from '../../shared/category.ts';
import { useNearScreen } from '../../shared/use-near-screen.ts';
import { WorldPicture } from '../../shared/world-picture.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { FullLocation } from './questions.ts';

type Props = { readonly location: FullLocation; readonly LocationMap: ComponentType<LocationMapProps> };

/** The point on a small map, and whether it is only that of the town. The way into the reader's own maps stands with the other actions. */
export const WhereCard = ({ location, LocationMap }: Props) => {
  const t = useWords('place');
  const { ref, near } = useNearScreen();
  const config = useClientConfig();
  const { id, name, city, latitude, longitude, coordinatesAre, categoryId, temperature } = location;
  if (latitude === null || longitude === null) return null;
  const { hue } = categoryLook(categoryId);
  return (
    <section aria-labelledby="where-heading" className="overflow-hidden rounded-card border border-line bg-surface">
      <div ref={ref} className="relative aspect-[4/3] bg-map-land sm:aspect-[2/1]">
        <div className="stands-in-for-map size-full bg-water">
          <WorldPicture marks={[{ key: id, latitude, longitude, hue, size: 1.6 }]} around={{ latitude, longitude }} />
        </div>
        {near ? (
          <div className="absolute inset-0">
            <LocationMap
              config={config}
              name={name}
              latitude={latitude}
              longitude={longitude}
              categoryId={categoryId}
              temperature={temperature}
            />
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3">
        <h2 id="where-heading" className="text-sm font-normal tracking-normal text-ink-soft tabular-nums">
          <span className="sr-only">{t('place.whereItIs')} </span>
          {pointText(latitude, longitude)}
        </h2>
        {coordinatesAre === 'approximate' ? (
          <p className="text-sm text-ink-soft">
            {city === null ? t('place.approximate') : t('place.approximateIn', { town: city })}
          </p>
        ) : null}
      </div>
    </section>
  );
};
