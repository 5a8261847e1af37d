import { AppError } from '@wellspring/errors';
import { OVERTAKEN, retryOvertaken } from '@wellspring/errors/retry-overtaken';
import type { Fact } from '@wellspring/platform/bus/port';
import {
  changeDetails,
  deleteLocation as lastState,
  forgetMember as withoutMember,
  tooManyWriters,
  unverify,
  verify,
} from '../domain/lifecycle.ts';
import type { Location, LocationDetails } from '../domain/location.ts';
import { locationNotFound } from '../domain/publication.ts';
import { locationChanged, locationDeleted, locationUnverified, locationVerified } from '../facts.ts';
import type { DeletedSources, LocationStore } from '../ports.ts';
import type { InTurn } from './one-at-a-time.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'find' | 'replace' | 'remove'>;
  readonly inTurn: InTurn;
  readonly now: () => Date;
};

/** Reads, decides, and writes only if nobody was faster; else reads again. A rule answers null when there is nothing to change. */
const rewrite = (
  { locations, inTurn }: Deps,
  id: string,
  rule: (location: Location) => Location | null,
  factOf: (next: Location) => Fact,
  write: 'replace' | 'remove' = 'replace',
): Promise<Location> =>
  inTurn(id, () =>
    retryOvertaken(async () => {
      const before = await locations.find(id);
      if (!before) throw locationNotFound();
      const next = rule(before);
      if (!next) return before;
      return (await locations[write](next, before.revision, [factOf(next)])) ? next : OVERTAKEN;
    }, tooManyWriters),
  );

/** Publishes a place. @throws AppError NOT_FOUND */
export const verifyLocation = (deps: Deps) => (id: string) =>
  rewrite(deps, id, (location) => verify(location, deps.now()), locationVerified);

/** Withdraws a place from the public. @throws AppError NOT_FOUND */
export const unverifyLocation = (deps: Deps) => (id: string) =>
  rewrite(deps, id, (location) => unverify(location, deps.now()), locationUnverified);

/** Replaces what is known of a place. @throws AppError NOT_FOUND, VALIDATION */
export const changeLocation = (deps: Deps) => (id: string, details: LocationDetails) =>
  rewrite(deps, id, (location) => changeDetails(location, details, deps.now()), locationChanged);

const AT_ONCE = 100;

/** No place names a member who has gone. A place that is deleted meanwhile names nobody. Safe to repeat. */
export const forgetMember =
  (deps: Deps & { readonly locations: Pick<LocationStore, 'naming'> }) =>
  async (memberId: string): Promise<void> => {
    const some = () => deps.locations.naming(memberId, AT_ONCE);
    for (let ids = await some(); ids.length > 0; ids = await some())
      for (const id of ids)
        await rewrite(deps, id, (location) => withoutMember(location, memberId, deps.now()), locationChanged).catch(
          (error: unknown) => {
            if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
          },
        );
  };

/**
 * Deletes a Location; what hangs on it goes through events. Its source is marked first, so that no import brings it
 * back: a mark without a deletion does no harm, a deletion without a mark would. @throws AppError NOT_FOUND
 */
export const deleteLocation =
  (deps: Deps & { readonly deletedSources: Pick<DeletedSources, 'mark'> }) =>
  async (id: string): Promise<string> => {
    const { source, sourceId } = (await deps.locations.find(id))?.provenance ?? {};
    if (source != null && sourceId != null) await deps.deletedSources.mark({ source, sourceId });
    await rewrite(deps, id, (location) => lastState(location, deps.now()), locationDeleted, 'remove');
    return id;
  };
