import { memo } from 'react';
import { ClusterMarker } from './cluster-marker.tsx';
import type { MarkerProps } from './marker-props.ts';
import type { Pin } from './pins.ts';
import { PlaceMarker } from './place-marker.tsx';

/** What stands on the map for a place, or for many. */
export const PinMarker = memo(({ pin, ...rest }: MarkerProps<Pin>) =>
  pin.kind === 'location' ? <PlaceMarker pin={pin} {...rest} /> : <ClusterMarker pin={pin} {...rest} />,
);
PinMarker.displayName = 'PinMarker';
