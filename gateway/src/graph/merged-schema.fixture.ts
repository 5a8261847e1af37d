import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Variables } from '@wellspring/platform/subgraph/graph-result';
import { execute, isInterfaceType, isObjectType, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { exampleSubgraphs } from './example-graph.fixture.ts';

/** Gives each field of the schema the resolver of the service that has one. */
const withResolvers = (schema: GraphQLSchema): GraphQLSchema => {
  for (const subgraph of exampleSubgraphs)
    for (const type of Object.values(subgraph.schema.getTypeMap())) {
      const merged = schema.getType(type.name);
      if (!isObjectType(type) || !isObjectType(merged) || isInterfaceType(merged)) continue;
      for (const { name, resolve } of Object.values(type.getFields())) {
        const field = merged.getFields()[name];
        if (field !== undefined && resolve !== undefined) field.resolve = resolve;
      }
    }
  return schema;
};

/**
 * The example graph as one schema, run by graphql-js: what operations mean that no two services must answer together.
 * `schema`: what clients see of the graph; it is changed.
 */
export const mergedExample = (schema: GraphQLSchema) => {
  const merged = withResolvers(schema);
  return async (text: string, variableValues: Variables, actor: Actor) =>
    execute({ schema: merged, document: parse(text), rootValue: {}, contextValue: { actor }, variableValues });
};
