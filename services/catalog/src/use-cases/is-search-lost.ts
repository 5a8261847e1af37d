import type { LocationStore, SearchIndex } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'published'>;
  readonly index: Pick<SearchIndex, 'search'>;
};

/** Whether the index is empty although there are published places: its file is gone, or of an earlier edition. */
export const isSearchLost =
  ({ locations, index }: Deps) =>
  async (): Promise<boolean> => {
    const one = { limit: 1, offset: 0 };
    const { total } = await index.search({ ...one, sort: 'name' });
    return total === 0 && (await locations.published(one)).total > 0;
  };
