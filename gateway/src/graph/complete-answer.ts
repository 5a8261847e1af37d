import { isRecord } from '@wellspring/platform/is-record';
import type { GraphData, GraphError, GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { getNamedType, GraphQLNonNull, GraphQLString, isCompositeType, isListType, isNonNullType, Kind } from 'graphql';
import type { GraphQLNamedType, GraphQLOutputType, GraphQLSchema, SelectionNode } from 'graphql';
import { keyOf } from './delegation.ts';
import { NOTHING_LEFT } from './missing-entities.ts';
import type { Operation } from './operation.ts';

/** In place of a value that must not be null: its entity is missing, or an error has left it null. */
const MISSING = Symbol('missing');
const FAILED = Symbol('failed');

/** What an object of the answer holds, by the names there. GraphQL has fields of one name agree on lists and nulls, whatever the type. */
type Shape = ReadonlyMap<string, { readonly type: GraphQLOutputType; readonly shape: Shape }>;

type Selected = { readonly parent: GraphQLNamedType | undefined; readonly selections: readonly SelectionNode[] };

const TYPE_NAME = { type: new GraphQLNonNull(GraphQLString) };

const fieldOf = (parent: GraphQLNamedType | undefined, name: string) => {
  if (name === '__typename') return TYPE_NAME;
  return isCompositeType(parent) && 'getFields' in parent ? parent.getFields()[name] : undefined;
};

const shapeOf = (selected: readonly Selected[], schema: GraphQLSchema, fragments: Operation['fragments']): Shape => {
  const fields = new Map<string, { readonly type: GraphQLOutputType; readonly inner: Selected[] }>();
  const collect = ({ parent, selections }: Selected): void => {
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) {
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
        const type = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : parent;
        if (fragment) collect({ parent: type, selections: fragment.selectionSet.selections });
        continue;
      }
      const type = fieldOf(parent, node.name.value)?.type;
      if (type === undefined) continue;
      const known = fields.get(keyOf(node)) ?? { type, inner: [] };
      const selections = node.selectionSet?.selections ?? [];
      known.inner.push({ parent: getNamedType(type), selections });
      fields.set(keyOf(node), known);
    }
  };
  selected.forEach(collect);
  return new Map(
    [...fields].map(([key, { type, inner }]) => [key, { type, shape: shapeOf(inner, schema, fragments) }]),
  );
};

type Path = readonly (string | number)[];

/** Whether an error is told of a place in the answer, of what is in it or of what it is in. */
const isToldOf = ({ path }: GraphError, place: Path): boolean =>
  path === undefined || place.every((step, at) => at >= path.length || path[at] === step || path[at] === '@');

/**
 * Makes answers right in which references to entities may be null, though the schema says that some must not be: where the entity is missing, the
 * item of a list that holds it is left out; with no list around it, the nearest field that may be null is null. Where an error has left
 * the null, lists do not stop it, as GraphQL has it.
 */
export const answerCompleter = (
  { definition, fragments }: Operation,
  schema: GraphQLSchema,
): ((result: GraphResult) => GraphResult) => {
  const parent = schema.getRootType(definition.operation) ?? undefined;
  const root = shapeOf([{ parent, selections: definition.selectionSet.selections }], schema, fragments);

  const completer = (errors: readonly GraphError[]) => {
    const complete = (value: unknown, type: GraphQLOutputType, shape: Shape, place: Path): unknown => {
      if (isNonNullType(type)) {
        const completed = complete(value, type.ofType, shape, place);
        if (completed !== null && completed !== undefined) return completed;
        return errors.some((error) => isToldOf(error, place)) ? FAILED : MISSING;
      }
      if (value === null || value === undefined) return null;
      if (isListType(type)) {
        if (!Array.isArray(value)) return null;
        const items = value.map((item: unknown, at) => complete(item, type.ofType, shape, [...place, at]));
        return items.includes(FAILED) ? null : items.filter((item) => item !== MISSING);
      }
      return isRecord(value) && shape.size > 0 ? completeObject(value, shape, place) : value;
    };
    const completeObject = (value: GraphData, shape: Shape, place: Path): GraphData | null => {
      const completed: Record<string, unknown> = {};
      for (const [key, field] of Object.entries(value)) {
        const known = shape.get(key);
        const inner = known ? complete(field, known.type, known.shape, [...place, key]) : field;
        if (inner === MISSING || inner === FAILED) return null;
        completed[key] = inner;
      }
      return completed;
    };
    return completeObject;
  };
  return ({ data = null, errors }) => {
    const completed = data && completer(errors ?? [])(data, root, []);
    if (completed === null && errors === undefined) return NOTHING_LEFT;
    return { data: completed, ...(errors && { errors }) };
  };
};
