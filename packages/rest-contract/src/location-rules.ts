/** How well it is known where a place lies: there, or only about there: in the middle of its town, or at a point that is doubted. */
export const COORDINATES_ARE = ['exact', 'approximate'] as const;
export type CoordinatesAre = (typeof COORDINATES_ARE)[number];

/** Who confirmed what a place says; never by name. */
export const CONFIRMERS = ['member', 'owner', 'staff'] as const;
export type Confirmer = (typeof CONFIRMERS)[number];

/** Why a point is probably wrong. */
export const POINT_DOUBTS = ['zero', 'swapped', 'sign', 'repeated', 'farFromTown', 'outsideCountry'] as const;
export type PointDoubtKind = (typeof POINT_DOUBTS)[number];

/** What a name or an address that is looked up turns out to be. */
export const GEOCODE_KINDS = ['address', 'town', 'region', 'country'] as const;
export type GeocodeKind = (typeof GEOCODE_KINDS)[number];

/** The directions of a compass, clockwise from north. */
export const COMPASS_DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number];

/** What a search asks for beside its words. */
export const SEARCH_NEEDS = ['position'] as const;
export type SearchNeed = (typeof SEARCH_NEEDS)[number];

export const LOCATION_SORTS = ['relevance', 'distance', 'rating', 'newest', 'warmest', 'name'] as const;
export type LocationSort = (typeof LOCATION_SORTS)[number];

/** Which places admins look at, and in which order. */
export const ADMIN_LOCATION_STATES = ['all', 'pending', 'verified', 'claimed', 'doubted'] as const;
export type AdminLocationState = (typeof ADMIN_LOCATION_STATES)[number];
export const ADMIN_LOCATION_SORTS = ['newest', 'oldest', 'name'] as const;
export type AdminLocationSort = (typeof ADMIN_LOCATION_SORTS)[number];

/** What a photo in a gallery came with. */
export const PHOTO_SOURCES = ['location', 'review'] as const;
