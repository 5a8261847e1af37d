import { ErrorBody } from '@wellspring/rest-contract/error-body';
import { z } from 'zod';
import { jsonSchemas, type Schema } from './json-schemas.ts';
import type { Route } from './route.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
export type Response = {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: Schema } };
};
export type ApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
};
export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: ApiOperation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const DESCRIPTION =
  'Places of healing and wellness, as the grid and the map show them. Every error is {"message"}, in words for the reader. ' +
  'Good answers carry an ETag: send it back as If-None-Match.';

const PATH_PARAMETER = /\{(\w+)\}/g;

/** getLocationsPhotos for /api/locations/{id}/photos */
const operationId = ({ method, path }: Route): string => {
  const words = path.replace('/api/', '').replaceAll(PATH_PARAMETER, 'by-$1').split(/[/-]/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
};

const parametersOf = ({ path, query }: Route): readonly Parameter[] => {
  const inPath = [...path.matchAll(PATH_PARAMETER)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query.shape).map(([name, field]): Parameter => {
    const { $schema: _, description, ...schema } = z.toJSONSchema(field, { io: 'input' });
    const whenAbsent = z.safeParse(field, undefined);
    // zod leaves defaults out where the text is transformed first, as every parameter is
    const standard: unknown = whenAbsent.data;
    return {
      name,
      in: 'query',
      required: !whenAbsent.success,
      ...(description ? { description } : {}),
      schema: standard === undefined ? schema : { ...schema, default: standard },
    };
  });
  return [...inPath, ...inQuery];
};

const response = (description: string, schema: Schema): Response => ({
  description,
  content: { 'application/json': { schema } },
});

const responsesOf = (route: Route, answer: Schema | undefined, error: Schema): Record<string, Response> => ({
  ...(answer ? { 200: response('Found', answer) } : {}),
  400: response('A parameter is unknown, repeated or malformed; the message names it', error),
  ...(route.who === 'member' ? { 401: response('Nobody is signed in', error) } : {}),
  ...(route.path.includes('{') ? { 404: response('There is none, or none that the asker may see', error) } : {}),
  503: response('A part of the product is away for the moment', error),
});

/** The OpenAPI document of a table of routes. */
export const openApi = (routes: readonly Route[], publicUrl: string): OpenApi => {
  const answers = Object.fromEntries(routes.flatMap((route) => (route.answer ? [[route.path, route.answer]] : [])));
  const { schemas, named } = jsonSchemas({ ...answers, error: ErrorBody });
  const operation = (route: Route): ApiOperation => ({
    operationId: operationId(route),
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    tags: [route.group],
    parameters: parametersOf(route),
    responses: responsesOf(route, schemas[route.path], schemas.error ?? {}),
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Wellspring', version: '1', description: DESCRIPTION },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(routes.map((route) => [route.path, { get: operation(route) }])),
    components: { schemas: named },
  };
};
