import { credentialsOf, type Call } from '../served/people.fixture.ts';
import { CLAIM, CORRECTION, heroForm, MESSAGE, PIXEL, PLACE, REPORT, REVIEW } from '../served/subjects.fixture.ts';
import type { RoleName, Subject } from '../served/roles.ts';

type Example = {
  readonly query?: string;
  readonly body?: (role: RoleName, locationId: string) => object;
};

/** A form with one picture. */
export const photoForm = (field: string) => (): FormData => {
  const form = new FormData();
  form.append(field, new Blob([PIXEL], { type: 'image/png' }), 'me.png');
  return form;
};

const { password } = credentialsOf('visitor');

/** A valid call of a route that needs more than the id of a target. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'GET /api/locations/suggest': { query: '?q=warm' },
  'POST /api/locations': { body: () => PLACE },
  'GET /api/locations/similar': { query: '?name=Warm%20Pool&city=Kyoto' },
  'POST /api/locations/{id}/photos': { body: photoForm('photos') },
  'PUT /api/locations/{id}/photos/{photoId}': { body: () => ({ caption: 'Steam' }) },
  'GET /api/geocode': { query: '?q=paris' },
  'GET /api/map': { query: '?bbox=-180,-85,180,85&zoom=2' },
  'POST /api/locations/research': { body: () => ({ query: 'Baranof Warm Springs, Alaska' }) },
  'POST /api/locations/{id}/claim': { body: () => CLAIM },
  'PUT /api/locations/{id}': { body: () => CORRECTION },
  'PUT /api/admin/proposals/{id}': { body: () => ({ status: 'declined' }) },
  'PUT /api/admin/locations/verify': { body: () => ({ ids: ['nobody-has-this'], isVerified: true }) },
  'PUT /api/admin/locations/{id}/verify': { body: () => ({ isVerified: true }) },
  'PUT /api/admin/locations/{id}': { body: () => ({ hours: '10–18' }) },
  'POST /api/locations/{id}/visit': { body: () => ({ visitStatus: 'visited' }) },
  'POST /api/locations/{id}/reviews': { body: () => REVIEW },
  'PUT /api/reviews/{id}': { body: () => ({ rating: 3 }) },
  'POST /api/trip-lists': { body: () => ({ name: 'Springs' }) },
  'GET /api/trip-lists/{id}/export': { query: '?format=gpx' },
  'PUT /api/trip-lists/{id}': { body: () => ({ name: 'Warm springs' }) },
  'POST /api/trip-lists/{id}/items': { body: (_, locationId) => ({ locationId }) },
  'PUT /api/trip-lists/{id}/items/{locationId}': { body: () => ({ notes: 'Early' }) },
  'PUT /api/admin/users/{id}/admin': { body: () => ({ isAdmin: false }) },
  'PUT /api/admin/users/{id}/suspended': { body: () => ({ isSuspended: false }) },
  'POST /api/events': { body: () => ({ type: 'page_view', path: '/home' }) },
  'POST /api/register': { body: (role) => ({ email: `new-${role}@example.org`, password }) },
  'POST /api/login': { body: credentialsOf },
  'DELETE /api/user': { body: () => ({ password: 'not theirs' }) },
  'POST /api/locations/{id}/report': { body: () => REPORT },
  'POST /api/reviews/{id}/report': { body: () => REPORT },
  'POST /api/trip-lists/{id}/report': { body: () => REPORT },
  'PUT /api/reports/status': { body: () => ({ locationId: 'nowhere', status: 'resolved' }) },
  'PUT /api/reports/{id}/status': { body: () => ({ status: 'resolved' }) },
  'POST /api/contact': { body: () => ({ ...MESSAGE, name: 'A' }) },
  'PUT /api/admin/site-settings/{key}': { body: () => ({ value: 'false' }) },
  'POST /api/admin/hero-images': { body: heroForm },
  'PUT /api/admin/hero-images/order': { body: () => ({ ids: ['twice', 'twice'] }) },
  'PUT /api/admin/hero-images/{id}/toggle': { body: () => ({ isActive: true }) },
  'PUT /api/profile': { body: () => ({ firstName: 'Ann' }) },
  'PUT /api/user/profile': { body: () => ({ firstName: 'Ann', language: 'en' }) },
  'PUT /api/user/mails': { body: () => ({ getsDigest: true }) },
  'PUT /api/user/photo': { body: photoForm('photo') },
  'PUT /api/change-password': {
    body: () => ({ currentPassword: password, newPassword: password, confirmPassword: password }),
  },
  'POST /api/verify-email': { body: () => ({ token: 'nobody-mailed-this' }) },
  'POST /api/forgot-password': { body: (role) => ({ email: `nobody-${role}@example.org` }) },
  'PUT /api/user/email': { body: () => ({ email: 'elsewhere@example.org', password }) },
  'POST /api/reset-password/check': { body: () => ({ token: 'nobody-mailed-this' }) },
  'POST /api/sign-in-link': { body: (role) => ({ email: `nobody-${role}@example.org` }) },
  'POST /api/sign-in-by-link': { body: () => ({ token: 'nobody-mailed-this' }) },
  'POST /api/reset-password': { body: () => ({ token: 'nobody-mailed-this', newPassword: password }) },
};

/** A call of a route, as `GET /api/locations/{id}`, about a target; `locationId`: where a second one is named. */
export const restCall = (row: string, role: RoleName, subject: Subject): Call => {
  const [method = '', template = ''] = row.split(' ');
  const { query = '', body } = EXAMPLES[row] ?? {};
  const values: Readonly<Record<string, string>> = {
    ...subject,
    username: 'somebody',
    key: 'auto_verify_locations',
    receiptId: 'nobody-has-this',
  };
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { method, path: `${path}${query}`, ...(body && { body: body(role, subject.locationId) }) };
};
