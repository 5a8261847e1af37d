import type { FetchNode, PlanNode, QueryPlanSelectionNode, SubscriptionNode } from '@apollo/query-planner';
import { getDirectiveValues, isObjectType, parse, validate, type GraphQLDirective, type GraphQLSchema } from 'graphql';
import type { Planner } from './planner.ts';

const fetchesOf = (node: PlanNode | SubscriptionNode): readonly FetchNode[] => {
  switch (node.kind) {
    case 'Fetch':
      return [node];
    case 'Sequence':
    case 'Parallel':
      return node.nodes.flatMap(fetchesOf);
    case 'Flatten':
      return fetchesOf(node.node);
    case 'Condition':
      return [node.ifClause, node.elseClause].flatMap((clause) => (clause ? fetchesOf(clause) : []));
    default:
      throw new Error(`Our operations have no ${node.kind} in their plans`);
  }
};

/** The requests to services that a planner makes for an operation. @throws Error when it cannot be planned */
export const fetchesFor = (planner: Planner, operation: string): readonly FetchNode[] => {
  const document = parse(operation);
  const [mistake] = validate(planner.apiSchema, document);
  if (mistake) throw new Error(`${mistake.message}\n${operation}`);
  const { node } = planner.plan(document);
  return node ? fetchesOf(node) : [];
};

const fieldsIn = (selections: readonly QueryPlanSelectionNode[]): readonly string[] =>
  selections.flatMap((selection) => (selection.kind === 'Field' ? [selection.name] : fieldsIn(selection.selections)));

const keysOf = (schema: GraphQLSchema, name: string): readonly string[] => {
  const type = schema.getType(name);
  const key: GraphQLDirective | null | undefined = schema.getDirective('key') ?? schema.getDirective('federation__key');
  if (!key || !isObjectType(type) || !type.astNode) return [];
  const { directives = [] } = type.astNode;
  return directives
    .filter((directive) => directive.name.value === key.name)
    .map((directive) => String(getDirectiveValues(key, { directives: [directive] })?.['fields']));
};

/** What a service of this schema does not know of these requests. */
export const refusals = (schema: GraphQLSchema, { operation, requires = [] }: FetchNode): readonly string[] => {
  const unknown = validate(schema, parse(operation)).map(({ message }) => message);
  const unresolved = requires.flatMap((one) => {
    if (one.kind !== 'InlineFragment' || one.typeCondition === undefined) return [];
    const given = fieldsIn(one.selections);
    const hasKey = keysOf(schema, one.typeCondition).some((key) =>
      key.split(' ').every((field) => given.includes(field)),
    );
    return hasKey ? [] : [`${one.typeCondition} is not found by ${given.join(' ')}`];
  });
  return [...unknown, ...unresolved];
};
