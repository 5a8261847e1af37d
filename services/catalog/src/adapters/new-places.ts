import type { Location } from '../domain/location.ts';
import { toLocation, type LocationDocument } from './location-document.ts';

/** More than an import is ahead of search. */
const MOST = 1_000;

/**
 * The newest places, as they would be read, where one process writes them: search asks for each a moment after it was written. Values
 * are shared: nobody may change them.
 */
export const newPlaces = () => {
  const known = new Map<string, Location>();
  return {
    of: (id: string): Location | undefined => known.get(id),
    /** They were written for the first time. */
    add: (documents: readonly LocationDocument[]): void => {
      for (const document of documents) known.set(document._id, toLocation(document));
      for (const id of known.keys()) {
        if (known.size <= MOST) return;
        known.delete(id);
      }
    },
    /** They are about to be written anew: called before, so that nobody reads here what is no more. */
    forget: (ids: readonly string[]): void => ids.forEach((id) => known.delete(id)),
  };
};
