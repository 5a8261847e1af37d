import { MapPin } from '../../../shared/icons.tsx';
import '../map.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PointMapProps } from '../../../shared/map-slot.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { MapEngine, MapFailure } from '../engine.ts';
import { NOWHERE } from '../fit.ts';
import { MapCanvas } from '../map-canvas.tsx';
import { MapLoading, NoMap, ZoomButtons } from '../map-status.tsx';
import { MAX_ZOOM } from '../mercator.ts';
import { nearZoom } from './near-zoom.ts';
import { MovablePin } from './movable-pin.tsx';

/** Our own map names towns and their quarters, and has no streets: closer, nothing would tell a reader where they are. */
const NO_CATEGORY = 0;

type CallToPinProps = { readonly engine: MapEngine; readonly onMove: PointMapProps['onMove'] };

/** Over a map without a pin. */
const CallToPin = ({ engine, onMove }: CallToPinProps) => {
  const t = useWords('map');
  return (
    <div className="absolute inset-x-3 bottom-3 z-10 flex justify-center">
      <button
        type="button"
        onClick={() => {
          const { lat, lng } = engine.viewport().at;
          onMove({ latitude: lat, longitude: lng });
        }}
        className={`${quietButton} shadow-float`}
      >
        <MapPin aria-hidden="true" className="size-4.5" />
        {t('map.putPin')}
      </button>
    </div>
  );
};

/** The small map of a form, with the pin of the place that it tells of. It follows a point that comes from elsewhere. */
export const PointMap = ({ config, point, categoryId, onMove }: PointMapProps) => {
  const near = nearZoom(config, point);
  const [start] = useState(() => (point ? { lat: point.latitude, lng: point.longitude, zoom: near } : NOWHERE));
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [own, setOwn] = useState(point);
  const put: PointMapProps['onMove'] = (to) => {
    setOwn(to);
    onMove(to);
  };
  const follow = useEffectEvent(() => {
    const isOwn = own?.latitude === point?.latitude && own?.longitude === point?.longitude;
    if (!engine || !point || isOwn) return;
    engine.moveTo({ lat: point.latitude, lng: point.longitude, zoom: near }, false);
  });
  useEffect(() => follow(), [engine, point?.latitude, point?.longitude]);
  return (
    <div data-map="still" className="absolute inset-0 isolate overflow-hidden bg-map-water">
      {failure === 'no-webgl' ? (
        <NoMap />
      ) : (
        <MapCanvas config={config} start={start} still onReady={setEngine} onFailure={setFailure} />
      )}
      {engine ? (
        <>
          {point ? (
            <MovablePin engine={engine} point={point} categoryId={categoryId ?? NO_CATEGORY} onMove={put} />
          ) : (
            <CallToPin engine={engine} onMove={put} />
          )}
          <ZoomButtons
            onZoom={(by) => {
              const { at } = engine.viewport();
              const middle = point ? { lat: point.latitude, lng: point.longitude } : at;
              engine.moveTo({ ...middle, zoom: Math.min(at.zoom + by, MAX_ZOOM) }, true);
            }}
          />
        </>
      ) : failure ? null : (
        <MapLoading />
      )}
    </div>
  );
};
