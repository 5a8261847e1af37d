import { errorCode } from './error-code.ts';

const UNTRUSTED_CERTIFICATE = 'no authority that is known here vouches for its certificate: name one in TLS_CA';
const HANGS_UP = 'it hangs up: look at whether both sides speak TLS';
const NO_TLS = 'it does not speak TLS there';
const WRONG_ACCOUNT = 'user, password or key is wrong or has expired';
const REFUSED_KEYS = 'its keys are wrong, or may not do that';
const NO_STORE = 'it answers as no file store does: look at its address, and at whether it wants https';
const NOT_ALLOWED = 'this user or key may not do that';

/** What libraries call the ways in which a connection cannot be made. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up now',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'it does not answer in time',
  ECONNRESET: HANGS_UP,
  UND_ERR_SOCKET: HANGS_UP,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet: look at the clocks',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED_CERTIFICATE,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED_CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT: UNTRUSTED_CERTIFICATE,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED_CERTIFICATE,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED_CERTIFICATE,
  CERT_SIGNATURE_FAILURE: UNTRUSTED_CERTIFICATE,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name than the setting has',
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
  EPROTO: NO_TLS,
  EAUTH: WRONG_ACCOUNT,
  InvalidAccessKeyId: WRONG_ACCOUNT,
  SignatureDoesNotMatch: WRONG_ACCOUNT,
  // a store answers so as well when it does not believe the keys
  AccessDenied: REFUSED_KEYS,
  XMinioStorageFull: 'its disk is full',
  RequestTimeTooSkewed: 'its clock and this one are apart: set both by NTP',
};

/** The numbers of MongoDB's answers, and the status of HTTP's. */
const BY_NUMBER: Readonly<Record<number, string>> = {
  13: NOT_ALLOWED,
  18: WRONG_ACCOUNT,
  8000: WRONG_ACCOUNT,
  401: WRONG_ACCOUNT,
  403: NOT_ALLOWED,
};

/** Characters of a message that are looked at. */
const MESSAGE_MAX = 2_000;

const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/authentication failed|Invalid username or password/i, WRONG_ACCOUNT],
  [/Client sent an HTTP request to an HTTPS server|socket hang up|other side closed|Closed connection/i, HANGS_UP],
  // Bounded: at most 2,000 characters, MESSAGE_MAX.
  [/connection .*closed/i, HANGS_UP],
];

const DEEPEST = 6;

const asList = (errors: readonly unknown[]): readonly unknown[] => errors;

/** What an error was caused by; MongoDB's driver keeps that for each server of a set. */
const causesOf = (error: object): readonly unknown[] => {
  const servers =
    'reason' in error && typeof error.reason === 'object' && error.reason !== null && 'servers' in error.reason
      ? error.reason.servers
      : undefined;
  const ofServers =
    servers instanceof Map ? [...servers.values()].map((server: { readonly error?: unknown }) => server.error) : [];
  return [
    ...('cause' in error ? [error.cause] : []),
    ...(error instanceof AggregateError ? asList(error.errors) : []),
    ...ofServers,
  ];
};

const ownProblem = (error: object): string | undefined => {
  const code = errorCode(error);
  if (code !== undefined && Object.hasOwn(BY_CODE, code)) return BY_CODE[code];
  // The client of S3 finds no code in what a server says that wants https, or is something else.
  if (!code && error instanceof Error && error.name === 'S3Error') return NO_STORE;
  const number = 'statusCode' in error ? error.statusCode : 'code' in error ? error.code : undefined;
  if (typeof number === 'number' && Object.hasOwn(BY_NUMBER, number)) return BY_NUMBER[number];
  const message = error instanceof Error ? error.message.slice(0, MESSAGE_MAX) : '';
  return BY_WORDS.find(([words]) => words.test(message))?.[1];
};

/** Why an engine cannot be used, in words for the operator; undefined: no more is known than the error says. What lies deepest explains best. */
export const connectionProblem = (error: unknown, depth = 0): string | undefined => {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return undefined;
  for (const cause of causesOf(error)) {
    const problem = connectionProblem(cause, depth + 1);
    if (problem !== undefined) return problem;
  }
  return ownProblem(error);
};
