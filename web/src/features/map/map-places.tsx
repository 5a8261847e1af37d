import { useEffect, useRef, useState } from 'react';
import type { MapAnswer } from '@wellspring/rest-contract/map';
import { categoryLook } from '../../shared/category.ts';
import type { MapPlacesProps } from '../../shared/map-slot.ts';
import { Anchored } from './anchored.tsx';
import type { MapEngine } from './engine.ts';
import { mapAnswers } from './fetch-map.ts';
import { questionFor, retainingPins } from './map-request.ts';
import { stillEngine } from './still-engine.ts';

type Found = { readonly engine: MapEngine; readonly answer: MapAnswer };

const dot = 'block rounded-full border border-surface bg-cat';

/** The other places on the picture of a map, as dots: the map that takes its place says what they are. */
export const MapPlaces = ({ id, latitude, longitude, zoom }: MapPlacesProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!frame.current) return undefined;
    const engine = stillEngine(frame.current, { lat: latitude, lng: longitude, zoom });
    const { url } = questionFor(engine.viewport(), { search: null, categoryId: null });
    const gone = new AbortController();
    mapAnswers.get(retainingPins(url, [id]), gone.signal).then(
      (answer) => gone.signal.aborted || setFound({ engine, answer }),
      () => undefined, // the picture says where the place is without them
    );
    return () => gone.abort();
  }, [id, latitude, longitude, zoom]);
  return (
    <div ref={frame} aria-hidden="true" className="absolute inset-0">
      {found?.answer.clusters.map(({ latitude: lat, longitude: lng, mix: [most] }) => (
        <Anchored key={`${lat},${lng}`} engine={found.engine} lat={lat} lng={lng}>
          <span data-around="" className={`${categoryLook(most?.categoryId ?? 0).hue} ${dot} size-4`} />
        </Anchored>
      ))}
      {found?.answer.places
        .filter((place) => place.id !== id)
        .map((place) => (
          <Anchored key={place.id} engine={found.engine} lat={place.latitude} lng={place.longitude}>
            <span data-around="" className={`${categoryLook(place.categoryId).hue} ${dot} size-3`} />
          </Anchored>
        ))}
    </div>
  );
};
