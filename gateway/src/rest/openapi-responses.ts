import { ErrorBody, ProblemDetails } from '@wellspring/rest-contract/error-body';
import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { Answer } from './answers.ts';
import { isRepeatable, refusedStatuses } from './refusals.ts';
import type { Route } from './route.ts';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Found, or done',
  201: 'Created',
  202: 'Accepted: it is decided later',
  204: 'Done',
  302: 'Go on there',
};

const header = (description: string) => z.string().meta({ description });
const RETRY_AFTER = { 'Retry-After': header('seconds after which the same call may work') };
/** Absent where addresses have no limit. */
const RATE_LIMIT = {
  'RateLimit-Policy': header('q calls at once from one address, refilled in w seconds').optional(),
  RateLimit: header('r calls are left, all of them again in t seconds').optional(),
};
const ETAG = { ETag: header('stands for the answer: send it back as If-None-Match, and an unchanged one is a 304') };

const headersOf = (headers: Readonly<Record<string, z.ZodType>>) =>
  Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {};

const refused = (id: string, description: string, headers = {}): ZodOpenApiResponseObject => ({
  id,
  description,
  content: { 'application/json': { schema: ErrorBody }, 'application/problem+json': { schema: ProblemDetails } },
  ...headersOf(headers),
});

/** Each refusal once: calls refer to it. */
const REFUSED: Readonly<Record<number, ZodOpenApiResponseObject>> = {
  400: refused('Malformed', 'Something is unknown, repeated, missing or malformed; the message names it'),
  401: refused('NotSignedIn', 'Nobody is signed in, or the e-mail address and the password do not belong together'),
  403: refused('Forbidden', 'The caller lacks the right, is suspended, or is a page of another site'),
  404: refused('NotFound', 'There is none, or none that the caller may see'),
  405: refused('MethodNotAllowed', 'The address does not know this method', {
    Allow: header('the methods that it knows'),
  }),
  409: refused(
    'Conflict',
    'It does not go with what is there, or somebody else was faster: read again, and decide anew',
  ),
  413: refused('TooLarge', 'The body is too large'),
  414: refused('AddressTooLong', 'The address has more than 4,096 characters'),
  415: refused('UnsupportedType', 'The body is of another content type'),
  422: refused('KeyReused', 'The Idempotency-Key was used for another request'),
  429: refused('TooManyRequests', 'Too often: by this caller, or for this call', { ...RETRY_AFTER, ...RATE_LIMIT }),
  500: refused('Failed', 'It is our fault, and in our log'),
  503: refused('Away', 'A part of the product is away for the moment, or more comes than can be done', RETRY_AFTER),
};

const NOT_MODIFIED: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'The answer that has the ETag of If-None-Match is as it was',
  headers: z.object(ETAG),
};

const BINARY = z.string().meta({ format: 'binary' });

/** What a file holds: bytes, unless it is JSON. */
const schemaOfFile = (type: string): z.ZodType =>
  /[/+]json$/.test(type) ? z.looseObject({}).meta({ description: 'a file of JSON' }) : BINARY;

const contentOf = ({ types, schema }: Answer) =>
  Object.fromEntries(types.map((type) => [type, { schema: schema ?? schemaOfFile(type) }]));

const good = (answer: Answer, route: Route): ZodOpenApiResponseObject => {
  const { headers = {}, setsCookie } = answer;
  const named = Object.entries({ ...headers, ...(setsCookie ? { 'Set-Cookie': 'the session' } : {}) });
  return {
    description: answer.description ?? STATUS_WORDS[answer.status] ?? 'Done',
    ...(answer.types.length > 0 ? { content: contentOf(answer) } : {}),
    ...headersOf({
      ...Object.fromEntries(named.map(([name, meaning]) => [name, header(meaning)])),
      ...(answer.status === 200 && isRepeatable(route) ? ETAG : {}),
    }),
  };
};

/** All that a call may answer: its good answers, and what it may be refused with. */
export const responsesOf = (route: Route): ZodOpenApiResponsesObject => ({
  ...Object.fromEntries(route.answers.map((answer) => [String(answer.status), good(answer, route)] as const)),
  ...(isRepeatable(route) ? { '304': NOT_MODIFIED } : {}),
  ...Object.fromEntries(refusedStatuses(route).map((status) => [String(status), REFUSED[status]] as const)),
});
