/** What decides which of two places on the map is the better one to show. */
export type Rank = { readonly standing: number; readonly isClosed: boolean };

/** The better one first: open before temporarily closed, then by standing. Several places of one rank are rare. */
export const byRank = (a: Rank, b: Rank): number => Number(a.isClosed) - Number(b.isClosed) || b.standing - a.standing;
