import { getNamedType, isCompositeType, isListType, isNonNullType, Kind } from 'graphql';
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

/** How large an operation is once its fragments are written out. */
export type Size = {
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  /** objects that it may bring, a list counting as its limit; a limit that is a variable counts as what `variables` say */
  cost(variables: Readonly<Record<string, unknown>>): number;
};

type Part = Omit<Size, 'rootFields'>;
type Scope = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** each fragment is measured once; null while it is being measured, so that a circle ends */
  readonly measured: Map<string, Part | null>;
};

const NOTHING: Part = { depth: 0, fields: 0, cost: () => 0 };

const together = (parts: readonly Part[]): Part => ({
  depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  fields: parts.reduce((sum, { fields }) => sum + fields, 0),
  cost: (variables) => parts.reduce((sum, { cost }) => sum + cost(variables), 0),
});

const isList = (type: GraphQLOutputType): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));

/** How many objects a field may bring. */
const countOf = (node: FieldNode, field: GraphQLField<unknown, unknown> | undefined, arrays: boolean) => {
  const given = node.arguments?.find(({ name }) => name.value === 'limit')?.value;
  const preset: unknown = field?.args.find(({ name }) => name === 'limit')?.defaultValue;
  const fallback = typeof preset === 'number' ? preset : arrays ? LIST : 1;
  if (given?.kind === Kind.INT) return () => Number(given.value);
  if (given?.kind !== Kind.VARIABLE) return () => fallback;
  const name = given.name.value;
  return (variables: Readonly<Record<string, unknown>>) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return typeof value === 'number' ? Math.max(1, value) : fallback;
  };
};

const measureField = (node: FieldNode, parent: GraphQLNamedType | undefined, scope: Scope): Part => {
  const field =
    parent && 'getFields' in parent && !('isOneOf' in parent) ? parent.getFields()[node.name.value] : undefined;
  const type = field && getNamedType(field.type);
  if (node.selectionSet === undefined) return { depth: 1, fields: 1, cost: () => 0 };
  const inner = measureSelections(node.selectionSet, type, scope);
  const count = countOf(node, field, field !== undefined && isList(field.type));
  return {
    depth: inner.depth + 1,
    fields: inner.fields + 1,
    cost: (variables) => count(variables) * (1 + inner.cost(variables)),
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

/** Measures an operation without running it, valid or not; fragments that spread fragments cost nothing to measure. */
export const measureOperation = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Size => {
  const scope: Scope = { schema, fragments, measured: new Map() };
  const type = schema.getRootType(operation.operation) ?? undefined;
  const whole = measureSelections(operation.selectionSet, type, scope);
  return { ...whole, rootFields: rootFieldsOf(operation.selectionSet, fragments, new Set()) };
};

const rootFieldsOf = (
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: Set<string>,
): number =>
  selections.reduce((sum, node) => {
    if (node.kind === Kind.FIELD) return sum + 1;
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + rootFieldsOf(node.selectionSet, fragments, seen);
    const fragment = fragments.get(node.name.value);
    if (fragment === undefined || seen.has(node.name.value)) return sum;
    seen.add(node.name.value);
    return sum + rootFieldsOf(fragment.selectionSet, fragments, seen);
  }, 0);
