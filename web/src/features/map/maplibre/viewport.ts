import type { Map as MapLibre } from 'maplibre-gl';
import type { Viewport } from '../engine.ts';
import { heldPosition } from '../map-request.ts';

/** MapLibre's tiles have 512 pixels: its zoom is one less than ours. */
export const theirZoom = (zoom: number): number => zoom - 1;
export const ourZoom = (zoom: number): number => zoom + 1;

/** What a map of MapLibre shows. */
export const viewportOf = (map: MapLibre): Viewport => {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    at: heldPosition(lat, lng, ourZoom(map.getZoom())),
    box: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
  };
};
