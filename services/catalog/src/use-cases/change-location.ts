import type { Fact } from '@wellspring/platform/bus/port';
import { editLocation, type LocationEdit } from '../domain/edit.ts';
import { unverify, verify } from '../domain/lifecycle.ts';
import type { Location } from '../domain/location.ts';
import type { ReadRevision } from '../domain/read-revision.ts';
import { locationChanged, locationUnverified, locationVerified, type Acting } from '../facts.ts';
import type { CheckEditedPoint } from './check-edited-point.ts';
import type { CheckHours } from './evaluate-hours.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

/** An event that names the admin who caused it; null: no admin. */
const acting =
  (by: string | null, factOf: (next: Location, acting: Acting) => Fact) =>
  (next: Location, before: Location): Fact =>
    factOf(next, by === null ? null : { by, before });

const deciding =
  (rule: typeof verify, factOf: typeof locationVerified) =>
  (deps: RewriteDeps) =>
  (id: string, by: string | null = null, readRevision: ReadRevision = null): Promise<Location> =>
    rewriteLocation(deps, id, (location) => rule(location, deps.now(), readRevision), acting(by, factOf));

/**
 * Publishes a place. `by`: the admin; `readRevision`: what they read, null where they did not say.
 * @throws AppError NOT_FOUND; CONFLICT in words that name what has changed since that revision
 */
export const verifyLocation = deciding(verify, locationVerified);

/** Withdraws a place from the public. Arguments and errors as verifyLocation. */
export const unverifyLocation = deciding(unverify, locationUnverified);

/**
 * Changes the details of a place; absent fields stay, and a point that is doubted then is marked. `by`: the admin; `readRevision`:
 * what they read, null where they did not say.
 * @throws AppError NOT_FOUND, VALIDATION; CONFLICT with the fields that others changed since that revision
 */
export const changeLocation =
  (deps: RewriteDeps & { readonly checkEditedPoint: CheckEditedPoint; readonly checkHours: CheckHours }) =>
  async (
    id: string,
    edit: LocationEdit,
    by: string | null = null,
    readRevision: ReadRevision = null,
  ): Promise<Location> => {
    const read = await deps.locations.find(id);
    const checked = read
      ? {
          ...edit,
          ...(await deps.checkEditedPoint(read, edit)),
          ...(await deps.checkHours(edit, { ...read, ...edit }, read.openingHours)),
        }
      : edit;
    return rewriteLocation(
      deps,
      id,
      (location) => editLocation(location, checked, { readRevision, now: deps.now() }),
      acting(by, locationChanged),
    );
  };
