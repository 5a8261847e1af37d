import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import type { GraphResult, Variables } from '@wellspring/platform/subgraph/graph-result';
import type { SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { isNonNullType } from 'graphql';
import type { FieldNode, GraphQLObjectType } from 'graphql';
import { keyOf } from './delegation.ts';
import type { Part } from './delegation.ts';
import { isIncluded } from './operation.ts';

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
    const asked = new Set(included.map(({ call }) => call));
    const answers = await Promise.all(
      calls.map(async (call, index) =>
        asked.has(index) ? call.run(pick(variables, call.variables), actor, budget) : {},
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
