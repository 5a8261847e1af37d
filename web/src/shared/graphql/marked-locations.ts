import type { ApolloCache } from '@apollo/client';
import { MarkedLocationsDocument, type MarkedLocationsQuery } from '../../generated/marks-operations.ts';
import type { VisitStatus } from '../../generated/operations.ts';

type Marked = MarkedLocationsQuery['markedLocations'];

/** The ids with one that is in there, or is not. */
const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => [
  ...(isIn ? [id] : []),
  ...ids.filter((each) => each !== id),
];

/** Does nothing before a map has requested the marks. */
const changeMarked = (cache: ApolloCache, change: (marked: Marked) => Marked): void => {
  cache.updateQuery(
    { query: MarkedLocationsDocument },
    (cached) => cached && { ...cached, markedLocations: change(cached.markedLocations) },
  );
};

/** Tells the map of a place that was saved or taken off. */
export const markFavorite = (cache: ApolloCache, id: string, isFavorite: boolean): void =>
  changeMarked(cache, (marked) => ({ ...marked, favorites: withId(marked.favorites, id, isFavorite) }));

/** Tells the map of a visit. */
export const markVisit = (cache: ApolloCache, id: string, visitStatus: VisitStatus): void =>
  changeMarked(cache, (marked) => ({
    ...marked,
    visited: withId(marked.visited, id, visitStatus === 'visited'),
    wantToVisit: withId(marked.wantToVisit, id, visitStatus === 'want_to_visit'),
  }));
