/** Which members admins look at. */
export const MEMBER_FILTERS = ['all', 'admins', 'suspended'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

/** Newest first, in the order of their names, or those who were here last first. */
export const MEMBER_SORTS = ['newest', 'name', 'lastSeen'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
