import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { ports, serveExampleGraph } from './served-graph.fixture.ts';

serveExampleGraph();

const url = (): string => `http://127.0.0.1:${ports['any']}/graphql`;
const COUNT = 'query Count { count }';
const PLACES = 'query Places($limit: Int!) { places(limit: $limit) { name } }';
const UNKNOWN = 'query Unknown { cuont }';
const places = { places: [{ name: 'Place 1' }] };

/** A client, and the method of each request that it sent. */
const apollo = (before: readonly ApolloLink[] = []) => {
  const sent: string[] = [];
  const fetching: typeof fetch = (input, options) => {
    sent.push(options?.method ?? 'GET');
    return fetch(input, options);
  };
  const link = ApolloLink.from([...before, new HttpLink({ uri: url(), fetch: fetching })]);
  return { sent, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
};

const persisted = (options: { readonly useGETForHashedQueries?: boolean } = {}): ApolloLink =>
  new PersistedQueryLink({ sha256: (text: string) => createHash('sha256').update(text).digest('hex'), ...options });

describe('Apollo Client as it comes', () => {
  it('gets data, by variables too', async () => {
    const { client } = apollo();
    expect((await client.query({ query: gql(COUNT) })).data).toEqual({ count: 5 });
    expect((await client.query({ query: gql(PLACES), variables: { limit: 1 } })).data).toMatchObject(places);
  });

  it.each([
    ['an unknown field', UNKNOWN, {}, /Cannot query field "cuont" on type "Query"/],
    ['a variable that does not fit', PLACES, { limit: 'many' }, /got invalid value "many"/],
  ])('gets the error of %s', async (_, query, variables, words) => {
    const failed: unknown = await apollo()
      .client.query({ query: gql(query), variables })
      .catch((error: unknown) => error);
    expect(CombinedGraphQLErrors.is(failed) && failed.message).toMatch(words);
  });

  it.each([{}, { useGETForHashedQueries: true }])(
    'registers persisted queries, and asks by the hash: %o',
    async (options) => {
      const query = gql(`query Registered${Object.keys(options).length} { count }`);
      const first = apollo([persisted(options)]);
      expect((await first.client.query({ query })).data).toEqual({ count: 5 });
      const second = apollo([persisted(options)]);
      expect((await second.client.query({ query })).data).toEqual({ count: 5 });
      expect([first.sent.length, second.sent.length]).toEqual([2, 1]);
      expect(second.sent[0]).toBe('useGETForHashedQueries' in options ? 'GET' : 'POST');
    },
  );
});

describe('urql as it comes', () => {
  const client = () => new Client({ url: url(), exchanges: [cacheExchange, fetchExchange] });

  it('gets data by GET', async () => {
    const { data, error } = await client().query<object>(PLACES, { limit: 1 }).toPromise();
    expect([data, error]).toEqual([{ places: [{ name: 'Place 1', __typename: 'Place' }] }, undefined]);
  });

  it('runs mutations by POST', async () => {
    const { data } = await client()
      .mutation<object>('mutation { rename(id: "1", name: "New") { name } }', {})
      .toPromise();
    expect(data).toMatchObject({ rename: { name: 'New' } });
  });

  it('gets the error', async () => {
    const { error } = await client().query(UNKNOWN, {}).toPromise();
    expect(error?.message).toContain('Cannot query field "cuont"');
  });
});

describe('graphql-request as it comes', () => {
  it.each(['POST', 'GET'] as const)('gets data by %s', async (method) => {
    expect(await new GraphQLClient(url(), { method }).request(PLACES, { limit: 1 })).toEqual(places);
  });

  it('gets the error', async () => {
    const failed: unknown = await new GraphQLClient(url()).request(UNKNOWN).catch((error: unknown) => error);
    expect(failed instanceof ClientError && failed.response.errors?.[0]?.extensions).toEqual({
      code: 'GRAPHQL_VALIDATION_FAILED',
    });
  });
});
