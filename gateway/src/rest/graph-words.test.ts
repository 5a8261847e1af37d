import { readFileSync } from 'node:fs';
import { buildSchema, getOperationAST, getVariableValues, parse } from 'graphql';
import { z } from 'zod';
import { NO_STREAMS } from '../gateway.fixture.ts';
import { apiRoutes } from './api-routes.ts';
import { dataOf } from '../graph/data-of.ts';
import { isSchema } from './describe-schema.ts';
import { exampleSent } from './example-of.ts';
import { openApi } from './openapi.ts';
import { namesIn } from './parse-address.ts';
import type { Route } from './route.ts';

const graph = buildSchema(readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8'), {
  assumeValidSDL: true,
});
const routes = apiRoutes(
  { googleMapsApiKey: null, mapStyleUrl: null, streets: null, privacyUrl: null, imprintUrl: null },
  NO_STREAMS,
);

const contract = openApi(routes, 'http://localhost:4000');

const CIRCUMSTANCES = {
  actor: { kind: 'member', id: 'm', isAdmin: true, isOwner: true },
  idempotencyKey: 'key',
  session: 'session',
  browser: 'browser',
  userAgent: 'a browser',
  publicUrl: 'http://localhost:4000',
  signal: new AbortController().signal,
} as const;

type Bound = 'minimum' | 'maximum';

/** A schema whose parts have no names. */
const plainSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() });

const bodyOf = ({ path, method }: Route): unknown =>
  ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'example'].reduce<unknown>(
    (inner, step) => (isSchema(inner) ? inner[step] : undefined),
    contract,
  );

/** The numbers of a schema's fields, each at one limit. */
const atItsEnd = (schema: z.ZodType, end: Bound): Readonly<Record<string, number>> => {
  const { properties } = plainSchema(schema);
  return Object.fromEntries(
    Object.entries(properties ?? {}).flatMap(([name, field]) => {
      const forms = isSchema(field) ? [field, ...(Array.isArray(field.anyOf) ? field.anyOf.filter(isSchema) : [])] : [];
      return forms.flatMap((form) => {
        const bound = form[end];
        return typeof bound === 'number' ? [[name, bound] as const] : [];
      });
    }),
  );
};

/** The errors of the graph for the variables of a call whose numbers are all at one limit of the contract. */
const saidOf = (route: Route, end: Bound): readonly string[] => {
  const { document, body, query, parameters } = route;
  const definitions = document && getOperationAST(parse(document.text))?.variableDefinitions;
  if (!definitions) return [];
  const sent = bodyOf(route);
  const json = body.json && isSchema(sent) ? { ...sent, ...atItsEnd(body.json, end) } : undefined;
  const shown = exampleSent({ ...plainSchema(query) }, {});
  const numbers = Object.entries({ ...(isSchema(shown) ? shown : {}), ...atItsEnd(query, end) })
    .filter(([name]) => !['near', 'radiusKm', 'offset', 'openAt'].includes(name))
    .map(([name, value]): [string, string] => [name, name === 'bbox' ? '1,2,3,4' : String(value)]);
  const names = Object.fromEntries(namesIn(route.path).map((name) => [name, 'a']));
  const raw = json === undefined ? ({ kind: 'none' } as const) : ({ kind: 'json', value: json } as const);
  const read = route.parseTarget(parameters.parse(names), new URLSearchParams(numbers).toString());
  const { variables } = read(raw, CIRCUMSTANCES);
  return (getVariableValues(graph, definitions, variables).errors ?? []).map(({ message }) => message);
};

const ASKING = routes.filter(({ document, body }) => document !== null && (body.json !== null || body.form === null));

describe('the words of the graph', () => {
  it.each(ASKING.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'do not appear at %s, whose number limits are those of the graph',
    (_, route) => {
      expect([saidOf(route, 'maximum'), saidOf(route, 'minimum')]).toEqual([[], []]);
    },
  );

  it('are replaced by ours where the graph refuses a value all the same', () => {
    const message = 'Variable "$input" got invalid value 3000000000 at "input.revision"; Int cannot represent it';
    const refused = (): unknown => dataOf({ errors: [{ message, extensions: { code: 'VALIDATION' } }] });
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        message: expect.not.stringMatching(/Variable|Int|\$/) as string,
      }) as Error,
    );
  });
});
