import type { QueryPlanSelectionNode } from '@apollo/query-planner';
import { isAbstractType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isEntity, mergeInto } from './json.ts';
import type { Entity } from './json.ts';

/** What another service must be told of an object to know it; null: not all of that is known. */
export type Representation = (entity: Entity) => Entity | null;

type Part = (entity: Entity, representation: Entity) => boolean;

const kinds = (condition: string, schema: GraphQLSchema): ReadonlySet<unknown> => {
  const type = schema.getType(condition);
  return new Set([condition, ...(isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [])]);
};

const compilePart = (node: QueryPlanSelectionNode, schema: GraphQLSchema): Part => {
  if (node.kind === 'Field') {
    const key = node.alias ?? node.name;
    const inner = node.selections && compileRepresentation(node.selections, schema);
    const reduce = (value: unknown): unknown => (inner === undefined ? value : isEntity(value) ? inner(value) : null);
    return (entity, representation) => {
      const value = Object.hasOwn(entity, key) ? entity[key] : undefined;
      if (value === undefined) return false;
      representation[key] = Array.isArray(value) ? value.map(reduce) : reduce(value);
      return true;
    };
  }
  const { typeCondition } = node;
  if (typeCondition === undefined) return () => true;
  const wanted = kinds(typeCondition, schema);
  const inner = compileRepresentation(node.selections, schema);
  return (entity, representation) => {
    const found = wanted.has(entity['__typename']) ? inner(entity) : null;
    if (found !== null) mergeInto(representation, found);
    return true;
  };
};

export const compileRepresentation = (
  selections: readonly QueryPlanSelectionNode[],
  schema: GraphQLSchema,
): Representation => {
  const parts = selections.map((node) => compilePart(node, schema));
  return (entity) => {
    const representation: Entity = {};
    return parts.every((part) => part(entity, representation)) ? representation : null;
  };
};
