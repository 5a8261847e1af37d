import './map.css';
import { locationPath } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import { categoryLook } from '../../shared/category.ts';
import type { ListMapProps } from '../../shared/map-slot.ts';
import { FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import { Link } from '../../shared/ui/link.tsx';
import { Anchored } from './anchored.tsx';
import type { MapEngine, MapFailure } from './engine.ts';
import { NOWHERE } from './fit.ts';
import { MapCanvas } from './map-canvas.tsx';
import { MapCredits, MapNotice, MapWords, NoMap, ZoomButtons } from './map-status.tsx';
import { boxAround, boxOfPoint, MAX_ZOOM, positionOf } from './mercator.ts';
import { PrintedMap } from './list/printed-map.tsx';

const HEIGHT = 440;
const WIDEST = 1184;
const MARGIN = 48;

type Stop = ListMapProps['stops'][number];

/** Where the map opens: on all stops. */
const fitOf = (stops: readonly Stop[]) => {
  const box = boxAround(stops.map(boxOfPoint));
  const size = { width: Math.min(window.innerWidth, WIDEST), height: HEIGHT };
  return box ? positionOf(box, size, MARGIN, FIT_ZOOM_MAX) : NOWHERE;
};

const StopPin = ({ stop: { id, name, visitOrder, categoryId } }: { readonly stop: Stop }) => (
  <Link
    to={locationPath(id)}
    aria-label={`${visitOrder}. ${name}`}
    title={name}
    draggable={false}
    className={`${categoryLook(categoryId).hue} pin-shadow flex h-7.5 min-w-7.5 items-center justify-center rounded-full border-2 border-surface bg-cat px-1.5 text-sm font-bold text-surface tabular-nums hover:outline-2 hover:outline-ink`}
  >
    {visitOrder}
  </Link>
);

/** The places of a list on a map, with their numbers on the pins. */
export const ListMap = ({ config, stops }: ListMapProps) => {
  const [start] = useState(() => fitOf(stops));
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const zoomBy = (by: number) => {
    if (!engine) return;
    const { at } = engine.viewport();
    engine.moveTo({ ...at, zoom: Math.min(at.zoom + by, MAX_ZOOM) }, true);
  };
  return (
    <div>
      <div data-map="" className="relative isolate h-[440px] overflow-hidden rounded-card bg-map-water">
        {failure === 'no-webgl' ? (
          <NoMap />
        ) : (
          <MapCanvas config={config} start={start} onReady={setEngine} onFailure={setFailure} />
        )}
        {engine ? (
          <>
            {stops.map((stop) => (
              <Anchored key={stop.id} engine={engine} lat={stop.latitude} lng={stop.longitude}>
                <StopPin stop={stop} />
              </Anchored>
            ))}
            <ZoomButtons onZoom={zoomBy} />
            <MapWords>
              <MapNotice failure={failure} isKeyless={!config.googleMapsApiKey && !config.mapStyleUrl} />
            </MapWords>
          </>
        ) : null}
      </div>
      <PrintedMap places={stops.map((stop) => ({ ...stop, key: stop.id, number: stop.visitOrder }))} />
      <MapCredits isOwn={!config.mapStyleUrl && (!config.googleMapsApiKey || failure === 'no-script')} />
    </div>
  );
};
