import type { Row } from '../served/roles.ts';

export const shownEntity: Row = {
  'published place': '200',
  'pending place': '204 204 204 204 200 200 200',
  'deleted place': '204',
  'unknown place': '204',
};
/** What everybody says for themselves of a place: it tells nothing of the place. */
export const ownMark: Row = {
  'published place': '204 204 200 200 200 200 200',
  'pending place': '204 204 200 200 200 200 200',
  'deleted place': '204 204 200 200 200 200 200',
  'unknown place': '204 204 200 200 200 200 200',
};
/** What only those have who did something there: the other and the author. */
export const ownAction: Row = {
  'published place': '204 204 204 200 200 204 204',
  'pending place': '204 204 204 204 200 204 204',
  'deleted place': '204',
  'unknown place': '204',
};
/** What only its submitter and admins read, once it is gone. */
export const deletedPlace: Row = {
  'published place': '401 401 204 204 204 204 204',
  'pending place': '401 401 204 204 204 204 204',
  'deleted place': '401 401 204 204 200 200 200',
  'unknown place': '401 401 204 204 204 204 204',
};
/** Of a place that is not there it is none. */
export const countForAdmins: Row = {
  'published place': '401 401 403 403 403 200 200',
  'pending place': '401 401 403 403 403 200 200',
  'deleted place': '401 401 403 403 403 200 200',
  'unknown place': '401 401 403 403 403 200 200',
};
export const badgesOf: Row = { 'known account': '200', 'unknown account': '204' };
