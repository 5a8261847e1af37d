import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import type { QueryPlan } from '@apollo/query-planner';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { listSizesOf, type ListSizes } from './list-sizes.ts';

export type Planner = {
  /** what clients see of the supergraph */
  readonly apiSchema: GraphQLSchema;
  /** how long its lists are at most */
  readonly listSizes: ListSizes;
  /** the names of those that it is composed of */
  readonly services: readonly string[];
  /** what each service sees of it, by the service's name */
  readonly subgraphSchemas: ReadonlyMap<string, GraphQLSchema>;
  /** Plans the only operation of a document. @throws GraphQLError when it cannot be planned */
  plan(document: DocumentNode): QueryPlan;
};

/**
 * The planner of @apollo/gateway on a composed supergraph. What only a plan needs is made for the first one: a start does not wait for it.
 * @throws when the text is no supergraph
 */
export const openPlanner = (supergraphSdl: string): Planner => {
  const supergraph = Supergraph.build(supergraphSdl, { validateSupergraph: false });
  const api = supergraph.apiSchema();
  let planner: QueryPlanner | undefined;
  let schemas: ReadonlyMap<string, GraphQLSchema> | undefined;
  return {
    apiSchema: api.toGraphQLJSSchema(),
    listSizes: listSizesOf(supergraph),
    services: supergraph.subgraphsMetadata().map(({ name }) => name),
    get subgraphSchemas() {
      schemas ??= new Map([...supergraph.subgraphs()].map(({ name, schema }) => [name, schema.toGraphQLJSSchema()]));
      return schemas;
    },
    plan: (document) => {
      planner ??= new QueryPlanner(supergraph);
      return planner.buildQueryPlan(operationFromDocument(api, document));
    },
  };
};
