import { openBudget } from '@wellspring/platform/subgraph/budget';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import { limitsOf } from '@wellspring/platform/subgraph/operation-limits';
import { brokenOff, sizedWithin } from '@wellspring/platform/subgraph/run-subgraph';
import type { ErrorLog, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { getVariableValues, OperationTypeNode, print } from 'graphql';
import type { PreparedOperation } from './graph-port.ts';
import { delegate, executeDelegated, rootFields, type Execute } from './delegation.ts';
import { executeIntrospection } from './introspection.ts';
import { takesLong } from './long-answers.ts';
import { conditionVariables, decideConditions, withoutConditions } from './operation.ts';
import type { Operation } from './operation.ts';
import type { Planner } from './planner.ts';
import { presentError, shortMessage } from './present-errors.ts';

const VARIABLE_ERRORS_MAX = 5;

const VALIDATION = { code: 'VALIDATION' };

/** Cached shapes of one operation, each for the fields that its conditions include: those of two conditions. */
const SHAPES_MAX = 4;

export type Executors = {
  readonly planner: Planner;
  /** a query of a service */
  readonly query: (service: string, query: string, operationName?: string) => SubgraphQuery;
  /** what runs operations on which services must work together */
  readonly federated: (operation: Operation) => Execute;
  readonly log: ErrorLog;
};

const executeOf = (operation: Operation, { planner, query, federated }: Executors): Execute => {
  const introspection = executeIntrospection(operation, planner.apiSchema);
  if (introspection) return introspection;
  const fields = rootFields(operation.definition);
  const type = planner.apiSchema.getRootType(operation.definition.operation);
  if (fields === undefined || !type) return federated(operation);
  const plan = planner.plan(withoutConditions(operation.document));
  const parts = delegate(operation, plan, planner);
  return parts === undefined ? federated(operation) : executeDelegated(parts, fields, type, query);
};

/** Runs an operation, planned for the fields that its conditions include: an excluded field needs no service. */
const executeByConditions = (operation: Operation, executors: Executors): ((coerced: Variables) => Execute) => {
  const names = conditionVariables(operation.document);
  const shapes = new Map<string, Execute>();
  return (coerced) => {
    const key = names.map((name) => String(coerced[name])).join();
    const cached = shapes.get(key);
    if (cached) return cached;
    const [oldest] = shapes.keys();
    if (oldest !== undefined && shapes.size >= SHAPES_MAX) shapes.delete(oldest);
    const execute = executeOf(decideConditions(operation, coerced), executors);
    shapes.set(key, execute);
    return execute;
  };
};

/** Runs an operation within its budget. When that is used up, or the caller has left, the answer has only the reason. */
const within = async (budget: Budget, execute: () => Promise<GraphResult>): Promise<GraphResult> => {
  try {
    return sizedWithin(await execute(), budget);
  } catch (error) {
    const reason = budget.reason();
    if (reason === undefined) throw error;
    return brokenOff(reason);
  }
};

const withDefaults = (given: Variables, { defaults }: Operation): Variables => {
  const missing = Object.entries(defaults).filter(([name]) => given[name] === undefined);
  return missing.length === 0 ? given : { ...given, ...Object.fromEntries(missing) };
};

/**
 * Plans one operation. Root fields that single services answer are delegated to them unchanged; anything else runs on the executor
 * of @apollo/gateway. @throws GraphQLError when it cannot be planned
 */
export const prepareOperation = (operation: Operation, executors: Executors): PreparedOperation => {
  const { planner, log } = executors;
  const executeFor = executeByConditions(operation, executors);
  const definitions = operation.definition.variableDefinitions ?? [];
  const text = print(operation.document);
  const isMutation = operation.definition.operation === OperationTypeNode.MUTATION;
  const limits = limitsOf(text, isMutation);
  const mayBeLeft = !isMutation || takesLong(text); // a change that has begun is not broken off because its caller hangs up
  return {
    run: async (given, actor, callerLeaves) => {
      const values = getVariableValues(planner.apiSchema, definitions, given, { maxErrors: VARIABLE_ERRORS_MAX });
      if (values.errors !== undefined)
        return {
          errors: values.errors.map(({ message }) => ({ message: shortMessage(message), extensions: VALIDATION })),
        };
      const { coerced } = values;
      const budget = openBudget(limits, mayBeLeft ? callerLeaves : undefined);
      const result = await within(budget, () =>
        executeFor(coerced)(withDefaults(given, operation), coerced, actor, budget),
      );
      const { data = null, errors } = result;
      if (budget.reason()) return result;
      return errors === undefined ? { data } : { data, errors: errors.map((error) => presentError(error, log)) };
    },
  };
};
