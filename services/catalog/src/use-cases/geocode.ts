import { labelOf } from '../domain/geocoding/gazetteer-place.ts';
import type { Gazetteer, GeocodeResult, Geocoder } from '../ports.ts';

type Deps = { readonly gazetteer: Gazetteer; readonly geocoder: Geocoder | null };

/**
 * Coordinates for the name of a town, region or country, best first. Only when addresses are asked for do the words reach
 * the configured geocoder, which may be a third party; of an address that it does not know, the town is told. @throws AppError UNAVAILABLE
 */
export const geocode =
  ({ gazetteer, geocoder }: Deps) =>
  async (text: string, limit: number, isAddress: boolean): Promise<readonly GeocodeResult[]> => {
    const found = isAddress && geocoder ? await geocoder(text, limit) : [];
    if (found.length > 0) return found;
    return (await gazetteer.find(text, limit)).map((place) => ({
      kind: place.kind,
      name: place.name,
      label: labelOf(place),
      latitude: place.latitude,
      longitude: place.longitude,
      country: place.country,
      bounds: place.bounds,
    }));
  };
