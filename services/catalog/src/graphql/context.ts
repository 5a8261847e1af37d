import type { Actor } from '@wellspring/platform/subgraph/actor';
import { readerOf } from '@wellspring/platform/subgraph/define-subgraph';
import DataLoader from 'dataloader';
import { mayView, type Viewer } from '../domain/publication.ts';
import type { Location } from '../domain/location.ts';
import type { LocationStore } from '../ports.ts';

/** What resolvers of one operation share. */
export type CatalogContext = {
  readonly actor: Actor;
  readonly viewer: Viewer;
  /** aborted when they have left */
  readonly signal?: AbortSignal | undefined;
  /** places that this viewer may see, many in one fetch; null for others */
  readonly locationById: DataLoader<string, Location | null>;
};

export const catalogContext =
  (locations: Pick<LocationStore, 'findMany'>) =>
  (actor: Actor): CatalogContext => {
    const viewer = readerOf(actor);
    const locationById = new DataLoader<string, Location | null>(async (ids) => {
      const found = new Map((await locations.findMany(ids)).map((location) => [location.id, location]));
      return ids.map((id) => {
        const location = found.get(id);
        return location && mayView(viewer, location) ? location : null;
      });
    });
    return { actor, viewer, locationById };
  };
