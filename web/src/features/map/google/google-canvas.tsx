import { GoogleMap } from '@react-google-maps/api';
import { VIEW_LATITUDE_MAX, VIEW_LONGITUDE_MAX } from '../../../shared/map-limits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CanvasProps } from '../engine.ts';
import { MapLoading } from '../map-status.tsx';
import { MAX_ZOOM } from '../mercator.ts';
import { attachGoogle } from './google-engine.ts';
import { loadGoogleMaps } from './load-google-maps.ts';

const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  scaleControl: true,
  clickableIcons: false,
  gestureHandling: 'greedy',
  maxZoom: MAX_ZOOM,
  isFractionalZoomEnabled: true,
  restriction: {
    strictBounds: true,
    latLngBounds: {
      north: VIEW_LATITUDE_MAX,
      south: -VIEW_LATITUDE_MAX,
      west: -VIEW_LONGITUDE_MAX,
      east: VIEW_LONGITUDE_MAX,
    },
  },
};
const COOPERATIVE: google.maps.MapOptions = { ...OPTIONS, gestureHandling: 'cooperative' };
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

declare global {
  // Google calls it when it refuses the key.
  var gm_authFailure: (() => void) | undefined;
}

type Props = CanvasProps & { readonly apiKey: string };

/** Google's map. One finger scrolls the page past it. */
export const GoogleCanvas = ({ apiKey, start, still = false, ...listeners }: Props) => {
  const [isLoaded, setLoaded] = useState(false);
  const [opening] = useState(() => ({ center: { lat: start.lat, lng: start.lng }, zoom: start.zoom }));
  const fail = useEffectEvent(() => listeners.onFailure('no-script'));
  const attach = useEffectEvent((map: google.maps.Map) =>
    attachGoogle(map, {
      onReady: listeners.onReady,
      onMoving: (viewport) => listeners.onMoving?.(viewport),
      onRest: (viewport, byReader) => listeners.onRest?.(viewport, byReader),
    }),
  );
  const [map, setMap] = useState<google.maps.Map | null>(null);

  useEffect(() => {
    let current = true;
    globalThis.gm_authFailure = () => fail();
    loadGoogleMaps(apiKey).then(
      () => current && setLoaded(true),
      () => current && fail(),
    );
    return () => {
      current = false;
      globalThis.gm_authFailure = undefined;
    };
  }, [apiKey]);
  useEffect(() => {
    if (map) attach(map);
  }, [map]);

  if (!isLoaded) return <MapLoading />;
  return (
    <GoogleMap
      mapContainerClassName="absolute inset-0"
      options={still || isTouch() ? COOPERATIVE : OPTIONS}
      center={opening.center}
      zoom={opening.zoom}
      onLoad={setMap}
    />
  );
};
