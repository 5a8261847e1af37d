// The words of the tables of who may do what. They import nothing, so that nothing of the product can agree with itself.

/**
 * The callers: a visitor; a caller with an ended session; a member; another member, who has a list and a review of their
 * own; the author, whose everything is that a call is about; an admin; an owner.
 */
export const ROLES = ['visitor', 'ended', 'member', 'other', 'author', 'admin', 'owner'] as const;
export type RoleName = (typeof ROLES)[number];

/** What calls can be about, by its kind. It is the author's: their own, and foreign to everybody else. */
export const SUBJECTS = {
  none: ['nothing'],
  place: ['published place', 'pending place', 'deleted place', 'unknown place'],
  list: ['public list', 'private list', 'deleted list', 'unknown list'],
  review: ['review', 'deleted review', 'unknown review'],
  hiddenReview: ['review of a pending place'],
  report: ['pending report', 'settled report', 'unknown report'],
  message: ['contact message', 'unknown message'],
  account: ['known account', 'unknown account'],
  heroImage: ['hero image', 'deleted hero image', 'unknown hero image'],
  proposal: ['open proposal', 'unknown proposal'],
} as const;
export type SubjectName = (typeof SUBJECTS)[keyof typeof SUBJECTS][number];

/** What one call is about; `locationId`: a second place that it names, `photoId`: a photo of the place, where it names one. */
export type Subject = { readonly id: string; readonly locationId: string; readonly photoId: string };

/**
 * By target: the status of each role, in the order of ROLES; a single status is for all roles. Over the graph 200 is an
 * answer, 204 one without anything in it, and an error the status that its code has over REST.
 */
export type Row = Readonly<Partial<Record<SubjectName, string>>>;

//                visitor/ended member other author admin owner
const MEMBERS = '401 401 200 200 200 200 200';
export const NOBODY = '401 401 404 404 404 404 404';
const AUTHOR = '401 401 404 404 200 404 404';
const AUTHOR_AND_ADMINS = '401 401 404 404 200 200 200';
const ADMINS = '401 401 403 403 403 200 200';
const OWNERS = '401 401 403 403 403 403 200';
const OWNERS_IN_VAIN = '401 401 403 403 403 403 404';
const ADMINS_IN_VAIN = '401 401 403 403 403 404 404';
/** calls that create or end a session, or pass files on: only routes of /api may make them, and no client of the graph */
export const ROUTES = '403';
export const ROUTES_FOR_MEMBERS = '401 401 403 403 403 403 403';

export const everybody = (status: string): Row => ({ nothing: status });
export const admins: Row = { nothing: ADMINS };
export const members: Row = { nothing: MEMBERS };

export const shownPlace: Row = {
  'published place': '200',
  'pending place': '404 404 404 404 200 200 200',
  'deleted place': '404',
  'unknown place': '404',
};
export const placeOfMembers: Row = {
  'published place': MEMBERS,
  'pending place': AUTHOR_AND_ADMINS,
  'deleted place': NOBODY,
  'unknown place': NOBODY,
};
/** What only who submitted a place, and admins, may do to it. */
export const placeOfSubmitter: Row = {
  'published place': AUTHOR_AND_ADMINS,
  'pending place': AUTHOR_AND_ADMINS,
  'deleted place': NOBODY,
  'unknown place': NOBODY,
};
export const placeOfAdmins: Row = {
  'published place': ADMINS,
  'pending place': ADMINS,
  'deleted place': ADMINS_IN_VAIN,
  'unknown place': ADMINS_IN_VAIN,
};
export const accountOfAdmins: Row = { 'known account': ADMINS, 'unknown account': ADMINS_IN_VAIN };
export const accountOfOwners: Row = { 'known account': OWNERS, 'unknown account': OWNERS_IN_VAIN };
export const heroImageOfAdmins: Row = {
  'hero image': ADMINS,
  'deleted hero image': ADMINS_IN_VAIN,
  'unknown hero image': ADMINS_IN_VAIN,
};
/** A submission that is corrected by who made it. */
export const ownPlace: Row = {
  'published place': AUTHOR,
  'pending place': AUTHOR,
  'deleted place': NOBODY,
  'unknown place': NOBODY,
};
export const proposalOfAdmins: Row = { 'open proposal': ADMINS, 'unknown proposal': ADMINS_IN_VAIN };
export const ownList: Row = {
  'public list': AUTHOR,
  'private list': AUTHOR,
  'deleted list': NOBODY,
  'unknown list': NOBODY,
};
export const ownReview: Row = {
  review: AUTHOR,
  'deleted review': NOBODY,
  'unknown review': NOBODY,
};
export const ofAccount = (status: string): Row => ({ 'known account': status, 'unknown account': status });

/** The same rights, where another status than 200 says that it was done. */
export const doneWith = (status: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([subject, cells]) => [subject, cells.replaceAll('200', status)]));

export const deletedReview: Row = {
  review: AUTHOR_AND_ADMINS,
  'deleted review': NOBODY,
  'unknown review': NOBODY,
};
export const deletedList: Row = {
  'public list': AUTHOR_AND_ADMINS,
  'private list': AUTHOR,
  'deleted list': NOBODY,
  'unknown list': NOBODY,
};
/** Reading a private list is the only call that is refused with 403. */
export const readList: Row = {
  'public list': '200',
  'private list': '403 403 403 403 200 403 403',
  'deleted list': '404',
  'unknown list': '404',
};
/** What a member reports: what is shown to them, and a list only where it is shown to everybody. */
export const reportedReview: Row = {
  review: MEMBERS,
  'deleted review': NOBODY,
  'unknown review': NOBODY,
};
export const reportedList: Row = {
  'public list': MEMBERS,
  'private list': NOBODY,
  'deleted list': NOBODY,
  'unknown list': NOBODY,
};
export const settledReport: Row = {
  'pending report': ADMINS,
  'settled report': '401 401 403 403 403 409 409',
  'unknown report': ADMINS_IN_VAIN,
};
export const readMessage: Row = { 'contact message': ADMINS, 'unknown message': ADMINS_IN_VAIN };
export const calculatedBadges: Row = {
  'known account': '401 401 404 404 200 200 200',
  'unknown account': '401 401 404 404 404 200 200',
};

/** Calls that change their target: each has its own target. */
export const CHANGING: readonly string[] = [
  'POST /api/locations/{id}/reviews',
  'POST /api/locations/{id}/visit',
  'Mutation.visit',
  'DELETE /api/trip-lists/{id}/items/{locationId}',
  'POST /api/trip-lists/{id}/items',
  'Mutation.addTripListItem',
  'Mutation.removeTripListItem',
];

/** Calls that leave nothing of what they are about, or make it another: each time it is a new one. */
export const SPENDING: readonly string[] = [
  'DELETE /api/admin/contact-messages/{id}',
  'Mutation.deleteContactMessage',
  'PUT /api/admin/proposals/{id}',
  'Mutation.decideProposal',
  'PUT /api/reports/{id}/status',
  'Mutation.settleReport',
  'PUT /api/admin/locations/{id}/verify',
  'DELETE /api/admin/locations/{id}',
  'DELETE /api/reviews/{id}',
  'DELETE /api/trip-lists/{id}',
  'DELETE /api/admin/hero-images/{id}',
  'Mutation.deleteHeroImage',
  'Mutation.verifyLocation',
  'Mutation.deleteLocation',
  'Mutation.deleteReview',
  'Mutation.deleteTripList',
];
