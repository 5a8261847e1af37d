import { useEffect, useRef, useState } from 'react';
import { useClientConfig } from '../../../shared/client-config.ts';
import type { LocationMapSlots } from '../../../shared/map-slot.ts';
import { streetsAt } from '../../../shared/streets-at.ts';
import { MapPicture } from '../../../shared/ui/map-picture.tsx';
import { MapScale } from '../../../shared/ui/map-scale.tsx';
import { PlacePin } from '../../../shared/ui/place-pin.tsx';
import { useNearScreen } from '../../../shared/use-near-screen.ts';
import { useWords } from '../../../shared/words/words.ts';
import { placeZoom } from './place-zoom.ts';
import type { FullLocation } from '../questions.ts';

/** A pointer that only passes means nothing. */
const LINGER_MS = 200;

type Stage = 'picture' | 'coming' | 'drawn' | 'failed';

type SmallMapProps = LocationMapSlots & {
  readonly location: FullLocation & { readonly latitude: number; readonly longitude: number };
};

/** The picture of the map, until somebody presses it or points at it for a moment: then the map takes its place at the same view. */
export const SmallMap = ({ location, LocationMap, MapPlaces }: SmallMapProps) => {
  const t = useWords('place');
  const config = useClientConfig();
  const frame = useRef<HTMLDivElement>(null);
  const { ref: picture, near } = useNearScreen();
  const button = useRef<HTMLButtonElement>(null);
  const [stage, setStage] = useState<Stage>('picture');
  const [isPointedAt, setPointedAt] = useState(false);
  const ask = () => setStage((now) => (now === 'picture' ? 'coming' : now));
  useEffect(() => {
    if (!isPointedAt) return undefined;
    const timer = setTimeout(ask, LINGER_MS);
    return () => clearTimeout(timer);
  }, [isPointedAt]);
  const settle = (isDrawn: boolean) => {
    if (document.activeElement === button.current)
      frame.current?.querySelector<HTMLElement>('[data-map] button')?.focus();
    setStage(isDrawn ? 'drawn' : 'failed');
  };
  const { id, name, latitude, longitude, categoryId, temperature, townNearby } = location;
  const streets = streetsAt(config.streets, location);
  const zoom = placeZoom(latitude, townNearby, streets !== null);
  return (
    <div
      ref={frame}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      className="relative isolate aspect-[4/3] overflow-hidden bg-map-water sm:aspect-[2/1]"
    >
      <div ref={picture} aria-hidden={stage === 'drawn'} className="stands-in-for-map absolute inset-0">
        <MapPicture latitude={latitude} longitude={longitude} zoom={zoom} streets={streets} />
        {near && stage !== 'drawn' ? <MapPlaces id={id} latitude={latitude} longitude={longitude} zoom={zoom} /> : null}
        <div className="absolute inset-0 flex items-center justify-center">
          <PlacePin name={name} categoryId={categoryId} temperature={temperature} />
        </div>
        <MapScale latitude={latitude} zoom={zoom} />
      </div>
      {stage === 'picture' ? null : (
        <div className="absolute inset-0">
          <LocationMap
            config={config}
            id={id}
            name={name}
            latitude={latitude}
            longitude={longitude}
            zoom={zoom}
            categoryId={categoryId}
            temperature={temperature}
            onSettled={settle}
          />
        </div>
      )}
      {stage === 'drawn' || stage === 'failed' ? null : (
        <button
          ref={button}
          type="button"
          onClick={ask}
          className="needs-script group absolute inset-0 cursor-pointer focus-visible:-outline-offset-4"
        >
          <span className="absolute end-3 top-3 inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 text-sm font-semibold text-primary shadow-float group-hover:underline">
            {t('place.showMap')}
          </span>
        </button>
      )}
    </div>
  );
};
