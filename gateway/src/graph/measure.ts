import { getNamedType, isCompositeType, isListType, isNonNullType, Kind, valueFromASTUntyped } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { listLength, MOST, numberGiven } from './list-length.ts';
import type { Variables } from './list-length.ts';
import type { ListSizes } from './list-sizes.ts';

/** How long the lists of a page are, by their fields, where the field says that answers the page. */
type PageLengths = Readonly<Record<string, number>>;

type Count = (variables: Variables, page?: PageLengths) => number;

/** How large an operation is once its fragments are written out; what conditions leave out counts as well. */
export type Size = {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** root fields that have more arguments than ids */
  readonly searches: number;
  /** root fields that ask about the schema */
  readonly introspections: number;
  /** objects that it may bring, a list counting as the most that it states; a limit that is a variable counts as what `variables` say */
  readonly cost: Count;
  /** objects that are counted past, by offsets */
  readonly skipped: Count;
};

/** Plain values of a list that count as one object: ids, say. */
const VALUES_OF_AN_OBJECT = 10;

/** What a page counts beside the list in it: to find and to count its items is a separate query to a store. */
const PAGE = 10;

/** What clients see of the graph, and how long its lists are. */
export type MeasuredGraph = { readonly schema: GraphQLSchema; readonly listSizes: ListSizes };

type Part = Omit<Size, 'rootFields' | 'searches' | 'introspections'>;
type Scope = {
  readonly schema: GraphQLSchema;
  readonly listSizes: ListSizes;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** what variables are when they are left out */
  readonly defaults: Variables;
  /** each fragment is measured once; null while it is being measured, so that a circle ends */
  readonly measured: Map<string, Part | null>;
};
type Field = GraphQLField<unknown, unknown>;

const NOTHING: Part = { depth: 0, fields: 0, cost: () => 0, skipped: () => 0 };

const sumOf = (parts: readonly Part[], what: 'cost' | 'skipped'): Count => {
  return (variables, page) => parts.reduce((sum, part) => Math.min(MOST, sum + part[what](variables, page)), 0);
};

const together = (parts: readonly Part[]): Part => ({
  depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  fields: parts.reduce((sum, { fields }) => sum + fields, 0),
  cost: sumOf(parts, 'cost'),
  skipped: sumOf(parts, 'skipped'),
});

const isList = (type: GraphQLOutputType): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));

const fieldIn = (type: GraphQLNamedType | null | undefined, name: string): Field | undefined =>
  type && 'getFields' in type && !('isOneOf' in type) ? type.getFields()[name] : undefined;

/** The number of objects of a field, the price of each without its fields, and the stated lengths of the lists of its page. */
const countsOf = (node: FieldNode, parent: GraphQLNamedType | undefined, { listSizes, defaults }: Scope) => {
  const name = node.name.value;
  const field = fieldIn(parent, name);
  const size = parent && listSizes.get(`${parent.name}.${name}`);
  const length = field && listLength(node, field, { size, defaults });
  const count: Count = (variables, page) => (length && isList(field.type) ? (page?.[name] ?? length(variables)) : 1);
  const pageOf = (variables: Variables): PageLengths =>
    Object.fromEntries((size?.sizedFields ?? []).map((list) => [list, length?.(variables) ?? 1]));
  const itself = size !== undefined && size.sizedFields.length > 0 ? PAGE : 1;
  return { field, count, itself, pageOf };
};

/** A query about the schema is as large as the schema at any depth: graphql-js itself limits how often it leads back to itself. */
const isIntrospection = ({ name }: FieldNode): boolean => name.value === '__schema' || name.value === '__type';

const measureField = (node: FieldNode, parent: GraphQLNamedType | undefined, scope: Scope): Part => {
  if (isIntrospection(node) && node.selectionSet)
    return { ...NOTHING, depth: 1, fields: measureSelections(node.selectionSet, undefined, scope).fields + 1 };
  const { field, count, itself, pageOf } = countsOf(node, parent, scope);
  const offset = numberGiven(node, 'offset', { least: 0, fallback: 0, defaults: scope.defaults });
  if (node.selectionSet === undefined) {
    const isMany = field !== undefined && isList(field.type);
    const alone = field !== undefined && field.args.length > 0 ? 1 : 0; // with arguments it is computed for each object
    const cost: Count = (variables, page) => (isMany ? Math.ceil(count(variables, page) / VALUES_OF_AN_OBJECT) : alone);
    return { depth: 1, fields: 1, cost, skipped: offset };
  }
  const inner = measureSelections(node.selectionSet, field && getNamedType(field.type), scope);
  return {
    depth: inner.depth + 1,
    fields: inner.fields + 1,
    cost: (variables, page) =>
      Math.min(MOST, count(variables, page) * (itself + inner.cost(variables, pageOf(variables)))),
    skipped: (variables, page) =>
      offset(variables) + Math.min(MOST, count(variables, page) * inner.skipped(variables, pageOf(variables))),
  };
};

const measureFragment = (name: string, scope: Scope): Part => {
  const cached = scope.measured.get(name);
  if (cached !== undefined) return cached ?? NOTHING;
  const fragment = scope.fragments.get(name);
  if (fragment === undefined) return NOTHING;
  scope.measured.set(name, null);
  const part = measureSelections(fragment.selectionSet, scope.schema.getType(fragment.typeCondition.name.value), scope);
  scope.measured.set(name, part);
  return part;
};

const measureSelections = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, scope: Scope): Part =>
  together(
    selections.map((node) => {
      if (node.kind === Kind.FIELD) return measureField(node, type, scope);
      if (node.kind === Kind.FRAGMENT_SPREAD) return measureFragment(node.name.value, scope);
      const condition = node.typeCondition && scope.schema.getType(node.typeCondition.name.value);
      return measureSelections(node.selectionSet, isCompositeType(condition) ? condition : type, scope);
    }),
  );

const rootFieldsOf = (
  { selections }: SelectionSetNode,
  fragments: Scope['fragments'],
  seen = new Set<string>(),
): readonly FieldNode[] =>
  selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFieldsOf(node.selectionSet, fragments, seen);
    const fragment = fragments.get(node.name.value);
    if (fragment === undefined || seen.has(node.name.value)) return [];
    seen.add(node.name.value);
    return rootFieldsOf(fragment.selectionSet, fragments, seen);
  });

/** A field with more arguments than ids is a search. It may be expensive also with few results. */
const isSearch = (field: Field | undefined): boolean =>
  field !== undefined && field.args.some(({ type }) => getNamedType(type).name !== 'ID');

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue && valueFromASTUntyped(defaultValue),
    ]),
  );

/** Measures an operation without running it, valid or not; fragments that spread fragments cost nothing to measure. */
export const measureOperation = (
  { schema, listSizes }: MeasuredGraph,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Size => {
  const type = schema.getRootType(operation.operation) ?? undefined;
  const scope: Scope = { schema, listSizes, fragments, defaults: defaultsOf(operation), measured: new Map() };
  const roots = rootFieldsOf(operation.selectionSet, fragments);
  return {
    ...measureSelections(operation.selectionSet, type, scope),
    rootFields: roots.length,
    searches: roots.filter(({ name }) => isSearch(fieldIn(type, name.value))).length,
    introspections: roots.filter(isIntrospection).length,
  };
};
