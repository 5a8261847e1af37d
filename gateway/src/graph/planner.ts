import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import type { QueryPlan } from '@apollo/query-planner';
import type { DocumentNode, GraphQLSchema } from 'graphql';

export type Planner = {
  /** what clients see of the supergraph */
  readonly apiSchema: GraphQLSchema;
  /** what each service sees of it, by the service's name */
  readonly subgraphSchemas: ReadonlyMap<string, GraphQLSchema>;
  /** Plans the only operation of a document. @throws GraphQLError when it cannot be planned */
  plan(document: DocumentNode): QueryPlan;
};

/** The planner of @apollo/gateway on a composed supergraph. @throws when the text is no supergraph */
export const openPlanner = (supergraphSdl: string): Planner => {
  const supergraph = Supergraph.build(supergraphSdl, { validateSupergraph: false });
  const planner = new QueryPlanner(supergraph);
  const api = supergraph.apiSchema();
  const subgraphSchemas = new Map(
    [...supergraph.subgraphs()].map(({ name, schema }) => [name, schema.toGraphQLJSSchema()]),
  );
  return {
    apiSchema: api.toGraphQLJSSchema(),
    subgraphSchemas,
    plan: (document) => planner.buildQueryPlan(operationFromDocument(api, document)),
  };
};
