import type { ErrorCode } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { GraphData, Variables } from '@wellspring/platform/subgraph/graph-result';
import type { Role } from '@wellspring/platform/subgraph/rights';
import { z } from 'zod';
import type { Answer, Reply } from './answers.ts';
import { NO_BODY, type Body, type RawBody } from './bodies.ts';
import { withPage } from './page-links.ts';
import { filledPath, namesIn, parseParameters, parseQuery } from './parse-address.ts';
import { checkedData, type RestDocument } from './rest-document.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ApiPath = `/api/${string}`;

/** What a call has beside its parameters and its body. */
export type RequestContext = {
  readonly actor: Actor;
  /** undefined where none came, or the row has none */
  readonly idempotencyKey: string | undefined;
  /** the tokens of the session, for calls that begin or end one, and of a recognized browser */
  readonly session: string | undefined;
  readonly browser: string | undefined;
  /** what the caller says it asks with; undefined where it says nothing */
  readonly userAgent: string | undefined;
  /** origin of the site without a slash at its end, for links in an answer */
  readonly publicUrl: string;
  /** aborted when the caller hangs up */
  readonly signal: AbortSignal;
};

/** A call that its row has checked. */
type ParsedRequest<Parameters, Query, Value> = RequestContext & {
  readonly parameters: Parameters;
  readonly query: Query;
  readonly body: Value;
};

type About = {
  readonly method: Method;
  /** as OpenAPI writes it, such as /api/locations/{id} */
  readonly path: ApiPath;
  /** its heading in the documentation */
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  /** who may call at all; what they may do there is decided by the service that owns the data */
  readonly who: Role;
  /** the call creates something: the same Idempotency-Key from the same member is answered as the first time */
  readonly takesIdempotencyKey?: boolean;
  /** the service counts who calls how often: each call reaches it, with where it comes from */
  readonly countsCalls?: boolean;
  /** codes of errors that it may end with beside those that follow from its other parts (refusals.ts) */
  readonly refuses?: readonly ErrorCode[];
};

type Definition<Parameters, Query, Value, Answers> = About & {
  /** what stands in the path; a schema's message is the 404 of what cannot be one */
  readonly parameters: Parameters;
  /** the parameters of the query string; there are no others */
  readonly query: Query;
  readonly body: Body<Value>;
  /** every good answer, by a name for the row's own use */
  readonly answers: Answers;
};

type Answers = Readonly<Record<string, Answer>>;
type ParsedRequestOf<Parameters, Query, Value> = ParsedRequest<z.output<Parameters>, z.output<Query>, Value>;

/** A row that asks the graph, as it is written. */
export type RouteDefinition<
  Parameters extends z.ZodObject,
  Query extends z.ZodObject,
  Value,
  Named extends Answers,
  Data extends GraphData,
  Input extends object,
> = Definition<Parameters, Query, Value, Named> & {
  readonly document: RestDocument<Data, Input>;
  readonly variables: (request: ParsedRequestOf<Parameters, Query, Value>) => Input;
  /** Makes one of the answers from the operation's data. @throws AppError such as NOT_FOUND */
  readonly reply: (answers: Named, data: Data, request: ParsedRequestOf<Parameters, Query, Value>) => Reply;
};

/** A checked call, ready to be put to the graph and then to be answered. */
type PreparedCall = {
  readonly variables: Variables;
  readonly reply: (data: GraphData) => Reply;
};

/** Reads the rest of a call whose address is in order. @throws AppError VALIDATION in words that name what is wrong */
export type ReadCall = (body: RawBody, context: RequestContext) => PreparedCall;

/** A row of the table of /api: the whole definition of a call, for router, checks and documentation. */
export type Route = About & {
  readonly parameters: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: Body<unknown>;
  readonly answers: readonly Answer[];
  /** what it asks the graph; null: nothing */
  readonly document: { readonly name: string; readonly text: string } | null;
  /**
   * Checks the address of a call, before its body is read: what stands in the path, and the query string.
   * @throws AppError NOT_FOUND or VALIDATION in words that name what is wrong
   */
  readonly parseTarget: (parameters: Readonly<Record<string, unknown>>, search: string) => ReadCall;
};

const NONE = z.strictObject({});

/** For rows without parameters in path and query, and without a body. */
export const NO_INPUT = { parameters: NONE, query: NONE, body: NO_BODY } as const;

/** GraphQL knows absent and null, not undefined. */
const withoutUndefined = (fields: object): Variables =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const refuse = ({ method, path }: About, what: string): never => {
  throw new Error(`${method} ${path} ${what}`);
};

/** Checks required parts of a row that would otherwise be missed until its first call. @throws when the row is incomplete */
const checkRow = (row: Definition<z.ZodObject, z.ZodObject, unknown, Answers>): void => {
  if (row.summary.trim() === '' || row.group.trim() === '')
    refuse(row, 'needs a summary and a group for its documentation');
  const statuses = Object.values(row.answers).map(({ status }) => status);
  if (statuses.length === 0) refuse(row, 'has no answer');
  if (new Set(statuses).size < statuses.length) refuse(row, 'has two answers of one status');
  const [inPath, described] = [namesIn(row.path), Object.keys(row.parameters.shape)];
  if (inPath.toSorted().join() !== described.toSorted().join())
    refuse(row, `has {${inPath.join('}, {')}} in its path, but describes ${described.join(', ') || 'none'}`);
  if (row.method === 'GET' && row.body.isRequired) refuse(row, 'cannot have a body');
};

/** Reads a call as its row says, first the address, then the rest, and hands it on. */
const targetParser =
  <Parameters extends z.ZodObject, Query extends z.ZodObject, Value>(
    row: Definition<Parameters, Query, Value, Answers>,
    prepare: (request: ParsedRequestOf<Parameters, Query, Value>) => PreparedCall,
  ): Route['parseTarget'] =>
  (given, search) => {
    const parameters = parseParameters(row.parameters, given);
    const query = parseQuery(row.query, search);
    const path = filledPath(row.path, given);
    return (body, context) => {
      const { variables, reply } = prepare({ ...context, parameters, query, body: row.body.read(body) });
      const address = { publicUrl: context.publicUrl, path, search, query };
      return { variables, reply: (data) => withPage(reply(data), address) };
    };
  };

/** Makes a row that queries the graph: its functions have the types of the request, of the data and of the answers. */
export const defineRoute = <
  Parameters extends z.ZodObject,
  Query extends z.ZodObject,
  Value,
  Named extends Answers,
  Data extends GraphData,
  Input extends object,
>(
  row: RouteDefinition<Parameters, Query, Value, Named, Data, Input>,
): Route => {
  checkRow(row);
  const { document } = row;
  return {
    ...row,
    answers: Object.values(row.answers),
    parseTarget: targetParser(row, (request) => ({
      variables: withoutUndefined(row.variables(request)),
      reply: (data) => row.reply(row.answers, checkedData(document, data), request),
    })),
  };
};

/** Makes a row that answers by itself. */
export const defineLocalRoute = <
  Parameters extends z.ZodObject,
  Query extends z.ZodObject,
  Value,
  Named extends Answers,
>(
  row: Definition<Parameters, Query, Value, Named> & {
    readonly reply: (answers: Named, request: ParsedRequestOf<Parameters, Query, Value>) => Reply;
  },
): Route => {
  checkRow(row);
  return {
    ...row,
    answers: Object.values(row.answers),
    document: null,
    parseTarget: targetParser(row, (request) => ({ variables: {}, reply: () => row.reply(row.answers, request) })),
  };
};
