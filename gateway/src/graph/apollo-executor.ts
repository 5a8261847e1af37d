import { createHash } from 'node:crypto';
import type { ApolloGateway } from '@apollo/gateway';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import type { ErrorLog, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { GraphQLError, print } from 'graphql';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Execute } from './delegated.ts';
import { actorIn, knownIn, budgetIn } from './graph-context.ts';
import { questionOf } from './joined-plan.ts';
import { markMissing, NOTHING_LEFT } from './missing-entities.ts';
import type { Operation } from './operation.ts';

type Executor = Awaited<ReturnType<ApolloGateway['load']>>['executor'];
type RequestContext = Parameters<Executor>[0];
type SchemaHash = RequestContext['schemaHash'];

/** Plans kept by Apollo's gateway, in MiB. */
const PLANS = 4;

/** The executor reads no hash of the schema, but its type wants one. */
const isSchemaHash = (text: string): text is SchemaHash => text.length > 0;
const NO_HASH = 'static';

const NO_LOG: ErrorLog = { error: () => undefined };

const nothingKept = { get: async () => undefined, set: async () => undefined, delete: async () => true };

const quietLogger = (log: ErrorLog) => {
  const ignore = () => undefined;
  return { debug: ignore, info: ignore, warn: ignore, error: (message: string) => log.error({}, message) };
};

/** What the executor wants to know of each request for an operation. Plans are kept by the text of the operation. */
const aboutOperation = ({ document, definition }: Operation) => {
  if (!isSchemaHash(NO_HASH)) throw new Error('unreachable');
  const source = print(document);
  return {
    schemaHash: NO_HASH,
    cache: nothingKept,
    queryHash: createHash('sha256').update(source).digest('hex'),
    document,
    source,
    operationName: definition.name?.value ?? null,
    operation: definition,
    overallCachePolicy: null,
  };
};

const formatted = (error: unknown): GraphQLFormattedError =>
  error instanceof GraphQLError ? error.toJSON() : { message: String(error) };

/**
 * An ApolloGateway made from the committed supergraph, for operations on which services must work together. It is
 * loaded when the first of them comes. Nothing polls, because the supergraph is given; its telemetry is switched off.
 */
export const openApolloExecutor = (options: {
  readonly supergraphSdl: string;
  readonly schema: GraphQLSchema;
  readonly query: (service: string, query: string, operationName: string | undefined) => SubgraphQuery;
  readonly log: ErrorLog;
}) => {
  const { supergraphSdl, schema, query, log } = options;
  const logger = quietLogger(log);

  const open = async () => {
    process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'; // its exporter reports to its maker
    const { ApolloGateway: Gateway } = await import('@apollo/gateway');
    const gateway = new Gateway({
      supergraphSdl,
      logger: quietLogger(NO_LOG), // what it logs it answers as well; addresses that it misses are not needed here
      experimental_approximateQueryPlanStoreMiB: PLANS,
      buildService: ({ name }) => ({
        process: async ({ request, context }) => {
          const { query: text = '', operationName, variables = {} } = request;
          const known = knownIn(context)?.get(questionOf(name, text, variables));
          const ask = () => query(name, text, operationName)(variables, actorIn(context), budgetIn(context));
          const { data = null, errors } = known ?? (await ask());
          return { data: markMissing(data, errors), ...(errors === undefined ? {} : { errors: [...errors] }) };
        },
      }),
    });
    const { executor } = await gateway.load();
    return { gateway, executor };
  };
  let opening: ReturnType<typeof open> | undefined;

  const prepare = (operation: Operation): Execute => {
    const about = aboutOperation(operation);
    return async (variables, _coerced, actor, budget, known): Promise<GraphResult> => {
      opening ??= open();
      const { executor } = await opening;
      const request = { request: { variables: { ...variables } }, context: { actor, budget, known }, metrics: {} };
      // what it says of missing entities stands in `extensions`, and is no error: services answer for the types of their own values
      const { data, errors = [] } = await executor({ ...about, ...request, logger, schema });
      if (!data && errors.length === 0) return NOTHING_LEFT;
      return { data: data ?? null, ...(errors.length === 0 ? {} : { errors: errors.map(formatted) }) };
    };
  };
  const stop = async (): Promise<void> => (await opening)?.gateway.stop();
  return { prepare, stop };
};
