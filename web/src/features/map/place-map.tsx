import type { PlaceMapProps } from '../../shared/map-slot.ts';

export const PlaceMap = (_props: PlaceMapProps) => null;
