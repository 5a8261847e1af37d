import { AppError, isUnavailable } from '@wellspring/errors';
import { submitLocation as submit } from '../domain/lifecycle.ts';
import type { Coordinates, Location, LocationDetails } from '../domain/location.ts';
import { locationSubmitted } from '../facts.ts';
import { AUTO_VERIFY, publishesAtOnce } from '../domain/site-setting.ts';
import type { Geocoder, LocationStore, SiteSettingStore } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'insert'>;
  readonly siteSettings: Pick<SiteSettingStore, 'valueOf'>;
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

const MAP_SEARCH_AWAY =
  'The search for addresses is away for the moment. The place is listed, but not shown on the map until its point is set.';
const NOT_FOUND_ON_MAP = 'We could not find this address on the map. The place is listed, but not shown on the map.';

/** Attempts begin within this time of the submission, so that it answers while somebody still waits for it. */
const ATTEMPTS_MS = 3_000;

/**
 * Stores a member's Location: pending, unless the site publishes submissions at once. Coordinates that were left empty are found from the address, where it is known;
 * a geocoder that is away or slow keeps nobody from submitting.
 */
export const submitLocation =
  ({ locations, siteSettings, geocode, newId, now }: Deps) =>
  async ({ details, submittedBy, isClaimed }: Submission): Promise<Submitted> => {
    const { coordinates, notice } = details.coordinates
      ? { coordinates: details.coordinates, notice: null }
      : await located(details, { geocode, now });
    const publishAtOnce = publishesAtOnce(await siteSettings.valueOf(AUTO_VERIFY));
    const location = submit(
      { ...details, coordinates },
      { id: newId(), now: now(), submittedBy, isClaimed, publishAtOnce },
    );
    await locations.insert(location, [locationSubmitted(location)]);
    return { location, notice };
  };

type Located = { readonly coordinates: Coordinates | null; readonly notice: string | null };

const located = async (details: LocationDetails, deps: Pick<Deps, 'geocode' | 'now'>): Promise<Located> => {
  try {
    const coordinates = await coordinatesOf(details, deps);
    return { coordinates, notice: coordinates ? null : NOT_FOUND_ON_MAP };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { coordinates: null, notice: MAP_SEARCH_AWAY };
  }
};

/** From the exact address to the town: the first that the geocoder knows. */
const coordinatesOf = async (
  { address, city, state, country }: LocationDetails,
  { geocode, now }: Pick<Deps, 'geocode' | 'now'>,
): Promise<Coordinates | null> => {
  const attempts = [
    [address, city, state, country],
    [city, state, country],
    [city, country],
  ];
  const until = now().getTime() + ATTEMPTS_MS;
  for (const parts of attempts) {
    if (now().getTime() > until) throw new AppError('UNAVAILABLE', 'The geocoder is too slow');
    const [best] = await geocode(parts.filter(Boolean).join(', '), 1);
    if (best) return { latitude: best.latitude, longitude: best.longitude };
  }
  return null;
};
