import type { Anchor, MapEngine, Viewport } from '../engine.ts';
import { heldPosition } from '../map-request.ts';

/** What Google's map shows; null before it has measured itself. */
const viewportOf = (map: google.maps.Map): Viewport | null => {
  const [center, bounds] = [map.getCenter(), map.getBounds()];
  if (!center || !bounds) return null;
  const { west, south, east, north } = bounds.toJSON();
  return { at: heldPosition(center.lat(), center.lng(), map.getZoom() ?? 0), box: { west, south, east, north } };
};

/** Keeps an element's middle at a point. Google wants a class, and only has its parent once the script is there. */
const overlayAt = (map: google.maps.Map, element: HTMLElement, lat: number, lng: number): Anchor => {
  let point = new google.maps.LatLng(lat, lng);
  let isDrawn = false;
  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => {
    element.style.position = 'absolute';
    element.style.transform = 'translate(-50%, -50%)';
    google.maps.OverlayView.preventMapHitsFrom(element);
    overlay.getPanes()?.overlayMouseTarget.append(element);
  };
  overlay.draw = () => {
    isDrawn = true;
    const pixel = overlay.getProjection().fromLatLngToDivPixel(point);
    if (!pixel) return;
    element.style.left = `${pixel.x}px`;
    element.style.top = `${pixel.y}px`;
  };
  overlay.onRemove = () => element.remove();
  overlay.setMap(map);
  return {
    moveTo: (toLat, toLng) => {
      point = new google.maps.LatLng(toLat, toLng);
      if (isDrawn) overlay.draw();
    },
    remove: () => overlay.setMap(null),
  };
};

type Listeners = {
  readonly onReady: (engine: MapEngine) => void;
  readonly onMoving: (viewport: Viewport) => void;
  readonly onRest: (viewport: Viewport, byReader: boolean) => void;
};

/** Puts a Google map behind the engine's interface. It is ready when it rests for the first time. */
export const attachGoogle = (map: google.maps.Map, { onReady, onMoving, onRest }: Listeners): void => {
  let ours = false;
  let isReady = false;
  let last: Viewport | null = null;
  const engine = (first: Viewport): MapEngine => ({
    viewport: () => viewportOf(map) ?? last ?? first,
    moveTo: ({ lat, lng, zoom }, byReader) => {
      ours = !byReader;
      map.moveCamera({ center: { lat, lng }, zoom });
    },
    anchor: (element, lat, lng) => overlayAt(map, element, lat, lng),
    keepClear: () => undefined, // Google places its names by itself
    watchLabels: () => () => undefined,
  });
  const withView = (act: (viewport: Viewport) => void): void => {
    const viewport = viewportOf(map);
    if (!viewport) return;
    last = viewport;
    act(viewport);
  };
  map.addListener('bounds_changed', () => withView((viewport) => isReady && onMoving(viewport)));
  map.addListener('idle', () =>
    withView((viewport) => {
      if (isReady) onRest(viewport, !ours);
      else onReady(engine(viewport));
      isReady = true;
      ours = false;
    }),
  );
};
