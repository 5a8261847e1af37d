import './map.css';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LocationMapProps } from '../../shared/map-slot.ts';
import { FIT_ZOOM_MAX } from '../../shared/map-limits.ts';
import { streetsAt } from '../../shared/streets-at.ts';
import { PlacePin } from '../../shared/ui/place-pin.tsx';
import { Anchored } from './anchored.tsx';
import { ChosenCard } from './cards/chosen-card.tsx';
import type { MapEngine, Viewport } from './engine.ts';
import { LocationsDialog } from './list/locations-dialog.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { questionFor, type MapFilter } from './map-request.ts';
import { ZoomButtons } from './map-status.tsx';
import { isInView, MAX_ZOOM } from './mercator.ts';
import { PinLayer } from './pins/pin-layer.tsx';
import type { Pin, Single } from './pins/pins.ts';
import { useMarks } from './pins/use-marks.ts';
import { useOpenCluster } from './use-open-cluster.ts';
import { usePins } from './pins/use-pins.ts';

const ALL: MapFilter = { search: null, categoryId: null };

/** Pixels of the pin of the place itself. */
const OWN_WIDTH = 30;

/** The small map on a place's page, with other places around it. Until it is drawn, and where it cannot be, the picture behind it shows. */
export const LocationMap = ({ config, id, zoom, onSettled, ...place }: LocationMapProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [view, setView] = useState<Viewport | null>(null);
  const [failed, setFailed] = useState(false);
  const [lit, setLit] = useState<Pin | null>(null);
  const [chosen, setChosen] = useState<Single | null>(null);
  const { latitude, longitude } = place;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (engine || failed) settle(!failed);
  }, [engine, failed]);
  const question = useMemo(() => view && questionFor(view, ALL), [view]);
  // The place itself has the first choice of room: what it covers is counted at its corner.
  const { pins, pinZoom } = usePins(engine, question, id);
  const others = useMemo(() => pins.filter(({ key }) => key !== id), [pins, id]);
  const { opened, open, close } = useOpenCluster(engine, frame);
  const marks = useMarks();
  if (chosen && view && !isInView(chosen, view.box)) setChosen(null);
  if (failed) return null;
  return (
    <div
      ref={frame}
      data-map="still"
      className={`${streetsAt(config.streets, place) ? 'credited-below' : ''} absolute inset-0 isolate overflow-hidden`}
    >
      <MapCanvas
        config={config}
        start={{
          lat: latitude,
          lng: longitude,
          zoom: config.googleMapsApiKey || config.mapStyleUrl ? FIT_ZOOM_MAX + 2 : zoom,
        }}
        still
        onReady={(ready) => {
          const own = { latitude, longitude, width: OWN_WIDTH, name: null };
          setEngine({ ...ready, keepClear: (taken) => ready.keepClear([own, ...taken]) });
          setView(ready.viewport());
        }}
        onRest={setView}
        onFailure={(why) => setFailed(why === 'no-webgl')}
      />
      {engine ? (
        <>
          <PinLayer
            engine={engine}
            pins={others}
            zoom={pinZoom}
            litKey={lit?.key ?? null}
            chosenKey={chosen?.key ?? null}
            marks={marks}
            onLight={setLit}
            onTap={setChosen}
            onOpen={open}
          />
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
      {chosen ? (
        <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20">
          <ChosenCard key={chosen.key} pin={chosen} from={place} onClose={() => setChosen(null)} />
        </div>
      ) : null}
      {opened ? <LocationsDialog cluster={opened} mapFilter={ALL} onClose={close} /> : null}
    </div>
  );
};
