import type { MapViewProps } from '../../shared/map-slot.ts';

export const MapView = (_props: MapViewProps) => <p className="p-8 text-center text-ink-soft">Loading map...</p>;
