/** What the edge itself answers, as {"message"}. */
export const UNAUTHORIZED = 'Unauthorized';
export const LOCATION_UNKNOWN = 'Location not found';
export const REVIEWS_AWAY = 'Reviews are not available right now. Please try again in a moment.';
/** Beside photos of a member for a published place. */
export const PHOTOS_WAIT = 'An admin looks at these photos before others see them.';
export const PROPOSAL_UNKNOWN = 'Proposal not found';
export const LIST_UNKNOWN = 'List not found';
export const PLACES_AWAY = 'Places are not available right now. Please try again in a moment.';
export const REVIEW_UNKNOWN = 'Review not found';
export const REPORT_UNKNOWN = 'Report not found';
export const MESSAGE_UNKNOWN = 'Message not found';
export const USER_UNKNOWN = 'User not found';
export const SETTING_UNKNOWN = 'There is no such setting';
export const NO_SUCH_CALL = 'There is nothing at this address';
export const NO_SUCH_FILE = 'There is no such file';
export const ADDRESS_MALFORMED = 'The address is not valid: its percent-encoding cannot be read';
export const ADDRESS_TOO_LONG = 'The address is too long';
export const HEADERS_TOO_LARGE = 'The headers of the request are too large';
export const BODY_TOO_LARGE = 'The body of the request is too large';
export const BODY_MISSING = 'The request needs a body';
export const BODY_PACKED = 'The body must be sent as it is, without Content-Encoding';
export const BODY_TYPE_WRONG = 'The body must be sent as';
export const JSON_MALFORMED = 'The body is not valid JSON';
export const JSON_TOO_DEEP = 'The body is nested too deeply';
export const FORM_MALFORMED = 'The form could not be read';
export const IDEMPOTENCY_KEY_MALFORMED = 'Idempotency-Key must be 1 to 200 letters, digits and signs, without blanks';
export const VALUE_REFUSED = 'A value of the request is not one that can be taken';
export const REQUEST_MALFORMED = 'The request could not be read';
export const HOST_UNKNOWN = 'This is not the address of the site';
export const TOO_MANY_STREAMS = 'Too many people listen right now. Please try again in a moment.';
export const TOO_MANY_REQUESTS = 'Too many requests.';
export const TOO_MANY_STREAMS_OF_ONE = 'This account listens in too many places at once.';
export const TOO_BUSY = 'More people are here right now than can be answered. Please try again in a moment.';
export const TIMED_OUT = 'The request took too long to arrive';
export const CROSS_SITE = 'Calls that change something are not accepted from other sites';

export const methodNotAllowed = (method: string, allowed: string): string =>
  `${method} is not possible here, only ${allowed}`;
