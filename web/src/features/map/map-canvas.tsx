import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import { useState, type ReactNode } from 'react';
import { island } from '../../shared/ui/island.tsx';
import type { CanvasProps } from './engine.ts';
import { MapLoading } from './map-status.tsx';

type MakerProps = CanvasProps & { readonly config: ClientConfig };

const WORDS = {
  title: 'site.mapFailed',
  text: 'map.notLoadedText',
} as const;
const MaplibreCanvas = island<MakerProps>(
  () => import('./maplibre/maplibre-canvas.tsx').then(({ MaplibreCanvas }) => MaplibreCanvas),
  <MapLoading />,
  WORDS,
);
const GoogleCanvas = island<MakerProps & { readonly apiKey: string }>(
  () => import('./google/google-canvas.tsx').then(({ GoogleCanvas }) => GoogleCanvas),
  <MapLoading />,
  WORDS,
);

/** The map of the configured maker. When Google's script does not come, ours takes its place. */
export const MapCanvas = (props: MakerProps): ReactNode => {
  const { googleMapsApiKey } = props.config;
  const [withoutGoogle, setWithoutGoogle] = useState(false);
  if (!googleMapsApiKey || withoutGoogle) return <MaplibreCanvas {...props} />;
  return (
    <GoogleCanvas
      {...props}
      apiKey={googleMapsApiKey}
      onFailure={(why) => {
        setWithoutGoogle(true);
        props.onFailure(why);
      }}
    />
  );
};
