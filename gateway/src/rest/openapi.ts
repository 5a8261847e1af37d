import { text } from '@wellspring/rest-contract/text';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiOverride } from 'zod-openapi';
import { sessionCookieName } from '../security/session.ts';
import { z } from 'zod';
import { API_GROUPS } from './api-groups.ts';
import type { Body } from './bodies.ts';
import { addExamples } from './openapi-examples.ts';
import { responsesOf } from './openapi-responses.ts';
import type { Route } from './route.ts';

export type OpenApi = ReturnType<typeof createDocument>;

const DESCRIPTION =
  'Places of healing and wellness, as the grid and the map show them. Every error is a Problem: a message for the reader, and a code for programs that stays the same; who accepts ' +
  'application/problem+json is given RFC 9457. ' +
  'Good answers of reading calls carry an ETag: send it back as If-None-Match.';

/** getLocationsByIdPhotos for GET /api/locations/{id}/photos */
const operationId = ({ method, path }: Route): string => {
  const words = path
    .replace('/api/', '')
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

const IDEMPOTENCY_KEY = text({ min: 1, max: 200 }).optional().meta({
  description: 'repeats with the same key are answered as the first time, and create nothing new',
  pattern: '^[\\x21-\\x7e]+$',
});

const formSchema = ({ fields, files }: NonNullable<Body<unknown>['form']>) =>
  fields.extend(
    Object.fromEntries(
      Object.entries(files).map(([name, { count, bytes, formats }]) => [
        name,
        z
          .array(z.string().meta({ format: 'binary' }))
          .max(count)
          .optional()
          .describe(`at most ${count}, each of at most ${bytes} bytes${formats ? `: ${formats}` : ''}`),
      ]),
    ),
  );

/** The form comes first: generators of clients read one, and only a form has files. */
const requestBodyOf = ({ json, form, isRequired }: Body<unknown>) => ({
  required: isRequired,
  content: {
    ...(form ? { 'multipart/form-data': { schema: formSchema(form) } } : {}),
    ...(json ? { 'application/json': { schema: json } } : {}),
  },
});

const AUDIENCE: Readonly<Record<Route['who'], string>> = {
  everyone: 'Open to everybody.',
  member: 'For members who are signed in.',
  admin: 'For admins.',
  owner: 'For owners.',
};

const operationOf = (route: Route): ZodOpenApiOperationObject => ({
  operationId: operationId(route),
  summary: route.summary,
  description: [route.description, AUDIENCE[route.who]].filter(Boolean).join('\n\n'),
  tags: [route.group],
  requestParams: {
    path: route.parameters,
    query: route.query,
    ...(route.takesIdempotencyKey ? { header: z.object({ 'Idempotency-Key': IDEMPOTENCY_KEY }) } : {}),
  },
  ...((route.body.json ?? route.body.form) ? { requestBody: requestBodyOf(route.body) } : {}),
  security: route.who === 'everyone' ? [] : [{ session: [] }],
  responses: responsesOf(route),
});

/** Parameters are texts that become numbers, which hides their defaults from zod. */
const showDefault: ZodOpenApiOverride = ({ jsonSchema, zodSchema }) => {
  if (zodSchema instanceof z.ZodDefault && !('$ref' in jsonSchema)) jsonSchema.default = zodSchema.def.defaultValue;
};

/** A format says it all: generated clients read the value first, and then hold the pattern against what it has become. */
const formatAlone: ZodOpenApiOverride = ({ jsonSchema }) => {
  if ('format' in jsonSchema) delete jsonSchema.pattern;
};

const override: ZodOpenApiOverride = (context) => {
  showDefault(context);
  formatAlone(context);
};

const tagsOf = (routes: readonly Route[]) =>
  [...new Set(routes.map(({ group }) => group))].map((name) => {
    const description = API_GROUPS[name];
    return description === undefined ? { name } : { name, description };
  });

/** The OpenAPI 3.1 document of a table of routes. */
export const openApi = (routes: readonly Route[], publicUrl: string): OpenApi => {
  const paths = Object.entries(Object.groupBy(routes, ({ path }) => path)).map(
    ([path, rows = []]) =>
      [path, Object.fromEntries(rows.map((row) => [row.method.toLowerCase(), operationOf(row)] as const))] as const,
  );
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Wellspring',
        version: '1',
        description: DESCRIPTION,
        contact: { name: 'Those who keep the site', url: `${publicUrl}/contact` },
      },
      servers: [{ url: publicUrl }],
      tags: tagsOf(routes),
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
    { override },
  );
  return addExamples(document);
};
