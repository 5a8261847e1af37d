/** The numbers of the community. */
export type CommunityStats = {
  /** verified places */
  readonly totalLocations: number;
  readonly totalUsers: number;
  /** distinct countries of verified places */
  readonly totalCountries: number;
  /** published reviews */
  readonly totalReviews: number;
};

/** What analytics keeps of a place: the newest state it heard of. */
export type PlaceSeen = {
  readonly id: string;
  readonly revision: number;
  /** verified and not deleted */
  readonly isCounted: boolean;
  /** null: not known */
  readonly country: string | null;
};
