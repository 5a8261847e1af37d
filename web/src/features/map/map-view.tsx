import './map.css';
import { useRef, useState } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';
import type { MapViewProps } from '../../shared/map-slot.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { ChosenCard } from './cards/chosen-card.tsx';
import type { MapFailure } from './engine.ts';
import { ListPane } from './list/list-pane.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapCredits, MapLoading, MapNotice, MapTrouble, MapWords, NoMap, ZoomButtons } from './map-status.tsx';
import { isSameBox, SearchAreaButton } from './search-area-button.tsx';
import { PLACE_ZOOM } from '../../shared/map-limits.ts';
import { useWords } from '../../shared/words/words.ts';
import { isInView, MAX_ZOOM, type Point } from './mercator.ts';
import { NearestOffer } from './nearest-offer.tsx';
import { PointedCard } from './cards/pointed-card.tsx';
import { listedIds, PinList, useCountIn, usePlacesOf } from './list/pin-list.tsx';
import { MarksLegend } from './pins/pin-marks.tsx';
import { PinLayer } from './pins/pin-layer.tsx';
import { isSameView, StillPicture } from './still-picture.tsx';
import { PrintedList } from './list/printed-list.tsx';
import { pinHolding, type Pin, type Single } from './pins/pins.ts';
import { LocationList, useLocationsIn, type ListLocation } from './list/location-list.tsx';
import { LocationsDialog } from './list/locations-dialog.tsx';
import { useMarks } from './pins/use-marks.ts';
import { useMap } from './use-map.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useOpenCluster } from './use-open-cluster.ts';
import { usePins } from './pins/use-pins.ts';
import { useLingering } from './cards/use-lingering.ts';
import { RadiusCircle, scaleCircle } from './radius-circle.tsx';
import { UserDot } from './user-dot.tsx';
import { useWide } from './use-wide.ts';

const pointOf = ({ id, latitude, longitude }: ListLocation) =>
  latitude === null || longitude === null ? null : { id, latitude, longitude };

/** The places of the world on a map, and beside it the list of what is in view. */
export const MapView = (props: MapViewProps) => {
  const { config, user, near, radiusKm, sort } = props;
  const t = useWords('map');
  const wide = useWide();
  const { frame, engine, held, opening, start, mapFilter, inView, question, ...listeners } = useMap(props);
  const circle = useRef<SVGPathElement>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [failure, setFailure] = useState<MapFailure | null>(null);
  const [lit, setLit] = useState<Pin | null>(null);
  const [pointed, setPointed] = useState<Pin | null>(null);
  const [chosen, setChosen] = useState<Single | null>(null);
  const drawn = failure !== 'no-webgl';
  // The map has moved: the place of the card is out of sight.
  if (chosen && inView && !isInView(chosen, inView)) setChosen(null);
  const { answer, pins, pinZoom, failed, refetch } = usePins(engine, question, chosen?.key ?? null);
  const mayDraw = useAfterPaint(answer !== null || failed);
  const marks = useMarks();
  const from = near ?? (user ? { latitude: user.lat, longitude: user.lng } : null);
  const list = useCountIn(inView, mapFilter, near);
  const listed = usePlacesOf(listedIds(answer, inView), near?.bounds ? null : from, sort);
  const every = useLocationsIn(null, mapFilter, { near, skip: drawn });
  const total = drawn ? list.total : every.total;
  const shown = useLingering(lit?.kind === 'location' && !chosen ? lit : null);
  const title = total === undefined ? t('map.placesInView') : t('map.countInView', { count: total });

  const isOwn = !config.mapStyleUrl && (!config.googleMapsApiKey || failure === 'no-script');
  const credits = <MapCredits isOwn={isOwn} />;

  const { opened, open, close } = useOpenCluster(engine, frame);
  const zoomBy = (by: number) => {
    if (!engine) return;
    void afterPaint().then(() => {
      const { at } = engine.viewport();
      engine.moveTo({ ...at, zoom: Math.min(at.zoom + by, MAX_ZOOM) }, true);
    });
  };
  const goTo = ({ latitude, longitude }: Point) => {
    if (!engine) return;
    const { zoom } = engine.viewport().at;
    engine.moveTo({ lat: latitude, lng: longitude, zoom: Math.min(zoom, PLACE_ZOOM) }, true);
  };
  const lightRow = (location: ListLocation | null) => {
    const point = location && pointOf(location);
    setPointed((point && pinHolding(pins, point)) ?? null);
  };
  const isLit = (location: ListLocation) => {
    const point = pointOf(location);
    return lit !== null && point !== null && pinHolding([lit], point) !== undefined;
  };

  return (
    <div className="flex grow flex-col">
      <Announcement text={list.loading || total === undefined ? '' : title} />
      <div className="relative flex grow flex-col">
        <div
          data-map=""
          className="relative -mx-4 min-h-[min(24rem,80svh)] grow overflow-clip md:-mx-8 lg:mx-0 lg:grid lg:min-h-[600px] lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-3 lg:overflow-visible"
        >
          <ListPane
            title={title}
            sorting={props.sorting}
            onSkip={() => frame.current?.querySelector<HTMLElement>('canvas, [tabindex="0"]')?.focus()}
            litId={lit?.kind === 'location' ? lit.key : null}
            card={
              chosen ? <ChosenCard key={chosen.key} pin={chosen} from={from} onClose={() => setChosen(null)} /> : null
            }
          >
            {drawn ? (
              <PinList answer={listed} total={total} isLit={isLit} onLight={lightRow} />
            ) : (
              <LocationList answer={every} empty={t('map.noneInView')} />
            )}
            {wide ? null : (
              <div className="border-t border-line px-4 pt-1 pb-3">
                {credits}
                <MarksLegend marks={marks} />
              </div>
            )}
          </ListPane>
          <div
            ref={frame}
            className="absolute inset-0 isolate overflow-hidden bg-map-water lg:relative lg:rounded-card"
          >
            {drawn && opening && isOwn && !hasMoved ? <StillPicture viewport={opening} /> : null}
            {drawn && start && mayDraw ? (
              <MapCanvas
                {...listeners}
                onMoving={(next) => {
                  if (opening && !isSameView(next.at, opening.at)) setHasMoved(true);
                  scaleCircle(circle.current, next.at.zoom);
                  listeners.onMoving(next);
                }}
                config={config}
                start={start}
                onFailure={setFailure}
              />
            ) : drawn ? (
              <MapLoading />
            ) : (
              <NoMap />
            )}
            {drawn && held ? (
              <PinLayer
                engine={held}
                pins={pins}
                zoom={pinZoom}
                litKey={(pointed ?? lit)?.key ?? null}
                chosenKey={chosen?.key ?? null}
                marks={marks}
                onLight={setLit}
                onTap={setChosen}
                onOpen={open}
              />
            ) : null}
            {engine ? (
              <>
                {shown ? <PointedCard key={shown.key} engine={engine} pin={shown} from={from} /> : null}
                {near && radiusKm ? <RadiusCircle engine={engine} middle={near} km={radiusKm} path={circle} /> : null}
                {user ? <UserDot engine={engine} user={user} /> : null}
                <ZoomButtons onZoom={zoomBy} onReset={props.onReset} />
              </>
            ) : null}
            {inView && props.at && !isSameBox(inView, near?.bounds) ? (
              <SearchAreaButton onSearch={() => props.onSearchArea(inView)} />
            ) : null}
            <MapWords>
              {failed ? (
                <MapTrouble onRetry={refetch} />
              ) : engine ? (
                <MapNotice failure={failure} isKeyless={!config.googleMapsApiKey && !config.mapStyleUrl} />
              ) : null}
              {engine && !radiusKm && list.total === 0 && !failed && !list.loading ? (
                <NearestOffer
                  mapFilter={mapFilter}
                  middle={{ latitude: engine.viewport().at.lat, longitude: engine.viewport().at.lng }}
                  onGo={goTo}
                />
              ) : null}
            </MapWords>
          </div>
        </div>
        {wide ? (
          <div className="no-print absolute end-0 bottom-0 rounded-ss-card rounded-ee-card bg-surface px-2 pb-0.5">
            {credits}
          </div>
        ) : null}
      </div>
      {wide ? <MarksLegend marks={marks} /> : null}
      {listed.places ? (
        <PrintedList title={title} locations={listed.places} more={(total ?? 0) - listed.places.length} />
      ) : null}
      {opened ? <LocationsDialog cluster={opened} mapFilter={mapFilter} onClose={close} /> : null}
    </div>
  );
};
