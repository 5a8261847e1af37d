/** The status of a visit, in the order in which it is offered; none: there is no visit. */
export const VISIT_STATUSES = ['visited', 'want_to_visit', 'none'] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

/** Those that a list of one's visits can show. */
export const LISTED_VISITS = ['visited', 'want_to_visit'] as const satisfies readonly VisitStatus[];
