/** The numbers of the community. */
export type CommunityStats = {
  /** verified locations */
  readonly totalLocations: number;
  readonly totalUsers: number;
  /** distinct countries of verified locations */
  readonly totalCountries: number;
  /** published reviews */
  readonly totalReviews: number;
};

/** What analytics keeps of something that it counts: the newest state it received. */
export type Seen = {
  readonly id: string;
  readonly revision: number;
  /** there for everybody: a verified location, a member, a review */
  readonly isCounted: boolean;
};

export type SeenLocation = Seen & {
  /** null: not known */
  readonly country: string | null;
};
