import type { executeQueryPlan } from '@apollo/gateway/dist/executeQueryPlan.js';
import type { QueryPlan } from '@apollo/query-planner';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { ErrorLog, SubgraphAnswer, SubgraphQuery, Variables } from '@wellspring/platform/subgraph/run-subgraph';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import type { Operation, Planner } from './planner.ts';

type RequestContext = Parameters<typeof executeQueryPlan>[2];
type SchemaHash = RequestContext['schemaHash'];

/** The executor reads no hash of the schema, but its type wants one. */
const isSchemaHash = (text: string): text is SchemaHash => text.length > 0;
const NO_HASH = 'static';

const nothingKept = { get: async () => undefined, set: async () => undefined, delete: async () => true };

const requestContext = (
  operation: Operation,
  schema: Planner['apiSchema'],
  variables: Variables,
  log: ErrorLog,
): RequestContext => {
  if (!isSchemaHash(NO_HASH)) throw new Error('unreachable');
  const ignore = () => undefined;
  return {
    request: { variables: { ...variables } },
    logger: { debug: ignore, info: ignore, warn: ignore, error: (message: string) => log.error({}, message) },
    schema,
    schemaHash: NO_HASH,
    context: {},
    cache: nothingKept,
    queryHash: '',
    document: operation.document,
    source: '',
    operationName: operation.definition.name?.value ?? null,
    operation: operation.definition,
    metrics: {},
    overallCachePolicy: null,
  };
};

const formatted = (error: unknown): GraphQLFormattedError =>
  error instanceof GraphQLError ? error.toJSON() : { message: String(error) };

/**
 * Runs a plan on the executor of @apollo/gateway itself, for what is not compiled: introspection above all.
 * It is loaded when it is first needed, because few processes ever do.
 */
export const runUncompiled = (
  planner: Planner,
  query: (service: string, query: string, operationName: string | undefined) => SubgraphQuery,
  log: ErrorLog,
) => {
  const services = planner.supergraph.subgraphsMetadata().map(({ name }) => name);
  const api = planner.supergraph.apiSchema();
  return async (operation: Operation, plan: QueryPlan, variables: Variables, actor: Actor): Promise<SubgraphAnswer> => {
    const { executeQueryPlan } = await import('@apollo/gateway/dist/executeQueryPlan.js');
    const sources = services.map((name) => {
      const process = async ({
        request,
      }: {
        request: { query?: string; variables?: Variables; operationName?: string };
      }) => {
        const { data, errors } = await query(
          name,
          request.query ?? '',
          request.operationName,
        )(request.variables ?? {}, actor);
        return { data: data ?? null, ...(errors === undefined ? {} : { errors: [...errors] }) };
      };
      return [name, { process }] as const;
    });
    const { data, errors, extensions } = await executeQueryPlan(
      plan,
      Object.fromEntries(sources),
      requestContext(operation, planner.apiSchema, variables, log),
      { schema: planner.apiSchema, operation: operation.definition, fragments: { ...operation.fragments } },
      planner.fullSchema,
      api,
    );
    // the executor tells of values that do not fit their type only there, and only when nothing else went wrong
    const unfit: unknown = extensions?.['valueCompletion'];
    const found: readonly unknown[] = errors ?? (Array.isArray(unfit) ? unfit : []);
    return { ...(data === undefined ? {} : { data }), ...(found.length === 0 ? {} : { errors: found.map(formatted) }) };
  };
};
