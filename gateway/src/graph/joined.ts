import type { QueryPlan } from '@apollo/query-planner';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { isLeafType, isListType, isNonNullType, isObjectType, Kind, OperationTypeNode } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLOutputType, SelectionNode } from 'graphql';
import type { Execute } from './delegated.ts';
import { keyOf } from './delegation.ts';
import { isTold, stepsOf, toldOf, type Run, type Services, type Told } from './joined-plan.ts';
import type { Operation } from './operation.ts';

/** The value of a field as its type and the operation want it; notes where it is not to be had. */
type Shape = (value: unknown, run: Run) => unknown;

type Fragments = Operation['fragments'];

/** The fields of an object by their names in the answer. undefined: conditions, or fragments on other types. */
const fieldsIn = (
  selections: readonly SelectionNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
  fields = new Map<string, FieldNode[]>(),
): typeof fields | undefined => {
  for (const node of selections) {
    if ((node.directives ?? []).length > 0) return undefined;
    if (node.kind === Kind.FIELD) {
      fields.set(keyOf(node), [...(fields.get(keyOf(node)) ?? []), node]);
      continue;
    }
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    if (fragment === undefined || (fragment.directives ?? []).length > 0) return undefined;
    if (fragment.typeCondition && fragment.typeCondition.name.value !== type.name) return undefined;
    if (!fieldsIn(fragment.selectionSet.selections, type, fragments, fields)) return undefined;
  }
  return fields;
};

const missing = (run: Run): null => {
  run.isWhole = false;
  return null;
};

const objectShape = (
  selections: readonly SelectionNode[],
  type: GraphQLObjectType,
  fragments: Fragments,
): Shape | undefined => {
  const fields = fieldsIn(selections, type, fragments);
  if (fields === undefined) return undefined;
  const shapes: (readonly [string, Shape])[] = [];
  for (const [key, nodes] of fields) {
    const [name] = nodes.map((node) => node.name.value);
    const field = type.getFields()[name ?? ''];
    const inner = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
    const shape = name === '__typename' ? () => type.name : field && shapeOf(field.type, inner, fragments);
    if (shape === undefined) return undefined;
    shapes.push([key, shape]);
  }
  return (value, run) => {
    if (!isTold(value)) return missing(run);
    const shaped: Record<string, unknown> = {};
    for (const [key, shape] of shapes) shaped[key] = shape(toldOf(run, value, key), run);
    return shaped;
  };
};

const shapeOf = (
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): Shape | undefined => {
  if (isNonNullType(type)) {
    const inner = shapeOf(type.ofType, selections, fragments);
    return inner && ((value, run) => (value == null ? missing(run) : inner(value, run)));
  }
  if (isListType(type)) {
    const inner = shapeOf(type.ofType, selections, fragments);
    return (
      inner &&
      ((value, run) => {
        if (value === null) return null;
        return Array.isArray(value) ? value.map((each) => inner(each, run)) : missing(run);
      })
    );
  }
  if (isLeafType(type)) return (value, run) => (value === undefined ? missing(run) : value);
  if (!isObjectType(type)) return undefined;
  const inner = objectShape(selections, type, fragments);
  return inner && ((value, run) => (value === null ? null : inner(value, run)));
};

/**
 * Runs a query on which services work together, one step after the other, and joins what they tell into the shape of the operation. Where
 * anything failed or is missing, `otherwise` says what that means: it gets the answers that are there already. undefined: the plan or the
 * operation has more in it than questions, lists and objects.
 */
export const executeJoined = (
  { definition, fragments }: Operation,
  { node }: QueryPlan,
  type: GraphQLObjectType,
  services: Services,
  otherwise: Execute,
): Execute | undefined => {
  if (definition.operation !== OperationTypeNode.QUERY || node === undefined || node.kind === 'Subscription')
    return undefined;
  const ask = stepsOf(node, services);
  const shape = objectShape(definition.selectionSet.selections, type, fragments);
  if (ask === undefined || shape === undefined) return undefined;
  return async (variables, coerced, actor, signal): Promise<GraphResult> => {
    const root: Told = {};
    const run: Run = { variables, actor, signal, root, more: new Map(), answers: new Map(), isWhole: true };
    await ask(run);
    const data = run.isWhole ? shape(root, run) : null;
    return run.isWhole && isTold(data) ? { data } : otherwise(variables, coerced, actor, signal, run.answers);
  };
};
