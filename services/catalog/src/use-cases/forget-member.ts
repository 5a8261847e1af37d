import { AppError } from '@wellspring/errors';
import { changeAll } from '@wellspring/errors/change-all';
import { forgetMember as withoutMember } from '../domain/lifecycle.ts';
import { locationChanged } from '../facts.ts';
import type { DeletionNotes } from '../domain/deletion-note.ts';
import type { LocationStore } from '../ports.ts';
import { rewriteLocation, type RewriteDeps } from './rewrite-location.ts';

const AT_ONCE = 100;

type Deps = RewriteDeps & {
  readonly locations: Pick<LocationStore, 'naming'>;
  readonly deletionNotes: Pick<DeletionNotes, 'removeOfMember'>;
};

/** Removes a deleted member from all places. Places that are deleted meanwhile have no member either. Safe to repeat. */
export const forgetMember =
  (deps: Deps) =>
  async (memberId: string): Promise<void> => {
    const some = () => deps.locations.naming(memberId, AT_ONCE);
    const rewrite = (id: string) =>
      rewriteLocation(
        deps,
        id,
        (location) => withoutMember(location, memberId, deps.now()),
        (next) => locationChanged(next),
      );
    const forget = async (id: string): Promise<boolean> => {
      try {
        await rewrite(id);
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
        throw error;
      }
    };
    await changeAll(some, forget);
    await deps.deletionNotes.removeOfMember(memberId);
  };
