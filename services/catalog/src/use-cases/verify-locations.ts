import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import type { Location } from '../domain/location.ts';
import type { AdminRights } from '../domain/admin-list.ts';
import type { ReadRevision } from '../domain/read-revision.ts';
import { unverifyLocation, verifyLocation } from './change-location.ts';
import type { RewriteDeps } from './rewrite-location.ts';

/** What became of one of many. */
export type Verified = { readonly id: string; readonly location: Location | null; readonly refusal: Message | null };

const RIGHT_ENDED = say('catalogErrors.forbidden');

/** One of many places, as it was read. */
export type ReadLocation = { readonly id: string; readonly readRevision: ReadRevision };

/**
 * Publishes or withdraws many places, one after the other, and answers with a result for each: one that has changed since it was read is
 * refused, the others are not. If the admin loses the right meanwhile, the rest is refused.
 */
export const verifyLocations =
  (deps: RewriteDeps & { readonly adminRights: Pick<AdminRights, 'stillHas'> }) =>
  async (places: readonly ReadLocation[], isVerified: boolean, by: string): Promise<readonly Verified[]> => {
    const change = isVerified ? verifyLocation(deps) : unverifyLocation(deps);
    const one = async ({ id, readRevision }: ReadLocation): Promise<Verified> => {
      if (!(await deps.adminRights.stillHas(by))) return { id, location: null, refusal: RIGHT_ENDED };
      try {
        return { id, location: await change(id, by, readRevision), refusal: null };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { id, location: null, refusal: error.words };
      }
    };
    const results: Verified[] = [];
    for (const place of places) results.push(await one(place));
    return results;
  };
