import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { VIEW_LATITUDE_MAX, VIEW_LONGITUDE_MAX } from '@wellspring/rest-contract/map-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CanvasProps } from '../engine.ts';
import { MAX_ZOOM } from '../mercator.ts';
import { attachGoogle } from './google-engine.ts';

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
const STILL: google.maps.MapOptions = { ...OPTIONS, gestureHandling: 'cooperative' };

declare global {
  // Google calls it when it refuses the key.
  var gm_authFailure: (() => void) | undefined;
}

type Props = CanvasProps & { readonly apiKey: string };

/** Google's map. Its loader tries the script again up to three times, waiting longer each time. */
export const GoogleCanvas = ({ apiKey, start, still = false, ...listeners }: Props) => {
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: apiKey, preventGoogleFontsLoading: true });
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
    globalThis.gm_authFailure = () => fail();
    if (loadError) fail();
    return () => {
      globalThis.gm_authFailure = undefined;
    };
  }, [loadError]);
  useEffect(() => {
    if (map) attach(map);
  }, [map]);

  if (!isLoaded || loadError) return null;
  return (
    <GoogleMap
      mapContainerClassName="absolute inset-0"
      options={still ? STILL : OPTIONS}
      center={opening.center}
      zoom={opening.zoom}
      onLoad={setMap}
    />
  );
};
