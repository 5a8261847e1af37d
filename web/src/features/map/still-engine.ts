import { across, down, latitudeAt } from '@wellspring/map-grid/mercator';
import type { MapPosition } from '../../shared/map-slot.ts';
import type { MapEngine } from './engine.ts';
import { heldPosition } from './map-request.ts';
import { heldIn, WORLD_SIZE } from './mercator.ts';

/** Longitudes on the other side of the antimeridian are the nearer way round. */
const nearest = (share: number): number => share - Math.round(share);

/** Pixels from the middle of a map to a point. */
const fromMiddle = ({ lat, lng, zoom }: MapPosition, toLat: number, toLng: number) => {
  const world = WORLD_SIZE * 2 ** zoom;
  return { x: nearest(across(toLng) - across(lng)) * world, y: (down(toLat) - down(lat)) * world };
};

const moveElement = ({ style }: HTMLElement, at: MapPosition, lat: number, lng: number): void => {
  const { x, y } = fromMiddle(at, lat, lng);
  style.position = 'absolute';
  style.inset = '50% auto auto 50%';
  style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
};

/**
 * Stands in for a map whose script is on its way: it knows where the map will stand and puts elements at their points, but neither draws nor
 * moves. `frame`: what the map will fill
 */
export const stillEngine = (frame: HTMLElement, start: MapPosition): MapEngine => {
  const { clientWidth: width, clientHeight: height } = frame;
  const at = heldIn(start, { width, height });
  const world = WORLD_SIZE * 2 ** at.zoom;
  const [halfWidth, halfHeight] = [(width / world) * 180, height / world / 2];
  const middle = down(at.lat);
  const layer = document.createElement('div');
  layer.className = 'absolute inset-0 overflow-hidden';
  return {
    viewport: () => ({
      at: heldPosition(at.lat, at.lng, at.zoom),
      box: {
        west: at.lng - halfWidth,
        south: latitudeAt(middle + halfHeight),
        east: at.lng + halfWidth,
        north: latitudeAt(middle - halfHeight),
      },
    }),
    moveTo: () => undefined,
    anchor: (element, lat, lng) => {
      moveElement(element, at, lat, lng);
      layer.append(element);
      if (!layer.isConnected) frame.append(layer);
      return {
        moveTo: (toLat, toLng) => moveElement(element, at, toLat, toLng),
        remove: () => {
          element.removeAttribute('style');
          element.remove();
          if (!layer.hasChildNodes()) layer.remove();
        },
      };
    },
    keepClear: () => undefined,
    watchLabels: () => () => undefined,
  };
};
