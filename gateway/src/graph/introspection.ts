import type { GraphError } from '@wellspring/platform/subgraph/graph-result';
import { execute, Kind } from 'graphql';
import type { GraphQLSchema, SelectionNode } from 'graphql';
import type { Execute } from './delegation.ts';
import type { Operation } from './operation.ts';

const asksSchemaAlone = (selections: readonly SelectionNode[], fragments: Operation['fragments']): boolean =>
  selections.every((node) => {
    if (node.kind === Kind.FIELD) return node.name.value.startsWith('__');
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    return fragment !== undefined && asksSchemaAlone(fragment.selectionSet.selections, fragments);
  });

/** Runs an operation that asks about the schema and nothing else. undefined: it asks for more. */
export const executeIntrospection = (
  { document, definition, fragments }: Operation,
  schema: GraphQLSchema,
): Execute | undefined => {
  if (!asksSchemaAlone(definition.selectionSet.selections, fragments)) return undefined;
  return async (_variables, coerced) => {
    const { data = null, errors } = await execute({ schema, document, rootValue: {}, variableValues: coerced });
    const formatted: readonly GraphError[] | undefined = errors?.map(({ message, path }) => ({
      message,
      ...(path && { path }),
    }));
    return { data: data ?? null, ...(formatted && { errors: formatted }) };
  };
};
