import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { diff } from '@graphql-inspector/core';
import { UrlLoader } from '@graphql-tools/url-loader';
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, parse, printSchema } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import { exampleSupergraph } from '../graph/example-schemas.fixture.ts';
import { openPlanner } from '../graph/planner.ts';
import { ports, send, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const url = (): string => `http://127.0.0.1:${ports['any']}/graphql`;
const { apiSchema } = openPlanner(exampleSupergraph());

const load = async () => {
  const [source] = await new UrlLoader().load(url(), { fetch });
  if (!source?.schema) throw new Error('No schema was loaded');
  return source.schema;
};

describe('introspection', () => {
  it('answers the whole schema, with every option of the standard query', async () => {
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, body } = await send({ query });
    expect([status, body]).toMatchObject([200, { data: {} }]);
    const { data } = body as { data: IntrospectionQuery };
    expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
      printSchema(lexicographicSortSchema(apiSchema)),
    );
  });

  it('is what GraphQL Code Generator writes types from', async () => {
    const schema = await load();
    const types = await codegen({
      filename: 'types.ts',
      schema: parse(printSchema(schema)),
      documents: [],
      config: {},
      plugins: [{ typescript: {} }],
      pluginMap: { typescript },
    });
    expect(types).toContain('export type Place = Named & {');
  });

  it('has not changed, says graphql-inspector', async () => {
    expect(await diff(apiSchema, await load())).toEqual([]);
  });

  it.each([
    ['more often than tools do', `{ ${[1, 2, 3].map((n) => `s${n}: __schema { types { name } }`).join(' ')} }`],
    [
      'in circles',
      `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
    ],
  ])('refuses %s', async (_, query) => {
    expect((await send({ query })).status).toBe(400);
  });
});
