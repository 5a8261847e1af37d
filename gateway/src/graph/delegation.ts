import type { FetchNode, PlanNode, QueryPlan } from '@apollo/query-planner';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import type { SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { isNonNullType, Kind, parse, print, separateOperations, validate, visit } from 'graphql';
import type { FieldNode, GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import { isIncluded, type Operation } from './operation.ts';
import type { Planner } from './planner.ts';
import { hasCompatibleTypes } from './type-compatibility.ts';

/** Root fields that one service answers without others, as in the client's operation. */
export type Part = {
  readonly service: string;
  readonly query: string;
  readonly fields: readonly FieldNode[];
  /** names of the variables of the query */
  readonly variables: readonly string[];
};

/** What a field is called in the answer. */
export const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value;

/** The root fields; undefined: there is more, such as fragments or questions about the schema. */
export const rootFields = ({ selectionSet }: OperationDefinitionNode): readonly FieldNode[] | undefined => {
  const fields = selectionSet.selections.filter((node) => node.kind === Kind.FIELD);
  const isPlain = fields.length === selectionSet.selections.length;
  return isPlain && fields.every(({ name }) => !name.value.startsWith('__')) ? fields : undefined;
};

const asksOneService = (node: PlanNode): node is FetchNode =>
  node.kind === 'Fetch' &&
  node.requires === undefined &&
  [node.inputRewrites, node.outputRewrites, node.contextRewrites].every((rewrites) => (rewrites ?? []).length === 0);

/** The plan's calls, when none of them waits for another; undefined: some do. */
const independentCalls = ({ node }: QueryPlan): readonly FetchNode[] | undefined => {
  if (node === undefined || node.kind === 'Subscription') return undefined;
  const calls = node.kind === 'Parallel' ? node.nodes : [node];
  return calls.every(asksOneService) ? calls : undefined;
};

const keysOf = (call: FetchNode): ReadonlySet<string> | undefined => {
  const [definition] = parse(call.operation, { noLocation: true }).definitions;
  const fields = definition?.kind === Kind.OPERATION_DEFINITION ? rootFields(definition) : undefined;
  return fields && new Set(fields.map(keyOf));
};

/** The operation with only these root fields, and with the variables and fragments that they use. */
const partOf = ({ definition, fragments }: Operation, selections: readonly FieldNode[]) => {
  const part = { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  const definitions = [part, ...Object.values(fragments)];
  const [whole] = Object.values(separateOperations({ kind: Kind.DOCUMENT, definitions }));
  if (whole === undefined) return undefined;
  const used = new Set<string>();
  visit(whole, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  const document = visit(whole, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
  return { document, variables: [...used] };
};

/**
 * Splits an operation among the services; each answers its root fields completely. undefined: the services
 * must work together on a field, must run one after the other, or understand something else by it. `plan` is of the operation without its conditions.
 */
export const delegate = (
  operation: Operation,
  plan: QueryPlan,
  { apiSchema, subgraphSchemas }: Pick<Planner, 'apiSchema' | 'subgraphSchemas'>,
): readonly Part[] | undefined => {
  const fields = rootFields(operation.definition);
  const calls = independentCalls(plan);
  if (fields === undefined || calls === undefined) return undefined;
  const parts: Part[] = [];
  for (const call of calls) {
    const schema = subgraphSchemas.get(call.serviceName);
    const keys = keysOf(call);
    const own = fields.filter((field) => keys?.has(keyOf(field)));
    const part = own.length > 0 ? partOf(operation, own) : undefined;
    if (schema === undefined || part === undefined || validate(schema, part.document).length > 0) return undefined;
    if (!hasCompatibleTypes(part.document, schema, apiSchema)) return undefined;
    parts.push({ service: call.serviceName, query: print(part.document), fields: own, variables: part.variables });
  }
  const isWhole = parts.reduce((sum, part) => sum + part.fields.length, 0) === fields.length;
  return isWhole && new Set(parts.flatMap((part) => part.fields)).size === fields.length ? parts : undefined;
};

/** Runs one operation: `variables` as the caller gave them, with defaults; `coerced` as the schema reads them; `budget`: what it may use. */
export type Execute = (variables: Variables, coerced: Variables, actor: Actor, budget: Budget) => Promise<GraphResult>;

const pick = (variables: Variables, names: readonly string[]): Variables =>
  Object.fromEntries(names.filter((name) => variables[name] !== undefined).map((name) => [name, variables[name]]));

/**
 * Asks each service for its root fields at the same time and puts the answers side by side, in the operation's order. `fields`: all root
 * fields of the operation; `type`: what they are fields of.
 */
export const executeDelegated = (
  parts: readonly Part[],
  fields: readonly FieldNode[],
  type: GraphQLObjectType,
  query: (service: string, query: string) => SubgraphQuery,
): Execute => {
  const calls = parts.map((part) => ({ ...part, run: query(part.service, part.query) }));
  const positions = fields.map((field) => ({
    field,
    key: keyOf(field),
    call: parts.findIndex((part) => part.fields.includes(field)),
    isRequired: isNonNullType(type.getFields()[field.name.value]?.type),
  }));
  return async (variables, coerced, actor, budget) => {
    const included = positions.filter(({ field }) => isIncluded(field, coerced));
    const includedCalls = new Set(included.map(({ call }) => call));
    const answers = await Promise.all(
      calls.map(async (call, index) =>
        includedCalls.has(index) ? call.run(pick(variables, call.variables), actor, budget) : {},
      ),
    );
    const errors = answers.flatMap((answer) => answer.errors ?? []);
    const data: Record<string, unknown> = {};
    let isWhole = true;
    for (const { key, call, isRequired } of included) {
      const value = answers[call]?.data?.[key] ?? null;
      data[key] = value;
      if (value === null && isRequired) isWhole = false;
    }
    return { data: isWhole ? data : null, ...(errors.length > 0 ? { errors } : {}) };
  };
};
