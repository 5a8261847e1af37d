import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { boundedMap } from '@wellspring/platform/bounded-map';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { GraphQLError } from 'graphql';
import type { Graph } from './graph.ts';
import type { PreparedOperation } from './prepare.ts';

type Gateway = NonNullable<ApolloServerOptionsWithGateway<GraphContext>['gateway']>;

/** What the HTTP layer knows of a request. */
export type GraphContext = { readonly actor: Actor };

const knowsActor = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

const MAX_OPERATIONS = 500;

/** an operation that is not in the document, or that cannot be planned */
const VALIDATION = { code: 'VALIDATION' };

/** The compiled graph, in the form in which Apollo Server expects a gateway. */
export const apolloGateway = (graph: Graph): Gateway => {
  const prepared = boundedMap<string, PreparedOperation>(MAX_OPERATIONS);
  return {
    onSchemaLoadOrUpdate: (tell) => {
      tell({ apiSchema: graph.schema, coreSupergraphSdl: graph.supergraphSdl });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, queryHash, request, context }) => {
        const operationName = request.operationName ?? undefined;
        const key = `${queryHash} ${operationName ?? ''}`;
        try {
          const operation = prepared.get(key) ?? graph.prepareDocument(document, operationName);
          prepared.set(key, operation);
          const actor = knowsActor(context) ? context.actor : VISITOR;
          const { errors, ...answer } = await operation.run(request.variables ?? {}, actor);
          return errors === undefined ? answer : { ...answer, errors: errors.map(asGraphQLError) };
        } catch (error) {
          if (error instanceof GraphQLError)
            return { errors: [asGraphQLError({ ...error.toJSON(), extensions: VALIDATION })] };
          throw error;
        }
      },
    }),
    stop: async () => undefined,
  };
};

const asGraphQLError = ({
  message,
  path,
  extensions,
}: {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}) => new GraphQLError(message, { path, extensions });
