/** What the edge itself answers, as {"message"}. */
export const UNAUTHORIZED = 'Unauthorized';
export const LOCATION_UNKNOWN = 'Location not found';
export const NO_SUCH_CALL = 'There is nothing at this address';
export const NO_SUCH_FILE = 'There is no such file';
export const ADDRESS_MALFORMED = 'The address is not valid: its percent-encoding cannot be read';
export const ADDRESS_TOO_LONG = 'The address is too long';
export const HEADERS_TOO_LARGE = 'The headers of the request are too large';
export const BODY_TOO_LARGE = 'The body of the request is too large';
export const REQUEST_MALFORMED = 'The request could not be read';
export const CROSS_SITE = 'Calls that change something are not accepted from other sites';
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';

export const methodNotAllowed = (method: string, allowed: string): string =>
  `${method} is not possible here, only ${allowed}`;
