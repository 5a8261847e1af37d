import { AppError, isErrorCode } from '@wellspring/errors';
import type { ErrorCode } from '@wellspring/errors';
import { GraphQLError, parse, validate } from 'graphql';
import type { ExecutionResult, GraphQLErrorExtensions, GraphQLFormattedError } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { boundedMap } from '../bounded-map.ts';
import type { Actor } from './actor.ts';
import type { Subgraph } from './subgraph.ts';

export const INTERNAL_MESSAGE = 'Something went wrong on our side';

const MAX_COMPILED = 500;

export type ErrorLog = { error(fields: object, message: string): void };
export type Variables = Readonly<Record<string, unknown>>;

/** What a subgraph answers: errors carry one of our codes and words for the reader. */
export type SubgraphAnswer = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
};

/** One query of a subgraph, compiled: answers at once where no resolver waits. */
export type SubgraphQuery = (variables: Variables, actor: Actor) => SubgraphAnswer | Promise<SubgraphAnswer>;

/** A GraphQLError that a resolver threw may carry one of our codes; the errors of graphql-jit may have no extensions. */
const codeOf = (cause: Error): ErrorCode | undefined => {
  if (cause instanceof AppError) return cause.code;
  const extensions: GraphQLErrorExtensions | undefined = cause instanceof GraphQLError ? cause.extensions : undefined;
  const code = extensions?.['code'];
  return isErrorCode(code) ? code : undefined;
};

/** AppErrors keep their words and code; anything else is logged with its stack and masked. */
const answerError = (error: GraphQLError, subgraph: string, log: ErrorLog): GraphQLFormattedError => {
  const cause = error.originalError ?? error;
  const where = error.path === undefined ? {} : { path: error.path };
  const code = codeOf(cause);
  if (code !== undefined && code !== 'INTERNAL') return { message: error.message, ...where, extensions: { code } };
  log.error({ err: cause, subgraph, path: error.path?.join('.') }, 'a resolver failed');
  return { message: INTERNAL_MESSAGE, ...where, extensions: { code: 'INTERNAL' } };
};

/** Without data nothing ran: the variables did not fit, which the asker can mend. */
const answer = (result: ExecutionResult, subgraph: string, log: ErrorLog): SubgraphAnswer => {
  if (result.errors === undefined) return { data: result.data ?? null };
  if (result.data === undefined) {
    return { errors: result.errors.map(({ message }) => ({ message, extensions: { code: 'VALIDATION' } })) };
  }
  return { data: result.data, errors: result.errors.map((error) => answerError(error, subgraph, log)) };
};

const compile = (
  subgraph: Subgraph,
  query: string,
  operationName: string | undefined,
  log: ErrorLog,
): SubgraphQuery => {
  const document = parse(query, { noLocation: true });
  const [mistake] = validate(subgraph.schema, document);
  if (mistake !== undefined) throw mistake;
  const compiled = compileQuery(subgraph.schema, document, operationName);
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('The query could not be compiled');
  const { name, contextFor } = subgraph;
  const run = (variables: Variables, actor: Actor) => {
    const result = compiled.query({}, contextFor(actor), variables);
    return result instanceof Promise ? result.then((late) => answer(late, name, log)) : answer(result, name, log);
  };
  return (variables, actor) => {
    try {
      return run(variables, actor);
    } catch (err) {
      // what a resolver throws arrives as an answer; this is a value that does not fit the schema
      log.error({ err, subgraph: name }, 'a subgraph failed');
      return { data: null, errors: [{ message: INTERNAL_MESSAGE, extensions: { code: 'INTERNAL' } }] };
    }
  };
};

/**
 * Compiles queries of a subgraph, each once; the least used are forgotten.
 * The function it returns throws GraphQLError for a query that does not fit the schema.
 */
export const runSubgraph = (subgraph: Subgraph, log: ErrorLog) => {
  const compiled = boundedMap<string, SubgraphQuery>(MAX_COMPILED);
  return (query: string, operationName?: string): SubgraphQuery => {
    const key = operationName === undefined ? query : `${operationName}\n${query}`;
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const made = compile(subgraph, query, operationName, log);
    compiled.set(key, made);
    return made;
  };
};
