import { list, say, type Message } from '@wellspring/words/message';

/** What the edge itself answers, as {"message"}. */
export const UNAUTHORIZED = say('contract.unauthorized');
export const LOCATION_UNKNOWN = say('contract.locationUnknown');
export const REVIEWS_AWAY = say('contract.reviewsAway');
/** Beside photos of a member for a published place. */
export const PHOTOS_WAIT = say('contract.photosWait');
export const PROPOSAL_UNKNOWN = say('contract.proposalUnknown');
export const LIST_UNKNOWN = say('contract.listUnknown');
export const PLACES_AWAY = say('contract.placesAway');
export const REVIEW_UNKNOWN = say('contract.reviewUnknown');
export const REPORT_UNKNOWN = say('contract.reportUnknown');
export const MESSAGE_UNKNOWN = say('contract.messageUnknown');
export const USER_UNKNOWN = say('contract.userUnknown');
export const SETTING_UNKNOWN = say('contract.settingUnknown');
export const NO_SUCH_CALL = say('contract.noSuchCall');
export const NO_SUCH_FILE = say('contract.noSuchFile');
export const ADDRESS_MALFORMED = say('contract.addressMalformed');
export const ADDRESS_TOO_LONG = say('contract.addressTooLong');
export const HEADERS_TOO_LARGE = say('contract.headersTooLarge');
export const BODY_TOO_LARGE = say('contract.bodyTooLarge');
export const BODY_MISSING = say('contract.bodyMissing');
export const BODY_PACKED = say('contract.bodyPacked');
/** @param types media types that are taken */
export const bodyTypeWrong = (types: readonly string[]): Message =>
  say('contract.bodyTypeWrong', { types: list('or', types) });
export const JSON_MALFORMED = say('contract.jsonMalformed');
export const JSON_TOO_DEEP = say('contract.jsonTooDeep');
export const FORM_MALFORMED = say('contract.formMalformed');
export const IDEMPOTENCY_KEY_MALFORMED = say('contract.idempotencyKeyMalformed');
export const VALUE_REFUSED = say('contract.valueRefused');
export const REQUEST_MALFORMED = say('contract.requestMalformed');
export const HOST_UNKNOWN = say('contract.hostUnknown');
export const TOO_MANY_STREAMS = say('contract.tooManyStreams');
export const TOO_MANY_REQUESTS = say('contract.tooManyRequests');
export const TOO_MANY_STREAMS_OF_ONE = say('contract.tooManyStreamsOfOne');
export const TOO_BUSY = say('contract.tooBusy');
export const TIMED_OUT = say('contract.timedOut');
export const CROSS_SITE = say('contract.crossSite');

export const methodNotAllowed = (method: string, allowed: string): Message =>
  say('contract.methodNotAllowed', { method, allowed });
