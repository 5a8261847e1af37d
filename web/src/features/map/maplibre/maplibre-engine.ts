import type { Map as MapLibre } from 'maplibre-gl';
import { GeoJSONSource, LngLat, Marker, type MapLibreEvent } from 'maplibre-gl';
import type { MapEngine, TakenRoom, Viewport } from '../engine.ts';
import { hiddenLabels } from './hidden-labels.ts';
import { BASEMAP } from './basemap-style.ts';
import { TAKEN, takenFeatures } from './taken-room.ts';
import { ourZoom, theirZoom, viewportOf } from './viewport.ts';
import { heldIn } from '../mercator.ts';

const BY_READER = { byReader: true };

/** True for what the reader did with mouse, finger or keys, and for what our own buttons did for them. */
export const isByReader = (event: MapLibreEvent<unknown>): boolean =>
  ('originalEvent' in event && event.originalEvent !== undefined) || 'byReader' in event;

/** Keeps the map within the world, as `heldIn` does. */
export const constrainTo =
  (container: HTMLElement) =>
  ({ lat, lng }: LngLat, zoom: number): { center: LngLat; zoom: number } => {
    const { clientWidth: width, clientHeight: height } = container;
    const held = heldIn({ lat, lng, zoom: ourZoom(zoom) }, { width, height });
    return { center: new LngLat(lng, held.lat), zoom: theirZoom(held.zoom) };
  };

/** What the map's names are to stay clear of, also in the next style. A style of others has no source for it, and none is missed. */
const clearing = (map: MapLibre) => {
  let currentRooms: readonly TakenRoom[] = [];
  const tell = (): void => {
    const source = map.getSource(TAKEN);
    if (source instanceof GeoJSONSource) void source.setData(takenFeatures(currentRooms));
  };
  map.on('style.load', tell);
  return (taken: readonly TakenRoom[]): void => {
    currentRooms = taken;
    tell();
  };
};

type Camera = { readonly center: [number, number]; readonly zoom: number };

/** Milliseconds of a frame that the eye still takes for one of a movement. */
const MOST_A_FRAME = 60;

/**
 * Glides there, until the frames of a glide have come so slowly that this machine rather draws the end of it alone, and without the
 * finer pixels of its screen.
 */
const gliding = (map: MapLibre) => {
  let isSmooth = true;
  return (camera: Camera): void => {
    if (!isSmooth) return void map.jumpTo(camera, BY_READER);
    // Ends the previous glide, so that its end is not mistaken for the end of this one.
    map.easeTo({ ...camera, duration: 350 }, BY_READER);
    const begunAt = performance.now();
    let frames = 1;
    const count = (): void => void (frames += 1);
    map.on('render', count);
    map.once('moveend', () => {
      map.off('render', count);
      isSmooth = (performance.now() - begunAt) / frames <= MOST_A_FRAME;
      if (!isSmooth && map.getPixelRatio() > 1) map.setPixelRatio(1);
    });
  };
};

export const maplibreEngine = (map: MapLibre): MapEngine => {
  const glideTo = gliding(map);
  return {
    viewport: () => viewportOf(map),
    moveTo: ({ lat, lng, zoom }, byReader) => {
      const camera: Camera = { center: [lng, lat], zoom: theirZoom(zoom) };
      if (byReader) glideTo(camera);
      else map.jumpTo(camera);
    },
    anchor: (element, lat, lng) => {
      const marker = new Marker({ element, subpixelPositioning: true }).setLngLat([lng, lat]).addTo(map);
      return {
        moveTo: (toLat, toLng) => void marker.setLngLat([toLng, toLat]),
        remove: () => void marker.remove(),
      };
    },
    keepClear: clearing(map),
    watchLabels: (tell) => {
      const look = (): void => tell(hiddenLabels(map, BASEMAP));
      map.on('idle', look);
      return () => void map.off('idle', look);
    },
  };
};

/** The camera a map opens with. */
export const openingCamera = ({ lat, lng, zoom }: Viewport['at']) => ({
  center: [lng, lat] as [number, number],
  zoom: theirZoom(zoom),
});
