import { MAP_LOADING } from '@wellspring/rest-contract/map-messages';
import type { MapViewProps } from '../../shared/map-slot.ts';

export const MapView = (_props: MapViewProps) => (
  <p className="flex min-h-[600px] items-center justify-center rounded-card bg-sunken text-ink-soft">{MAP_LOADING}</p>
);
