import { NEAR_KM } from '@wellspring/rest-contract/listing-limits';
import type { Coordinates } from '../location.ts';
import type { Circle, LocationQuery } from './query.ts';

/** What "near a point" means: everything within 150 km of it. */
export const horizonAround = ({ latitude, longitude }: Coordinates): Circle => ({ latitude, longitude, km: NEAR_KM });

/** The circles that limit a list or a map; none: no limit. */
export const circlesOf = ({
  near,
  radiusKm,
  within,
}: Pick<LocationQuery, 'near' | 'radiusKm' | 'within'>): readonly Circle[] => [
  ...(near && radiusKm !== undefined ? [{ ...near, km: radiusKm }] : []),
  ...(within ? [within] : []),
];
