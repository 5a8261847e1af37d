import { composeServices } from '@apollo/composition';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { graphql, parse } from 'graphql';
import { openGraph } from './graph.ts';
import { OTHER_GRAPHS } from './other-supergraphs.fixture.ts';
import type { OtherGraph } from './other-supergraphs.fixture.ts';
import { SHARED_FIELDS } from './shared-fields.fixture.ts';

const compose = ({ services }: OtherGraph): string => {
  const { supergraphSdl, errors } = composeServices(
    Object.entries(services).map(([name, { typeDefs }]) => ({
      name,
      typeDefs: parse(typeDefs),
      url: `http://${name}.internal`,
    })),
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return supergraphSdl;
};

const schemaOf = ({ typeDefs, resolvers }: OtherGraph['services'][string]) =>
  buildSubgraphSchema([{ typeDefs: parse(typeDefs), resolvers: { ...resolvers } }]);

/** The same services behind @apollo/gateway. */
const openApollo = async (supergraphSdl: string, { services }: OtherGraph) => {
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true';
  const schemas = new Map(Object.entries(services).map(([name, service]) => [name, schemaOf(service)]));
  const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger: quiet,
    buildService: ({ name }) => ({
      process: async ({ request: { query: source = '', variables: variableValues } }) => {
        const schema = schemas.get(name);
        if (!schema) throw new Error(`There is no service ${name}`);
        const { data, errors } = await graphql({ schema, source, variableValues, rootValue: {}, contextValue: {} });
        return { data: data ?? null, ...(errors && { errors: errors.map((error) => error.toJSON()) }) };
      },
    }),
  });
  const server = new ApolloServer({ gateway, logger: quiet, stopOnTerminationSignals: false });
  await server.start();
  return server;
};

const openOurs = (supergraphSdl: string, { services }: OtherGraph) =>
  openGraph({
    supergraphSdl,
    subgraphs: Object.fromEntries(
      Object.entries(services).map(([name, service]) => [
        name,
        { local: { name, schema: schemaOf(service), contextFor: () => ({}) } },
      ]),
    ),
    signActor: () => '',
    log: { error: () => undefined },
  });

describe.each([...OTHER_GRAPHS, SHARED_FIELDS])('a graph with %s', (_, other) => {
  const supergraphSdl = compose(other);

  it.each(other.operations)('is answered as @apollo/gateway answers it: %s', async (query) => {
    const [ours, apollo] = await Promise.all([openOurs(supergraphSdl, other), openApollo(supergraphSdl, other)]);
    const { body } = await apollo.executeOperation({ query });
    const theirs = body.kind === 'single' ? body.singleResult : { data: undefined, errors: undefined };
    const { data, errors } = await ours.execute({ query }, VISITOR);
    await Promise.all([ours.stop(), apollo.stop()]);
    expect(theirs.data).toBeDefined();
    expect(JSON.parse(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(theirs.data)));
    expect(errors?.length).toBe(theirs.errors?.length);
  });
});
