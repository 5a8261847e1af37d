import {
  NOBODY,
  everybody,
  admins,
  members,
  shownPlace,
  placeOfMembers,
  ownList,
  ownReview,
  ofAccount,
  doneWith,
  deletedReview,
  deletedList,
  readList,
  calculatedBadges,
  type Row,
} from './roles.ts';

/** Every route of /api. */
export const REST: Readonly<Record<string, Row>> = {
  'GET /api/locations': everybody('200'),
  'GET /api/locations/suggest': everybody('200'),
  'GET /api/locations/{id}': shownPlace,
  'GET /api/locations/{id}/photos': shownPlace,
  'GET /api/map': everybody('200'),
  'GET /api/geocode': everybody('200'),
  'GET /api/my-locations': members,
  'POST /api/locations/research': members,

  'GET /api/locations/{id}/favorite': placeOfMembers,
  'POST /api/locations/{id}/favorite': placeOfMembers,
  'GET /api/locations/{id}/visit': placeOfMembers,
  'POST /api/locations/{id}/visit': placeOfMembers,
  'GET /api/favorites': members,
  'GET /api/visits': members,

  'GET /api/users/{id}/badge': ofAccount('200'),
  'GET /api/users/{id}/badges': ofAccount('200'),
  'POST /api/users/{id}/calculate-badges': calculatedBadges,
  'GET /api/stream': members,

  'GET /api/locations/{id}/reviews': shownPlace,
  'POST /api/locations/{id}/reviews': {
    // the author has reviewed both before, the other what is published
    'published place': '401 401 201 409 409 201 201',
    'pending place': '401 401 404 404 409 201 201',
    'deleted place': NOBODY,
    'unknown place': NOBODY,
  },
  'PUT /api/reviews/{id}': ownReview,
  'DELETE /api/reviews/{id}': doneWith('204', deletedReview),

  'GET /api/public-trip-lists': everybody('200'),
  'GET /api/trip-lists': members,
  'POST /api/trip-lists': doneWith('201', members),
  'GET /api/trip-lists/{id}': readList,
  'GET /api/trip-lists/{id}/export': readList,
  'PUT /api/trip-lists/{id}': ownList,
  'DELETE /api/trip-lists/{id}': doneWith('204', deletedList),
  'POST /api/trip-lists/{id}/items': doneWith('201', ownList),
  'PUT /api/trip-lists/{id}/items/{locationId}': ownList,
  'DELETE /api/trip-lists/{id}/items/{locationId}': doneWith('204', ownList),

  'GET /api/categories': everybody('200'),
  'GET /api/stats': everybody('200'),
  'GET /api/config': everybody('200'),
  'GET /api/hero-images': everybody('200'),

  'GET /api/admin/site-settings': admins,
  'PUT /api/admin/site-settings/{key}': admins,

  'GET /api/user': members,
  // with a password that is not theirs
  'DELETE /api/user': doneWith('400', members),
  'GET /api/deletions/{receiptId}': everybody('404'),
  'GET /api/user/export': members,
  'POST /api/register': everybody('201'),
  'POST /api/login': everybody('200'),
  'GET /api/login': everybody('302'),
  'POST /api/logout': everybody('204'),
  'GET /api/check-username/{username}': everybody('200'),
  'PUT /api/profile': members,
  'PUT /api/user/profile': members,
  'PUT /api/user/photo': members,
  'DELETE /api/user/photo': members,
  'PUT /api/change-password': members,
  'POST /api/complete-onboarding': members,
  // with a token that nobody mailed
  'POST /api/verify-email': everybody('400'),
  // their addresses are confirmed
  'POST /api/resend-verification': doneWith('409', members),
  'POST /api/forgot-password': everybody('200'),
  'POST /api/reset-password': everybody('400'),
};
