import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner } from '@apollo/query-planner';
import type { QueryPlan } from '@apollo/query-planner';
import { Kind, valueFromASTUntyped } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/** One operation of a valid document, with all that is known about it before it runs. */
export type Operation = {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** what its variables are when the request leaves them out */
  readonly defaults: Readonly<Record<string, unknown>>;
};

export type Planner = {
  /** what clients see of the supergraph */
  readonly apiSchema: GraphQLSchema;
  /** all there is, for checking types on the way between services */
  readonly fullSchema: GraphQLSchema;
  readonly supergraph: Supergraph;
  plan(operation: Operation): QueryPlan;
};

/** Reads one operation out of a document. undefined: there is none of that name, or several and no name. */
export const operationIn = (document: DocumentNode, operationName: string | undefined): Operation | undefined => {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const definitions: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName === undefined || definition.name?.value === operationName) definitions.push(definition);
  }
  const [definition, ...others] = definitions;
  if (definition === undefined || others.length > 0) return undefined;
  const defaults = Object.fromEntries(
    (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  const used: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...Object.values(fragments)] };
  return { document: used, definition, fragments, defaults };
};

/** The planner of @apollo/gateway on a composed supergraph. @throws when the text is no supergraph */
export const openPlanner = (supergraphSdl: string): Planner => {
  const supergraph = Supergraph.build(supergraphSdl, { validateSupergraph: false });
  const planner = new QueryPlanner(supergraph);
  const api = supergraph.apiSchema();
  return {
    apiSchema: api.toGraphQLJSSchema(),
    fullSchema: supergraph.schema.toGraphQLJSSchema(),
    supergraph,
    plan: ({ document }) => planner.buildQueryPlan(operationFromDocument(api, document)),
  };
};
