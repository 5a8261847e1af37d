import { textIn } from '@wellspring/words/error-text';
import { say } from '@wellspring/words/message';
import type { GraphData, GraphError, GraphResult } from '@wellspring/platform/subgraph/graph-result';
import {
  type DefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  GraphQLNonNull,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  isCompositeType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  type SelectionNode,
  type TypeNode,
  visit,
} from 'graphql';
import { isRecord } from '@wellspring/platform/is-record';
import { keyOf } from './delegation.ts';
import type { Operation } from './operation.ts';

// The rule for a reference whose entity its service does not have, or does not show to the caller: it is null, and that is no error. Where it
// must not be null, the item of a list that holds it is left out, or the nearest field that may be null is null (see complete-answer.ts).

/** No type has this name. The executor of @apollo/gateway makes an entity of an unknown type null, whichever fields are requested. */
const TOMBSTONE: GraphData = { __typename: '(missing)' };

const isNamedIn = (errors: readonly GraphError[], at: number): boolean =>
  errors.some(({ path = [] }) => path[0] === '_entities' && path[1] === at);

/** What a service answered, with a mark for each entity that it does not have: the executor of @apollo/gateway reports those as failures. */
export const markMissing = (data: GraphData | null, errors: readonly GraphError[] = []): GraphData | null => {
  const entities: unknown = data?.['_entities'];
  if (!Array.isArray(entities) || !entities.includes(null)) return data;
  const marked = entities.map((entity: unknown, at) =>
    entity === null && !isNamedIn(errors, at) ? TOMBSTONE : entity,
  );
  return { ...data, _entities: marked };
};

const GONE = say('errors.nothingLeft');

/** The answer when everything requested depends on a missing entity. */
const NOTHING_LEFT: GraphResult = {
  data: null,
  errors: [{ message: textIn('en', GONE), extensions: { code: 'NOT_FOUND', words: GONE } }],
};

const hasKey = (node: DefinitionNode): boolean =>
  (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION) &&
  (node.directives ?? []).some(
    ({ name, arguments: given = [] }) =>
      name.value === 'join__type' && given.some((argument) => argument.name.value === 'key'),
  );

/** Names of the types whose values other services may have to tell of: entities, and what an entity may stand for. */
const referencedTypes = (definitions: readonly DefinitionNode[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const node of definitions) if (hasKey(node) && 'name' in node && node.name) names.add(node.name.value);
  for (const node of definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && names.has(node.name.value))
      for (const { name } of node.interfaces ?? []) names.add(name.value);
    if (node.kind === Kind.UNION_TYPE_DEFINITION && (node.types ?? []).some(({ name }) => names.has(name.value)))
      names.add(node.name.value);
  }
  return names;
};

const nullable = (type: TypeNode, names: ReadonlySet<string>): TypeNode => {
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: nullable(type.type, names) };
  if (type.kind === Kind.NAMED_TYPE) return type;
  if (type.type.kind === Kind.NAMED_TYPE) return names.has(type.type.name.value) ? type.type : type;
  return { ...type, type: { ...type.type, type: nullable(type.type.type, names) } };
};

/**
 * The supergraph in which each reference to an entity may be null. An executor that runs on it says where an entity is missing, and does not
 * give up what stands around it. @throws GraphQLError when the text is no schema
 */
export const withNullableReferences = (supergraphSdl: string): string => {
  const document = parse(supergraphSdl, { noLocation: true });
  const names = referencedTypes(document.definitions);
  return print(visit(document, { FieldDefinition: (node) => ({ ...node, type: nullable(node.type, names) }) }));
};

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
      const existing = fields.get(keyOf(node)) ?? { type, inner: [] };
      const selections = node.selectionSet?.selections ?? [];
      existing.inner.push({ parent: getNamedType(type), selections });
      fields.set(keyOf(node), existing);
    }
  };
  selected.forEach(collect);
  return new Map(
    [...fields].map(([key, { type, inner }]) => [key, { type, shape: shapeOf(inner, schema, fragments) }]),
  );
};

type Path = readonly (string | number)[];

/** Whether an error concerns a path of the answer: the path itself, one within it or one around it. */
const concerns = ({ path }: GraphError, place: Path): boolean =>
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
        return errors.some((error) => concerns(error, place)) ? FAILED : MISSING;
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
        const existing = shape.get(key);
        const inner = existing ? complete(field, existing.type, existing.shape, [...place, key]) : field;
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
