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

/** How many things a list is thought to hold that has no limit of its own. */
const LIST = 10;

/** No number counts for more, so that sums stay numbers. */
const MOST = 1_000_000_000;

type Variables = Readonly<Record<string, unknown>>;
type Count = (variables: Variables) => number;

/** How large an operation is once its fragments are written out; what conditions leave out counts as well. */
export type Size = {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** root fields that take more than ids */
  readonly searches: number;
  /** objects that it may bring, a list counting as its limit; a limit that is a variable counts as what `variables` say */
  readonly cost: Count;
  /** objects that are counted past, by offsets */
  readonly skipped: Count;
};

type Part = Omit<Size, 'rootFields' | 'searches'>;
type Scope = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** what variables are when they are left out */
  readonly defaults: Variables;
  /** each fragment is measured once; null while it is being measured, so that a circle ends */
  readonly measured: Map<string, Part | null>;
};
type Field = GraphQLField<unknown, unknown>;

const NOTHING: Part = { depth: 0, fields: 0, cost: () => 0, skipped: () => 0 };

const sumOf = (parts: readonly Part[], what: 'cost' | 'skipped'): Count => {
  return (variables) => parts.reduce((sum, part) => Math.min(MOST, sum + part[what](variables)), 0);
};

const together = (parts: readonly Part[]): Part => ({
  depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  fields: parts.reduce((sum, { fields }) => sum + fields, 0),
  cost: sumOf(parts, 'cost'),
  skipped: sumOf(parts, 'skipped'),
});

const isList = (type: GraphQLOutputType): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));

/** A number that a field is given, at least `least`; `fallback` when it is given none. */
const numberGiven = (node: FieldNode, name: string, least: number, fallback: number, { defaults }: Scope): Count => {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  const bounded = (value: unknown): number =>
    typeof value === 'number' ? Math.min(MOST, Math.max(least, value)) : fallback;
  if (given?.kind === Kind.INT) return () => bounded(Number(given.value));
  if (given?.kind !== Kind.VARIABLE) return () => fallback;
  const variable = given.name.value;
  return (variables) => {
    const value = Object.hasOwn(variables, variable) ? variables[variable] : undefined;
    return bounded(value === undefined ? defaults[variable] : value);
  };
};

/** How many objects a field may bring. */
const countOf = (node: FieldNode, field: Field | undefined, scope: Scope): Count => {
  const preset: unknown = field?.args.find(({ name }) => name === 'limit')?.defaultValue;
  const some = field !== undefined && isList(field.type) ? LIST : 1;
  return numberGiven(node, 'limit', 1, typeof preset === 'number' ? preset : some, scope);
};

const fieldIn = (type: GraphQLNamedType | null | undefined, name: string): Field | undefined =>
  type && 'getFields' in type && !('isOneOf' in type) ? type.getFields()[name] : undefined;

const measureField = (node: FieldNode, parent: GraphQLNamedType | undefined, scope: Scope): Part => {
  const field = fieldIn(parent, node.name.value);
  const offset = numberGiven(node, 'offset', 0, 0, scope);
  if (node.selectionSet === undefined) return { depth: 1, fields: 1, cost: () => 0, skipped: offset };
  const inner = measureSelections(node.selectionSet, field && getNamedType(field.type), scope);
  const count = countOf(node, field, scope);
  const times = (variables: Variables, amount: number): number => Math.min(MOST, count(variables) * amount);
  return {
    depth: inner.depth + 1,
    fields: inner.fields + 1,
    cost: (variables) => times(variables, 1 + inner.cost(variables)),
    skipped: (variables) => offset(variables) + times(variables, inner.skipped(variables)),
  };
};

const measureFragment = (name: string, scope: Scope): Part => {
  const known = scope.measured.get(name);
  if (known !== undefined) return known ?? NOTHING;
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

/** What takes more than ids looks for something; finding it may be dear however little comes back. */
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
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Size => {
  const type = schema.getRootType(operation.operation) ?? undefined;
  const scope: Scope = { schema, fragments, defaults: defaultsOf(operation), measured: new Map() };
  const roots = rootFieldsOf(operation.selectionSet, fragments);
  return {
    ...measureSelections(operation.selectionSet, type, scope),
    rootFields: roots.length,
    searches: roots.filter(({ name }) => isSearch(fieldIn(type, name.value))).length,
  };
};
