import { submitLocation as submit } from '../domain/lifecycle.ts';
import type { Location, LocationDetails } from '../domain/location.ts';
import { locationSubmitted } from '../facts.ts';
import type { Geocoder, LocationStore } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'insert'>;
  readonly geocode: Geocoder;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type Submission = {
  readonly details: LocationDetails;
  readonly submittedBy: string;
  readonly isClaimed: boolean;
};
export type Submitted = { readonly location: Location; readonly notice: string | null };

const NOT_FOUND_ON_MAP = 'We could not find this address on the map. The place is listed, but not shown on the map.';

/** Stores a member's place as pending. Coordinates that were left empty are found from the address, where it is known. */
export const submitLocation =
  ({ locations, geocode, newId, now }: Deps) =>
  async ({ details, submittedBy, isClaimed }: Submission): Promise<Submitted> => {
    const coordinates = details.coordinates ?? (await coordinatesOf(details, geocode));
    const location = submit(
      { ...details, coordinates },
      { id: newId(), now: now(), submittedBy, isClaimed, publishAtOnce: false },
    );
    await locations.insert(location, [locationSubmitted(location)]);
    return { location, notice: coordinates ? null : NOT_FOUND_ON_MAP };
  };

/** From the exact address to the town: the first that the geocoder knows. */
const coordinatesOf = async ({ address, city, state, country }: LocationDetails, geocode: Geocoder) => {
  const attempts = [
    [address, city, state, country],
    [city, state, country],
    [city, country],
  ];
  for (const parts of attempts) {
    const [best] = await geocode(parts.filter(Boolean).join(', '), 1);
    if (best) return { latitude: best.latitude, longitude: best.longitude };
  }
  return null;
};
