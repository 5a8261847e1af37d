import { AppError, INTERNAL_MESSAGE, isErrorCode, type ErrorCode } from '@wellspring/errors';
import {
  execute,
  GraphQLError,
  parse,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLErrorExtensions,
} from 'graphql';
import type * as GraphqlJit from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log/log.ts';
import type { Actor } from './actor.ts';
import { type Budget, jsonSize } from './budget.ts';
import type { GraphError, GraphResult, Variables } from './graph-result.ts';
import type { Subgraph } from './subgraph.ts';

/** What compiled queries may hold together, by what each was measured to hold for a character of its text. */
const COMPILED_BYTES = 12_000_000;
const COMPILED_BYTES_PER_CHARACTER = 200;

const READ_BYTES = 4_000_000;
const READ_BYTES_PER_CHARACTER = 60;

/** Texts that were met once, to know them the second time. */
const MET_CHARACTERS = 1_000_000;

export type ErrorLog = Pick<Logger, 'error'>;

/** One query of a subgraph, compiled: answers at once where no resolver waits. */
export type SubgraphQuery = (
  variables: Variables,
  actor: Actor,
  /** what the operation may use; without one there is no limit */
  budget?: Budget,
) => GraphResult | Promise<GraphResult>;

/** A GraphQLError that a resolver threw may carry one of our codes; the errors of graphql-jit may have no extensions. */
const codeOf = (cause: Error): ErrorCode | undefined => {
  if (cause instanceof AppError) return cause.code;
  const extensions: GraphQLErrorExtensions | undefined = cause instanceof GraphQLError ? cause.extensions : undefined;
  const code = extensions?.['code'];
  return isErrorCode(code) ? code : undefined;
};

/** The words of an error without their text, so that the edge can say them in another language. */
const wordsOf = (cause: Error) =>
  cause instanceof AppError && cause.words.id !== null
    ? { words: { id: cause.words.id, values: cause.words.values } }
    : {};

/** AppErrors keep their words and code; anything else is logged with its stack and masked. */
const answerError = (error: GraphQLError, subgraph: string, log: ErrorLog): GraphError => {
  const cause = error.originalError ?? error;
  const where = error.path === undefined ? {} : { path: error.path };
  const code = codeOf(cause);
  if (code !== undefined && code !== 'INTERNAL') {
    const { retryAfter, field }: Partial<AppError> = cause instanceof AppError ? cause : {};
    const extensions = {
      code,
      ...(retryAfter !== undefined && { retryAfter }),
      ...(field !== undefined && { field }),
      ...wordsOf(cause),
    };
    return { message: error.message, ...where, extensions };
  }
  log.error({ err: cause, subgraph, path: error.path?.join('.') }, 'a resolver failed');
  return { message: INTERNAL_MESSAGE, ...where, extensions: { code: 'INTERNAL' } };
};

/** An operation that was broken off, in words: what it has got by then is of no use, and an error for each of its fields neither. */
export const brokenOff = (reason: AppError): GraphResult => ({
  errors: [{ message: reason.message, extensions: { code: reason.code, ...wordsOf(reason) } }],
});

/** An answer whose JSON fits into what the operation may use; else why it was broken off. */
export const sizedWithin = (result: GraphResult, budget: Budget): GraphResult => {
  const reason = budget.reason() ?? budget.spend({ bytes: jsonSize(result.data, budget.left().bytes) });
  return reason ? brokenOff(reason) : result;
};

/** Without data nothing ran: the variables did not fit, which the caller can correct. */
const answer = (result: ExecutionResult, subgraph: string, log: ErrorLog): GraphResult => {
  if (result.errors === undefined) return { data: result.data ?? null };
  if (result.data === undefined) {
    return { errors: result.errors.map(({ message }) => ({ message, extensions: { code: 'VALIDATION' } })) };
  }
  return { data: result.data, errors: result.errors.map((error) => answerError(error, subgraph, log)) };
};

/** A query of a subgraph that fits its schema. */
type Query = { readonly document: DocumentNode; readonly text: string; readonly operationName: string | undefined };

/**
 * graphql-jit mistakes conditions on a field or fragment that is selected more than once
 * (https://github.com/zalando-incubator/graphql-jit/issues/111); the gateway has decided those of its operations before it asks.
 */
const isCompilable = ({ document }: Query): boolean => {
  let hasConditions = false;
  visit(document, {
    Directive: ({ name }) => {
      if (name.value === 'skip' || name.value === 'include') hasConditions = true;
    },
  });
  return !hasConditions;
};

type Execute = (variables: Variables, context: unknown) => ExecutionResult | Promise<ExecutionResult>;

const interpreted =
  (subgraph: Subgraph, { document, operationName }: Query): Execute =>
  (variableValues, contextValue) =>
    execute({ schema: subgraph.schema, document, rootValue: {}, contextValue, variableValues, operationName });

type Compiler = Pick<typeof GraphqlJit, 'compileQuery' | 'isCompiledQuery'>;

const compile = (
  { compileQuery, isCompiledQuery }: Compiler,
  subgraph: Subgraph,
  { document, operationName }: Query,
): Execute => {
  const compiled = compileQuery(subgraph.schema, document, operationName);
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('The query could not be compiled');
  return (variables, context) => compiled.query({}, context, variables);
};

const read = (subgraph: Subgraph, text: string, operationName: string | undefined): Query => {
  const document = parse(text, { noLocation: true });
  const [mistake] = validate(subgraph.schema, document, undefined, { maxErrors: 1 });
  if (mistake !== undefined) throw mistake;
  return { document, text, operationName };
};

/** What was used lately of each query, by its text; each is taken to weigh what its characters do. */
const byText = <Value extends object | true>(maxSize: number, perCharacter: number): LRUCache<string, Value> =>
  new LRUCache({ maxSize, sizeCalculation: (_, { length }) => length * perCharacter });

/**
 * Runs queries of a subgraph: the first time on the executor of graphql-js, from the second time on compiled, by what is loaded
 * then: a start does not wait for it. What is compiled is kept up to a number of bytes, the least used goes; so is what was read, and what was met once.
 * The function it returns throws GraphQLError for a query that does not fit the schema.
 */
export const runSubgraph = (subgraph: Subgraph, log: ErrorLog) => {
  const { name, contextFor } = subgraph;
  const compiled = byText<Execute>(COMPILED_BYTES, COMPILED_BYTES_PER_CHARACTER);
  const queries = byText<Query>(READ_BYTES, READ_BYTES_PER_CHARACTER);
  const met = byText<true>(MET_CHARACTERS, 1);

  let compiler: Compiler | undefined;
  const loadCompiler = async (): Promise<void> => {
    compiler = await import('graphql-jit');
  };

  const executeOf = (key: string, query: Query): Execute => {
    const ready = compiled.get(key);
    if (ready !== undefined) return ready;
    if (met.get(key) === undefined) {
      met.set(key, true);
      return interpreted(subgraph, query);
    }
    if (compiler === undefined) {
      void loadCompiler();
      return interpreted(subgraph, query);
    }
    const made = isCompilable(query) ? compile(compiler, subgraph, query) : interpreted(subgraph, query);
    compiled.set(key, made);
    return made;
  };

  return (text: string, operationName?: string): SubgraphQuery => {
    const key = operationName === undefined ? text : `${operationName}\n${text}`;
    const query = queries.get(key) ?? read(subgraph, text, operationName);
    queries.set(key, query);
    const answerWithin = (result: ExecutionResult, budget: Budget | undefined): GraphResult => {
      const reason = budget?.reason();
      return reason ? brokenOff(reason) : answer(result, name, log);
    };
    const run: SubgraphQuery = (variables, actor, budget) => {
      const result = executeOf(key, query)(variables, contextFor(actor, budget));
      if (!(result instanceof Promise)) return answerWithin(result, budget);
      const late = result.then((last) => answerWithin(last, budget));
      return budget ? Promise.race([late, budget.broken.then(brokenOff)]) : late;
    };
    return (variables, actor, budget) => {
      try {
        return run(variables, actor, budget);
      } catch (err) {
        // what a resolver throws arrives as an answer; this is a value that does not fit the schema
        log.error({ err, subgraph: name }, 'a subgraph failed');
        return { data: null, errors: [{ message: INTERNAL_MESSAGE, extensions: { code: 'INTERNAL' } }] };
      }
    };
  };
};
