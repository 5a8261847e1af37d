import type { Location } from '../domain/location.ts';
import type { Page } from '../domain/search/query.ts';
import type { LocationStore } from '../ports.ts';

type Deps = { readonly locations: Pick<LocationStore, 'submittedBy'> };

/** What a member submitted, pending ones too, newest first. */
export const ownLocations =
  ({ locations }: Deps) =>
  async (memberId: string, page: { readonly limit: number; readonly offset: number }): Promise<Page<Location>> =>
    locations.submittedBy(memberId, page);

const READ_AT_ONCE = 500;

/** All that a member submitted, for their own copy. */
export const everyOwnLocation =
  ({ locations }: Deps) =>
  async (memberId: string): Promise<readonly Location[]> => {
    const all: Location[] = [];
    for (;;) {
      const { items, total } = await locations.submittedBy(memberId, { limit: READ_AT_ONCE, offset: all.length });
      all.push(...items);
      if (items.length === 0 || all.length >= total) return all;
    }
  };
