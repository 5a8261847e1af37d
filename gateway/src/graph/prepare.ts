import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { ErrorLog, SubgraphAnswer, SubgraphQuery, Variables } from '@wellspring/platform/subgraph/run-subgraph';
import type { QueryPlan } from '@apollo/query-planner';
import { getVariableValues } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { passesThrough } from './passes-through.ts';
import type { Operation, Planner } from './planner.ts';
import { presentError } from './present-errors.ts';
import { compileShape } from './shape.ts';
import { compileCall, compileSteps } from './steps.ts';
import type { Step } from './steps.ts';
import { runUncompiled } from './uncompiled.ts';
import { conditionVariables, understands } from './understood.ts';

/** What the graph answers. Without data, nothing ran: the request itself was refused. */
export type GraphAnswer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
};

/** An operation ready to run, again and again: planned and compiled. */
export type PreparedOperation = { run(variables: Variables, actor: Actor): Promise<GraphAnswer> };

type Execute = (variables: Variables, coerced: Variables, actor: Actor) => SubgraphAnswer | Promise<SubgraphAnswer>;

type Tools = {
  readonly planner: Planner;
  readonly query: (service: string, query: string, operationName: string | undefined) => SubgraphQuery;
  readonly log: ErrorLog;
};

const MOST_VARIABLE_ERRORS = 5;

const VALIDATION = { code: 'VALIDATION' };

/** Steps through a plan, then shapes what came together; the shape depends on @skip and @include. */
const compilePlan = (operation: Operation, plan: QueryPlan, { planner, query }: Tools): Execute => {
  const { definition, fragments } = operation;
  const type = planner.apiSchema.getRootType(definition.operation);
  if (!type) throw new Error(`The schema has no ${definition.operation}`);
  const services = { query, schema: planner.fullSchema };
  const { node } = plan;
  if (node?.kind === 'Subscription') throw new Error('A subscription cannot be compiled');
  const only = node?.kind === 'Fetch' && node.requires === undefined ? compileCall(node, services) : undefined;
  const steps: Step = node === undefined ? () => undefined : compileSteps(node, services);
  const names = conditionVariables(operation);
  const programs = new Map<string, { readonly direct: boolean; readonly shape: ReturnType<typeof compileShape> }>();

  const programFor = (conditions: Variables) => {
    const key = names.map((name) => (conditions[name] === true ? '1' : '0')).join('');
    const known = programs.get(key);
    if (known !== undefined) return known;
    const reading = { schema: planner.apiSchema, fragments, conditions };
    const program = {
      direct: passesThrough(operation, plan, type, reading),
      shape: compileShape(type, definition.selectionSet, reading),
    };
    programs.set(key, program);
    return program;
  };

  const throughSteps: Execute = (variables, conditions, actor) => {
    const run = { actor, variables, conditions, data: {}, errors: [] };
    const finish = (): SubgraphAnswer => {
      const { data, errors: unfit } = programFor(conditions).shape(run.data);
      const errors = run.errors.length > 0 ? run.errors : unfit;
      return errors.length > 0 ? { data, errors } : { data };
    };
    const waiting = steps([run.data], run);
    return waiting === undefined ? finish() : waiting.then(finish);
  };
  return (variables, conditions, actor) => {
    const { direct, shape } = programFor(conditions);
    if (only === undefined || !direct) return throughSteps(variables, conditions, actor);
    const finish = ({ data, errors }: SubgraphAnswer): SubgraphAnswer => {
      const found = data ? data : shape({}).data;
      return errors === undefined ? { data: found } : { data: found, errors };
    };
    const answer = only(variables, actor);
    return answer instanceof Promise ? answer.then(finish) : finish(answer);
  };
};

/**
 * Plans and compiles one operation; what the compiler does not understand will run on the executor of @apollo/gateway.
 * @throws GraphQLError when it cannot be planned
 */
export const prepareOperation = (operation: Operation, tools: Tools): PreparedOperation => {
  const { planner, query, log } = tools;
  const plan = planner.plan(operation);
  const uncompiled = runUncompiled(planner, query, log);
  const execute: Execute = understands(operation, plan)
    ? compilePlan(operation, plan, tools)
    : (variables, _coerced, actor) => uncompiled(operation, plan, variables, actor);
  const definitions = operation.definition.variableDefinitions ?? [];

  const run = async (variables: Variables, actor: Actor): Promise<GraphAnswer> => {
    const values = getVariableValues(planner.apiSchema, definitions, variables, { maxErrors: MOST_VARIABLE_ERRORS });
    if (values.errors !== undefined)
      return { errors: values.errors.map(({ message }) => ({ message, extensions: VALIDATION })) };
    const { data = null, errors } = await execute(variables, values.coerced, actor);
    return errors === undefined ? { data } : { data, errors: errors.map((error) => presentError(error, log)) };
  };
  return { run };
};
