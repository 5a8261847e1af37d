import './map.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LocationMapProps } from '../../shared/map-slot.ts';
import { FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import { PlacePin } from '../../shared/ui/place-pin.tsx';
import { Anchored } from './anchored.tsx';
import type { MapEngine } from './engine.ts';
import { MapCanvas } from './map-canvas.tsx';
import { ZoomButtons } from './map-status.tsx';
import { MAX_ZOOM } from './mercator.ts';

/** The small map on a place's page. Until it is drawn, and where it cannot be, the picture behind it shows. */
export const LocationMap = ({ config, zoom, onSettled, ...place }: LocationMapProps) => {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const { latitude, longitude } = place;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (engine || failed) settle();
  }, [engine, failed]);
  if (failed) return null;
  return (
    <div data-map="still" className="absolute inset-0 isolate overflow-hidden">
      <MapCanvas
        config={config}
        start={{
          lat: latitude,
          lng: longitude,
          zoom: config.googleMapsApiKey || config.mapStyleUrl ? FIT_ZOOM_MAX + 2 : zoom,
        }}
        still
        onReady={(ready) => {
          ready.keepClear([{ latitude, longitude, width: 30, name: null }]);
          setEngine(ready);
        }}
        onFailure={(why) => setFailed(why === 'no-webgl')}
      />
      {engine ? (
        <>
          <Anchored engine={engine} lat={latitude} lng={longitude}>
            <PlacePin {...place} />
          </Anchored>
          <ZoomButtons
            onZoom={(by) => {
              const { at } = engine.viewport();
              engine.moveTo({ ...at, zoom: Math.min(at.zoom + by, MAX_ZOOM) }, true);
            }}
          />
        </>
      ) : null}
    </div>
  );
};
