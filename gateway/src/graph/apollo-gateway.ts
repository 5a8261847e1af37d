import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphError } from '@wellspring/platform/subgraph/graph-result';
import { GraphQLError } from 'graphql';
import { actorIn, isPersistedIn, signalIn } from './graph-context.ts';
import type { GraphContext } from './graph-context.ts';
import type { Graph } from './graph.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<GraphContext>['gateway']>;

/** The graph, in the form in which Apollo Server expects a gateway. */
export const apolloGateway = (graph: Graph): Gateway => ({
  onSchemaLoadOrUpdate: (callback) => {
    callback({ apiSchema: graph.schema, coreSupergraphSdl: graph.supergraphSdl });
    return () => undefined;
  },
  load: async () => ({
    executor: async ({ document, source, request, context }) => {
      const operation = {
        query: source,
        operationName: request.operationName ?? undefined,
        variables: request.variables ?? {},
      };
      const actor = actorIn(context);
      const signal = signalIn(context);
      const { data, errors } = isPersistedIn(context)
        ? await graph.execute(operation, actor, signal)
        : await graph.executeForeign(operation, document, actor, signal);
      return {
        ...(data === undefined ? {} : { data: data && { ...data } }),
        ...(errors === undefined ? {} : { errors: errors.map(asGraphQLError) }),
      };
    },
  }),
  stop: async () => undefined,
});

const asGraphQLError = ({ message, path, extensions }: GraphError) => new GraphQLError(message, { path, extensions });
