import type { Map as MapLibre } from 'maplibre-gl';
import { GeoJSONSource, LngLat, Marker, type MapLibreEvent } from 'maplibre-gl';
import type { MapEngine, TakenRoom, Viewport } from '../engine.ts';
import { heldPosition } from '../map-request.ts';
import { TAKEN, takenFeatures } from './taken-room.ts';
import { down, latitudeAt } from '@wellspring/map-grid/mercator';
import { clamp, MAX_ZOOM, minZoom, WORLD_SIZE } from '../mercator.ts';

/** MapLibre's tiles have 512 pixels: its zoom is one less than ours. */
const theirZoom = (zoom: number): number => zoom - 1;
const ourZoom = (zoom: number): number => zoom + 1;

const BY_READER = { byReader: true };

/** True for what the reader did with mouse, finger or keys, and for what our own buttons did for them. */
export const isByReader = (event: MapLibreEvent<unknown>): boolean =>
  ('originalEvent' in event && event.originalEvent !== undefined) || 'byReader' in event;

export const viewportOf = (map: MapLibre): Viewport => {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    at: heldPosition(lat, lng, ourZoom(map.getZoom())),
    box: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
  };
};

/** Keeps the world across the whole width, once, and its poles at the edges of the map. */
export const constrainTo =
  (container: HTMLElement) =>
  (center: LngLat, zoom: number): { center: LngLat; zoom: number } => {
    const { clientWidth, clientHeight } = container;
    const held = clamp(zoom, theirZoom(minZoom(clientWidth)), theirZoom(MAX_ZOOM));
    const half = clientHeight / (2 * WORLD_SIZE * 2 ** ourZoom(held));
    const y = clamp(down(center.lat), Math.min(half, 1 - half), Math.max(half, 1 - half));
    return { center: new LngLat(center.lng, latitudeAt(y)), zoom: held };
  };

/** What the map's names are to stay clear of, also in the next style. A style of others has no source for it, and none is missed. */
const clearing = (map: MapLibre) => {
  let known: readonly TakenRoom[] = [];
  const tell = (): void => {
    const source = map.getSource(TAKEN);
    if (source instanceof GeoJSONSource) void source.setData(takenFeatures(known));
  };
  map.on('style.load', tell);
  return (taken: readonly TakenRoom[]): void => {
    known = taken;
    tell();
  };
};

export const maplibreEngine = (map: MapLibre): MapEngine => ({
  viewport: () => viewportOf(map),
  moveTo: ({ lat, lng, zoom }, byReader) => {
    const camera = { center: [lng, lat] as [number, number], zoom: theirZoom(zoom) };
    if (byReader) map.easeTo({ ...camera, duration: 350 }, BY_READER);
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
});

/** The camera a map opens with. */
export const openingCamera = ({ lat, lng, zoom }: Viewport['at']) => ({
  center: [lng, lat] as [number, number],
  zoom: theirZoom(zoom),
});
