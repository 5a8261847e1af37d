import { type Actor, VISITOR } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import { Supergraph } from '@apollo/federation-internals';
import type { executeQueryPlan } from '@apollo/gateway';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import type { ErrorLog, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { GraphQLError, type GraphQLFormattedError, print } from 'graphql';
import { answerCompleter, markMissing, withNullableReferences } from './complete-answer.ts';
import type { Execute } from './delegation.ts';
import type { Operation } from './operation.ts';
import type { Planner } from './planner.ts';

/** What an operation knows of its request. */
type GraphContext = {
  readonly actor: Actor;
  readonly budget?: Budget | undefined;
};

const isGraphContext = (context: unknown): context is GraphContext =>
  typeof context === 'object' && context !== null && 'actor' in context;

/** The caller, from a context that passed through Apollo's hands. */
const actorIn = (context: unknown): Actor => (isGraphContext(context) ? context.actor : VISITOR);

/** What the operation may use. */
const budgetIn = (context: unknown): Budget | undefined => (isGraphContext(context) ? context.budget : undefined);

type ServiceMap = Parameters<typeof executeQueryPlan>[1];
type RequestContext = Parameters<typeof executeQueryPlan>[2];
type SchemaHash = RequestContext['schemaHash'];

/** The executor reads no hash of the schema, but its type wants one. */
const isSchemaHash = (text: string): text is SchemaHash => text.length > 0;
const NO_HASH = 'static';

const noCache = { get: async () => undefined, set: async () => undefined, delete: async () => true };

const quietLogger = (log: ErrorLog) => {
  const ignore = () => undefined;
  return { debug: ignore, info: ignore, warn: ignore, error: (message: string) => log.error({}, message) };
};

/** What the executor wants to know of each request for an operation. */
const aboutOperation = ({ document, definition }: Operation) => {
  if (!isSchemaHash(NO_HASH)) throw new Error('unreachable');
  return {
    schemaHash: NO_HASH,
    cache: noCache,
    queryHash: NO_HASH,
    document,
    source: print(document),
    operationName: definition.name?.value ?? null,
    operation: definition,
    overallCachePolicy: null,
  };
};

const formatted = (error: unknown): GraphQLFormattedError =>
  error instanceof GraphQLError ? error.toJSON() : { message: String(error) };

/**
 * The executor of @apollo/gateway, for operations on which services must work together, and for questions about the schema. It is loaded when
 * the first of them comes. References to entities may be null while it runs: what that means is decided when its answer is there.
 */
export const openApolloExecutor = (options: {
  readonly supergraphSdl: string;
  readonly planner: Planner;
  readonly query: (service: string, query: string, operationName: string | undefined) => SubgraphQuery;
  readonly log: ErrorLog;
}) => {
  const { supergraphSdl, planner, query, log } = options;
  const schema = planner.apiSchema;
  const logger = quietLogger(log);

  const services: ServiceMap = Object.fromEntries(
    planner.services.map((name) => [
      name,
      {
        process: async ({ request, context }) => {
          const { query: text = '', operationName, variables = {} } = request;
          const ask = query(name, text, operationName);
          const { data = null, errors } = await ask(variables, actorIn(context), budgetIn(context));
          return { data: markMissing(data, errors), ...(errors === undefined ? {} : { errors: [...errors] }) };
        },
      },
    ]),
  );
  const open = async () => {
    const { executeQueryPlan: execute } = await import('@apollo/gateway/dist/executeQueryPlan.js');
    const supergraph = Supergraph.build(withNullableReferences(supergraphSdl), { validateSupergraph: false });
    return { execute, supergraphSchema: supergraph.schema.toGraphQLJSSchema(), apiSchema: supergraph.apiSchema() };
  };
  let opening: ReturnType<typeof open> | undefined;

  return (operation: Operation): Execute => {
    const about = aboutOperation(operation);
    const plan = planner.plan(operation.document);
    const operationContext = { schema, operation: operation.definition, fragments: { ...operation.fragments } };
    const complete = answerCompleter(operation, schema);
    return async (variables, _coerced, actor, budget): Promise<GraphResult> => {
      opening ??= open();
      const { execute, supergraphSchema, apiSchema } = await opening;
      const request = { request: { variables: { ...variables } }, context: { actor, budget }, metrics: {} };
      const requestContext = { ...about, ...request, logger, schema };
      // what it says of missing entities stands in `extensions`, and is no error: services answer for the types of their own values
      const result = await execute(plan, services, requestContext, operationContext, supergraphSchema, apiSchema);
      const { data, errors = [] } = result;
      return complete({ data: data ?? null, ...(errors.length === 0 ? {} : { errors: errors.map(formatted) }) });
    };
  };
};
