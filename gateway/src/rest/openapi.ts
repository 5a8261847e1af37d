import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { text } from '@wellspring/rest-contract/text';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Answer } from './answers.ts';
import type { Body } from './bodies.ts';
import { sessionCookieName } from '../security/session.ts';
import { namesIn, type Route } from './route.ts';
import { z } from 'zod';

export type OpenApi = ReturnType<typeof createDocument>;

const DESCRIPTION =
  'Places of healing and wellness, as the grid and the map show them. Every error is {"message"}, in words for the reader. ' +
  'Good answers of reading calls carry an ETag: send it back as If-None-Match.';

/** getLocationsByIdPhotos for GET /api/locations/{id}/photos */
const operationId = ({ method, path }: Route): string => {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

const IDEMPOTENCY_KEY = text({ min: 1, max: 200 })
  .optional()
  .describe('repeats with the same key are answered as the first time, and create nothing new');

const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Found, or done',
  201: 'Created',
  202: 'Accepted: it is decided later',
  204: 'Done',
  302: 'Go on there',
};

const contentOf = ({ types, schema }: Answer) =>
  Object.fromEntries(types.map((type) => [type, { schema: schema ?? z.string().meta({ format: 'binary' }) }]));

const headersOf = ({ headers = {}, setsCookie }: Answer): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries({ ...headers, ...(setsCookie ? { 'Set-Cookie': 'the session' } : {}) }).map(
      ([name, meaning]) => [name, z.string().meta({ description: meaning })] as const,
    ),
  );

const error = (description: string) => ({ description, content: { 'application/json': { schema: ErrorBody } } });

const takesSomething = ({ parameters, query, body }: Route): boolean =>
  [parameters, query].some(({ shape }) => Object.keys(shape).length > 0) || body.json !== null || body.form !== null;

const refusals = (route: Route): ZodOpenApiResponsesObject => ({
  ...(takesSomething(route)
    ? { '400': error('Something is unknown, repeated, missing or malformed; the message names it') }
    : {}),
  ...(route.who === 'everyone' ? {} : { '401': error('Nobody is signed in') }),
  ...(['admin', 'owner'].includes(route.who) ? { '403': error('The caller lacks the right') } : {}),
  ...(namesIn(route.path).length > 0 ? { '404': error('There is none, or none that the caller may see') } : {}),
  ...((route.body.json ?? route.body.form)
    ? { '413': error('The body is too large'), '415': error('The body is of another content type') }
    : {}),
  ...(route.takesIdempotencyKey ? { '422': error('The Idempotency-Key was used for another request') } : {}),
  '503': error('A part of the product is away for the moment'),
});

const responsesOf = (route: Route): ZodOpenApiResponsesObject => {
  const good = route.answers.map((answer) => {
    const headers = headersOf(answer);
    const response = {
      description: answer.description ?? STATUS_WORDS[answer.status] ?? 'Done',
      ...(answer.types.length > 0 ? { content: contentOf(answer) } : {}),
      ...(Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {}),
    };
    return [String(answer.status), response] as const;
  });
  return { ...Object.fromEntries(good), ...refusals(route) };
};

const formSchema = ({ fields, files }: NonNullable<Body<unknown>['form']>) =>
  fields.extend(
    Object.fromEntries(
      Object.entries(files).map(([name, { count, bytes }]) => [
        name,
        z
          .array(z.string().meta({ format: 'binary' }))
          .max(count)
          .optional()
          .describe(`at most ${count}, each of at most ${bytes} bytes`),
      ]),
    ),
  );

const requestBodyOf = ({ json, form, isRequired }: Body<unknown>) => ({
  required: isRequired,
  content: {
    ...(json ? { 'application/json': { schema: json } } : {}),
    ...(form ? { 'multipart/form-data': { schema: formSchema(form) } } : {}),
  },
});

const operationOf = (route: Route): ZodOpenApiOperationObject => ({
  operationId: operationId(route),
  summary: route.summary,
  ...(route.description ? { description: route.description } : {}),
  tags: [route.group],
  requestParams: {
    path: route.parameters,
    query: route.query,
    ...(route.takesIdempotencyKey ? { header: z.object({ 'Idempotency-Key': IDEMPOTENCY_KEY }) } : {}),
  },
  ...((route.body.json ?? route.body.form) ? { requestBody: requestBodyOf(route.body) } : {}),
  ...(route.who === 'everyone' ? {} : { security: [{ session: [] }] }),
  responses: responsesOf(route),
});

/** Parameters are texts that become numbers, which hides their defaults from zod. */
const showDefault: ZodOpenApiOverride = ({ jsonSchema, zodSchema }) => {
  if (zodSchema instanceof z.ZodDefault && !('$ref' in jsonSchema)) jsonSchema.default = zodSchema.def.defaultValue;
};

/** The OpenAPI 3.1 document of a table of routes. */
export const openApi = (routes: readonly Route[], publicUrl: string): OpenApi => {
  const paths = Object.entries(Object.groupBy(routes, ({ path }) => path)).map(
    ([path, rows = []]) =>
      [path, Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), operationOf(row)] as const))] as const,
  );
  return createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Wellspring', version: '1', description: DESCRIPTION },
      servers: [{ url: publicUrl }],
      paths: Object.fromEntries(paths),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName(publicUrl),
            description: 'the cookie that POST /api/login sets',
          },
        },
      },
    },
    { override: showDefault },
  );
};
