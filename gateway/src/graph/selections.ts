import { isAbstractType, isUnionType, Kind } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';

/** What selections are read against: conditions hold a value for every variable of @skip and @include. */
export type Reading = {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly conditions: Readonly<Record<string, unknown>>;
};

/** One field of the answer: all places that ask for it under one name, as one. */
export type Selected = {
  readonly key: string;
  readonly name: string;
  readonly selectionSets: readonly SelectionSetNode[];
};

const holds = (node: SelectionNode, conditions: Reading['conditions']): boolean =>
  (node.directives ?? []).every(({ name, arguments: given }) => {
    if (name.value !== 'skip' && name.value !== 'include') return true;
    const value = given?.[0]?.value;
    const isTrue =
      value?.kind === Kind.VARIABLE
        ? conditions[value.name.value] === true
        : value?.kind === Kind.BOOLEAN && value.value;
    return isTrue === (name.value === 'include');
  });

const applies = (condition: string | undefined, type: GraphQLCompositeType, schema: GraphQLSchema): boolean => {
  if (condition === undefined || condition === type.name) return true;
  const wider = schema.getType(condition);
  return isAbstractType(wider) && !isUnionType(type) && schema.isSubType(wider, type);
};

/** The fields that selections ask of a value of this type, in order, merged by their name in the answer. */
export const selectedFields = (
  type: GraphQLCompositeType,
  selectionSets: readonly SelectionSetNode[],
  reading: Reading,
): readonly Selected[] => {
  const fields = new Map<string, { name: string; selectionSets: SelectionSetNode[] }>();
  const addField = ({ name, alias, selectionSet }: FieldNode) => {
    const key = (alias ?? name).value;
    const field = fields.get(key) ?? { name: name.value, selectionSets: [] };
    if (selectionSet !== undefined) field.selectionSets.push(selectionSet);
    fields.set(key, field);
  };
  const seen = new Set<string>(); // a fragment adds nothing the second time
  const add = (selectionSet: SelectionSetNode): void => {
    for (const node of selectionSet.selections) {
      if (!holds(node, reading.conditions)) continue;
      if (node.kind === Kind.FIELD) {
        addField(node);
        continue;
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (seen.has(node.name.value)) continue;
        seen.add(node.name.value);
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : reading.fragments[node.name.value];
      if (fragment === undefined || !applies(fragment.typeCondition?.name.value, type, reading.schema)) continue;
      add(fragment.selectionSet);
    }
  };
  selectionSets.forEach(add);
  return [...fields].map(([key, field]) => ({ key, ...field }));
};
