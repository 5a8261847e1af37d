import { mayView, type Viewer } from '@wellspring/place-replica/place';
import type { Mark } from '../domain/mark.ts';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { MarkStore } from '../ports.ts';

/** More marks of one member than this are not looked through. */
const MARKED_MAX = 5_000;

type Deps = {
  readonly marks: Pick<MarkStore, 'favorites' | 'visits'>;
  readonly places: Pick<PlaceStore, 'findMany'>;
};
type Page = { readonly limit: number; readonly offset: number };
export type MarkedPage = { readonly locations: readonly { readonly id: string }[]; readonly total: number };

/** A page of those that the member may see: others are neither shown nor counted. */
const pageOf = async (
  { places }: Deps,
  marks: readonly Mark[],
  viewer: Viewer,
  { limit, offset }: Page,
): Promise<MarkedPage> => {
  const ids = marks.map(({ locationId }) => locationId);
  const seen = new Set((await places.findMany(ids)).filter((place) => mayView(viewer, place)).map(({ id }) => id));
  const locations = ids.filter((id) => seen.has(id)).map((id) => ({ id }));
  return { locations: locations.slice(offset, offset + limit), total: locations.length };
};

/** What a member saved, the last first. */
export const favorites =
  (deps: Deps) =>
  async (viewer: Viewer, page: Page): Promise<MarkedPage> =>
    pageOf(deps, (await deps.marks.favorites(viewer.id, MARKED_MAX, 0)).marks, viewer, page);

/** Where a member has been or wants to go, the last marked first; undefined: both. */
export const visits =
  (deps: Deps) =>
  async (viewer: Viewer, status: 'visited' | 'want_to_visit' | undefined, page: Page): Promise<MarkedPage> =>
    pageOf(deps, (await deps.marks.visits(viewer.id, status, MARKED_MAX, 0)).marks, viewer, page);
