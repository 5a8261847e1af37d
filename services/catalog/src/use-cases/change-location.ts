import type { Fact } from '@wellspring/platform/bus/port';
import { changeDetails, deleteLocation as lastState, tooManyWriters, unverify, verify } from '../domain/lifecycle.ts';
import type { Location, LocationDetails } from '../domain/location.ts';
import { locationNotFound } from '../domain/publication.ts';
import { locationChanged, locationDeleted, locationUnverified, locationVerified } from '../facts.ts';
import type { LocationStore } from '../ports.ts';

type Deps = { readonly locations: Pick<LocationStore, 'find' | 'replace' | 'remove'>; readonly now: () => Date };

const MOST_ATTEMPTS = 20;

/** Reads, decides, and writes only if nobody was faster; else reads again. A rule answers null when there is nothing to change. */
const rewrite = async (
  { locations }: Deps,
  id: string,
  rule: (location: Location) => Location | null,
  tell: (next: Location) => Fact,
  write: 'replace' | 'remove' = 'replace',
): Promise<Location> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const before = await locations.find(id);
    if (!before) throw locationNotFound();
    const next = rule(before);
    if (!next) return before;
    if (await locations[write](next, before.revision, [tell(next)])) return next;
  }
  throw tooManyWriters();
};

/** Publishes a place. @throws AppError NOT_FOUND */
export const verifyLocation = (deps: Deps) => (id: string) =>
  rewrite(deps, id, (location) => verify(location, deps.now()), locationVerified);

/** Withdraws a place from the public. @throws AppError NOT_FOUND */
export const unverifyLocation = (deps: Deps) => (id: string) =>
  rewrite(deps, id, (location) => unverify(location, deps.now()), locationUnverified);

/** Replaces what is known of a place. @throws AppError NOT_FOUND, VALIDATION */
export const changeLocation = (deps: Deps) => (id: string, details: LocationDetails) =>
  rewrite(deps, id, (location) => changeDetails(location, details, location.provenance, deps.now()), locationChanged);

/** Deletes a place; what hangs on it goes through events. @throws AppError NOT_FOUND */
export const deleteLocation =
  (deps: Deps) =>
  async (id: string): Promise<string> => {
    await rewrite(deps, id, (location) => lastState(location, deps.now()), locationDeleted, 'remove');
    return id;
  };
