import './map.css';
import { FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import { useState } from 'react';
import { categoryLook } from '../../shared/category.ts';
import type { LocationMapProps } from '../../shared/map-slot.ts';
import { Anchored } from './anchored.tsx';
import type { MapEngine } from './engine.ts';
import { MapCanvas } from './map-canvas.tsx';
import { ZoomButtons } from './map-status.tsx';
import { MAX_ZOOM } from './mercator.ts';
import { warmthClass } from './warmth.ts';

/** Our own map names towns and their quarters, and has no streets: closer, nothing would tell a reader where they are. */
const TOWN_ZOOM = 10;

/** The small map on a place's page. Until it is drawn, its ground stands there; where it cannot be, the still picture behind it. */
export const LocationMap = ({ config, name, latitude, longitude, categoryId, temperature }: LocationMapProps) => {
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const { icon: Icon, hue } = categoryLook(categoryId);
  const zoom = config.googleMapsApiKey || config.mapStyleUrl ? FIT_ZOOM_MAX + 2 : TOWN_ZOOM;
  if (failed) return null;
  return (
    <div data-map="still" className="absolute inset-0 isolate overflow-hidden">
      <MapCanvas
        config={config}
        start={{ lat: latitude, lng: longitude, zoom }}
        still
        onReady={(ready) => {
          ready.keepClear([{ latitude, longitude, name: null }]);
          setEngine(ready);
        }}
        onFailure={(why) => setFailed(why === 'no-webgl')}
      />
      {engine ? (
        <>
          <Anchored engine={engine} lat={latitude} lng={longitude}>
            <span
              role="img"
              aria-label={name}
              className={`${hue} flex size-7.5 items-center justify-center rounded-full border-2 border-surface bg-cat text-surface ${warmthClass(temperature)}`}
            >
              <Icon aria-hidden="true" className="size-4 stroke-[2.4]" />
            </span>
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
