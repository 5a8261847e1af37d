import { openGazetteer } from './adapters/gazetteer.ts';
import { labelOf } from './domain/geocoding/gazetteer-place.ts';
import type { Box } from './domain/search/query.ts';

/** Around the middle of a town, in degrees of latitude: some 20 km. */
const REACH = 0.18;

export type NamedArea = { readonly label: string; readonly bounds: Box };

/** What a name means to the bundled gazetteer: a country, state, region, or a town with what is around it; null: nothing is called so. */
export const namedArea = async (name: string): Promise<NamedArea | null> => {
  const place = await openGazetteer().named(name);
  if (!place) return null;
  const { latitude, longitude } = place;
  const wide = REACH / Math.cos((latitude * Math.PI) / 180);
  const around = { west: longitude - wide, south: latitude - REACH, east: longitude + wide, north: latitude + REACH };
  return { label: labelOf(place), bounds: place.bounds ?? around };
};
