import type { MarkStore } from '../ports.ts';

/** The most marks that a map shows. */
const MARKED_MAX = 5_000;

export type MarkedLocations = {
  readonly favorites: readonly string[];
  readonly visited: readonly string[];
  readonly wantToVisit: readonly string[];
};

/** The ids of what a member saved and visited, the last first, at most 5,000 of each. */
export const markedLocations =
  ({ marks }: { readonly marks: Pick<MarkStore, 'favorites' | 'visits'> }) =>
  async (userId: string): Promise<MarkedLocations> => {
    const pages = await Promise.all([
      marks.favorites(userId, MARKED_MAX, 0),
      marks.visits(userId, 'visited', MARKED_MAX, 0),
      marks.visits(userId, 'want_to_visit', MARKED_MAX, 0),
    ]);
    const [favorites = [], visited = [], wantToVisit = []] = pages.map((page) =>
      page.marks.map(({ locationId }) => locationId),
    );
    return { favorites, visited, wantToVisit };
  };
