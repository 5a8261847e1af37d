import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useClientConfig } from '../../shared/client-config.ts';
import { pointText } from '../../shared/format/values.ts';
import type { PlaceMapProps } from '../../shared/map-slot.ts';
import { categoryLook } from '../../shared/category.ts';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { WorldPicture } from '../../shared/world-picture.tsx';
import { mapsUrl } from './outside-links.ts';
import type { FullPlace } from './questions.ts';

/** True once the element has come near the screen: the map is heavy and waits for that. */
const useNearScreen = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
};

type Props = { readonly place: FullPlace; readonly PlaceMap: ComponentType<PlaceMapProps> };

/** The exact point on a small map, and the way into the reader's own maps. */
export const WhereCard = ({ place, PlaceMap }: Props) => {
  const { ref, near } = useNearScreen();
  const config = useClientConfig();
  const { id, name, latitude, longitude, categoryId } = place;
  if (latitude === null || longitude === null) return null;
  const { hue } = categoryLook(categoryId);
  return (
    <section aria-labelledby="where-heading" className="overflow-hidden rounded-card border border-line bg-surface">
      <div ref={ref} className="relative aspect-[4/3] bg-water sm:aspect-[2/1]">
        <WorldPicture marks={[{ key: id, latitude, longitude, hue, size: 1.6 }]} around={{ latitude, longitude }} />
        {near ? (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>
              <div className="absolute inset-0">
                <PlaceMap
                  config={config}
                  name={name}
                  latitude={latitude}
                  longitude={longitude}
                  categoryId={categoryId}
                />
              </div>
            </Suspense>
          </ErrorBoundary>
        ) : null}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3">
        <h2 id="where-heading" className="text-sm font-normal tracking-normal text-ink-soft tabular-nums">
          <span className="sr-only">Where it is: </span>
          {pointText(latitude, longitude)}
        </h2>
        <a
          href={mapsUrl(place) ?? undefined}
          target="_blank"
          rel="noreferrer"
          className="text-sm font-semibold text-primary underline underline-offset-4 hover:text-primary-strong"
        >
          Open in maps
        </a>
      </div>
    </section>
  );
};
