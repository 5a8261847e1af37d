import { MESSAGE, PLACE, REPORT, REVIEW } from './things.fixture.ts';

type Arguments = (id: string, locationId: string, photoId: string) => Readonly<Record<string, unknown>>;

const ofId: Arguments = (id) => ({ id });
const ofLocation: Arguments = (locationId) => ({ locationId });
const token = () => ({ token: 'nobody-has-this' });

/** Each address may be written to a few times an hour. */
let asked = 0;

/** What a field is asked with, where it must be told something. */
export const ARGUMENTS: Readonly<Record<string, Arguments>> = {
  'Query.location': ofId,
  'Query.map': () => ({ box: { west: -180, south: -85, east: 180, north: 85 }, zoom: 2 }),
  'Query.suggestLocations': () => ({ q: 'warm' }),
  'Query.geocode': () => ({ q: 'paris' }),
  'Query.similarLocations': () => ({ name: 'Warm Pool', city: 'Kyoto' }),
  'Query.session': token,
  'Query.deletion': () => ({ receiptId: 'nobody-has-this' }),
  'Mutation.deleteAccount': () => ({ password: 'not theirs' }),
  'Query.usernameAvailability': () => ({ username: 'somebody' }),
  'Query.tripList': ofId,
  'Query.badgeHolder': (userId) => ({ userId }),
  'Mutation.submitLocation': () => ({ input: PLACE }),
  'Mutation.researchLocation': () => ({ query: 'Baranof Warm Springs, Alaska' }),
  'Query.deletedLocation': ofId,
  'Mutation.claimLocation': (id) => ({ id, message: 'Mine' }),
  'Mutation.correctLocation': (id) => ({ id, input: {} }),
  'Mutation.decideProposal': (id) => ({ id, status: 'declined' }),
  'Mutation.addLocationPhotos': (id) => ({ id, uploads: [] }),
  'Mutation.changeLocationPhoto': (id, _, photoId) => ({ id, photoId, input: { caption: 'Steam' } }),
  'Mutation.deleteLocationPhoto': (id, _, photoId) => ({ id, photoId }),
  'Mutation.verifyLocation': ofId,
  'Mutation.verifyLocations': () => ({ ids: ['nobody-has-this'], isVerified: true }),
  'Mutation.changeLocation': (id) => ({ id, input: PLACE }),
  'Mutation.deleteLocation': ofId,
  // who is neither stays so: their session is needed for the next row
  'Mutation.setAdmin': (id) => ({ id, isAdmin: false }),
  'Mutation.setSuspended': (id) => ({ id, isSuspended: false }),
  'Mutation.recordPageView': () => ({ input: { path: '/home' } }),
  'Mutation.register': () => ({ input: { email: 'other@example.org', password: 'warm water' } }),
  'Mutation.login': () => ({ email: 'other@example.org', password: 'warm water' }),
  'Mutation.logout': token,
  'Mutation.changeMails': () => ({ getsDigest: true }),
  'Mutation.changeProfile': () => ({ input: { firstName: 'Ann' } }),
  'Mutation.changePassword': () => ({ currentPassword: 'warm water', newPassword: 'warm water' }),
  'Mutation.verifyEmail': token,
  'Mutation.confirmEmail': token,
  'Mutation.forgotPassword': () => ({ email: `nobody-${++asked}@example.org` }),
  'Mutation.resetPassword': () => ({ ...token(), newPassword: 'warm water' }),
  'Mutation.createReview': (locationId) => ({ input: { locationId, ...REVIEW } }),
  'Mutation.changeReview': (id) => ({ id, input: { rating: 3 } }),
  'Mutation.deleteReview': ofId,
  'Mutation.deleteReviewPhoto': (id, _, photoId) => ({ id, photoId }),
  'Mutation.favorite': ofLocation,
  'Mutation.visit': (locationId) => ({ locationId, input: { visitStatus: 'visited' } }),
  'Mutation.createTripList': () => ({ input: { name: 'Springs' } }),
  'Mutation.changeTripList': (id) => ({ id, input: { name: 'Warm springs' } }),
  'Mutation.deleteTripList': ofId,
  'Mutation.addTripListItem': (id, locationId) => ({ id, input: { locationId } }),
  'Mutation.changeTripListItem': (id, locationId) => ({ id, locationId, input: { notes: 'Early' } }),
  'Mutation.removeTripListItem': (id, locationId) => ({ id, locationId }),
  'Mutation.reportLocation': (locationId) => ({ locationId, input: REPORT }),
  'Mutation.reportReview': (reviewId) => ({ reviewId, input: REPORT }),
  'Mutation.reportTripList': (tripListId) => ({ tripListId, input: REPORT }),
  'Mutation.settleReport': (id) => ({ id, status: 'resolved' }),
  'Mutation.settleReportsOn': () => ({ about: { kind: 'location', id: 'nowhere' }, status: 'resolved' }),
  'Mutation.sendContactMessage': () => ({ input: { ...MESSAGE, name: 'A' } }),
  'Mutation.markMessageRead': ofId,
  'Mutation.deleteContactMessage': ofId,
  'Mutation.addHeroImages': () => ({ files: [{ upload: 'nobody-sent-this', originalName: 'pool.jpg' }] }),
  'Mutation.orderHeroImages': () => ({ ids: ['twice', 'twice'] }),
  'Mutation.setHeroImageActive': (id) => ({ id, isActive: true }),
  'Mutation.deleteHeroImage': ofId,
  'Mutation.changeSiteSetting': () => ({ key: 'auto_verify_locations', value: 'false' }),
  'Mutation.calculateBadges': (userId) => ({ userId }),
};
