import type { QueryPlan } from '@apollo/query-planner';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import { isLeafType, isListType, isNonNullType, isObjectType, Kind, OperationTypeNode } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLOutputType, SelectionNode } from 'graphql';
import type { Execute } from './delegated.ts';
import { keyOf } from './delegation.ts';
import { isTold, stepsOf, toldOf, type Run, type Services, type Told } from './joined-plan.ts';
import { NOTHING_LEFT } from './missing-entities.ts';
import type { Operation } from './operation.ts';

/** In place of a value that must not be null and depends on a missing entity. */
const MISSING = Symbol('missing');

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

const fail = (run: Run): null => {
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
    if (!isTold(value)) return fail(run);
    if (run.missing.has(value)) return MISSING;
    const shaped: Record<string, unknown> = {};
    for (const [key, shape] of shapes) {
      const field = shape(toldOf(run, value, key), run);
      if (field === MISSING) return MISSING;
      shaped[key] = field;
    }
    return shaped;
  };
};

/** The shape of a type that is null nowhere but inside. */
const bareShapeOf = (
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): Shape | undefined => {
  if (isListType(type)) {
    const inner = shapeOf(type.ofType, selections, fragments);
    return (
      inner &&
      ((value, run) => {
        if (!Array.isArray(value)) return fail(run);
        const items = value.map((each) => inner(each, run));
        return items.includes(MISSING) ? items.filter((item) => item !== MISSING) : items;
      })
    );
  }
  if (isLeafType(type)) return (value) => value;
  return isObjectType(type) ? objectShape(selections, type, fragments) : undefined;
};

const shapeOf = (
  type: GraphQLOutputType,
  selections: readonly SelectionNode[],
  fragments: Fragments,
): Shape | undefined => {
  const bare = bareShapeOf(isNonNullType(type) ? type.ofType : type, selections, fragments);
  if (bare === undefined || isNonNullType(type))
    return bare && ((value, run) => (value == null ? fail(run) : bare(value, run)));
  return (value, run) => {
    if (value === undefined) return fail(run);
    const shaped = value === null ? null : bare(value, run);
    return shaped === MISSING ? null : shaped;
  };
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
  return async (variables, coerced, actor, budget): Promise<GraphResult> => {
    const root: Told = {};
    const run: Run = {
      variables,
      actor,
      budget,
      root,
      more: new Map(),
      missing: new Set(),
      answers: new Map(),
      isWhole: true,
    };
    await ask(run);
    const data = run.isWhole ? shape(root, run) : null;
    if (data === MISSING) return NOTHING_LEFT;
    return run.isWhole && isTold(data) ? { data } : otherwise(variables, coerced, actor, budget, run.answers);
  };
};
