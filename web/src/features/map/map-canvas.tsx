import type { ClientConfig } from '@wellspring/rest-contract/first-html';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { CanvasProps } from './engine.ts';

const MaplibreCanvas = lazy(() =>
  import('./maplibre/maplibre-canvas.tsx').then(({ MaplibreCanvas }) => ({ default: MaplibreCanvas })),
);
const GoogleCanvas = lazy(() =>
  import('./google/google-canvas.tsx').then(({ GoogleCanvas }) => ({ default: GoogleCanvas })),
);

type Props = CanvasProps & { readonly config: ClientConfig; readonly fallback: ReactNode };

/** The map of the configured maker. When Google's script does not come, ours takes its place. */
export const MapCanvas = ({ fallback, ...props }: Props) => {
  const { googleMapsApiKey } = props.config;
  const [withoutGoogle, setWithoutGoogle] = useState(false);
  return (
    <Suspense fallback={fallback}>
      {googleMapsApiKey && !withoutGoogle ? (
        <GoogleCanvas
          {...props}
          apiKey={googleMapsApiKey}
          onFailure={(why) => {
            setWithoutGoogle(true);
            props.onFailure(why);
          }}
        />
      ) : (
        <MaplibreCanvas {...props} />
      )}
    </Suspense>
  );
};
