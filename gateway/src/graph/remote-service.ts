import { AppError } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Budget } from '@wellspring/platform/subgraph/budget';
import { BUDGET_HEADER, budgetText, OBJECTS_HEADER } from '@wellspring/platform/subgraph/budget-header';
import type { GraphResult } from '@wellspring/platform/subgraph/graph-result';
import type { ErrorLog, SubgraphQuery } from '@wellspring/platform/subgraph/run-subgraph';
import { operationTypeOf } from '@wellspring/platform/subgraph/operation-type';
import { currentTraceparent, inCall } from '@wellspring/platform/telemetry/tracing';
import { textIn } from '@wellspring/words/error-text';
import { say, verbatim, type Message } from '@wellspring/words/message';
import { z } from 'zod';
import { retryRequest } from './retry-request.ts';
import { LONG_ANSWER_MS, takesLong } from './long-answers.ts';
import { postJson, TooManyBytes } from './post-json.ts';
import type { Answer } from './post-json.ts';

const unavailable = (words: Message): GraphResult => ({
  data: null,
  errors: [{ message: textIn('en', words), extensions: { code: 'UNAVAILABLE', words } }],
});

const AWAY = unavailable(say('errors.serviceAway'));

/** A change that was sent may have been made, also without an answer. */
const UNKNOWN = unavailable(say('errors.changeUncertain'));

/** A visitor does not wait longer for something to read. */
const QUERY_DEADLINE_MS = 5_000;

/** The time limit of a change covers the service's own calls. */
const MUTATION_DEADLINE_MS = 30_000;

/** Nothing was done: the connection was never made, or the call was refused. */
const NOT_SENT: readonly unknown[] = [
  'UNAVAILABLE', // our own token was refused
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(error.code);

const mayBeDone = (error: unknown): boolean => !hasCode(error, NOT_SENT);

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullable().exactOptional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).exactOptional(),
        extensions: z.record(z.string(), z.unknown()).exactOptional(),
      }),
    )
    .exactOptional(),
});

/** What a service answered. @throws when it is no answer of a graph */
const resultIn = ({ body }: Answer): GraphResult => answerSchema.parse(JSON.parse(body.toString()));

/** What an answer of a service used is the whole operation's; what a service broke off is broken off as a whole. */
const spend = (budget: Budget, { headers, body }: Answer, result: GraphResult): void => {
  const codes = (result.errors ?? []).map(({ extensions }) => extensions?.['code']);
  const isBrokenOff = codes.includes('OPERATION_TOO_EXPENSIVE');
  const objects = isBrokenOff ? Infinity : Number(headers[OBJECTS_HEADER] ?? 0);
  budget.spend({ objects, bytes: body.length });
};

/** A token that identifies the caller to one service, only for this body. */
export type SignActor = (actor: Actor, audience: string, body: string) => string;

/**
 * A service in another process. A call that fails is answered with UNAVAILABLE, and its cause is only in the log. A change is
 * never repeated; a question whose connection broke or was refused is asked again, within the same deadline. A service that refuses our token (its keys, its clock) has failed: the caller
 * did nothing wrong.
 */
export const remoteService = (name: string, url: string, signActor: SignActor, log: ErrorLog) => {
  const address = new URL(url);
  type Wait = {
    readonly deadlineMs: number;
    readonly budget: Budget | undefined;
    readonly signal: AbortSignal | undefined;
  };
  const ask = async (body: string, actor: Actor, { deadlineMs, budget, signal }: Wait): Promise<GraphResult> => {
    const left = budget?.left();
    const traceparent = currentTraceparent();
    const trace = traceparent === undefined ? {} : { traceparent };
    const may = left && { [BUDGET_HEADER]: budgetText(left) };
    const headers = { authorization: `Bearer ${signActor(actor, name, body)}`, ...trace, ...may };
    const answer = await postJson(address, body, headers, { deadlineMs, mostBytes: left?.bytes ?? Infinity, signal });
    if (answer.status === 401)
      throw new AppError('UNAVAILABLE', verbatim(`The service ${name} refused who the gateway says is calling`));
    const result = resultIn(answer);
    if (budget) spend(budget, answer, result);
    return result;
  };
  return (query: string, operationName?: string): SubgraphQuery => {
    const operationType = operationTypeOf(query);
    const isMutation = operationType === 'mutation';
    const attributes = {
      'peer.service': name,
      'graphql.operation.name': operationName,
      'graphql.operation.type': operationType,
    };
    const beginning = JSON.stringify({ query, operationName }).slice(0, -1);
    const isLong = takesLong(query);
    const deadlineMs = isLong ? LONG_ANSWER_MS : isMutation ? MUTATION_DEADLINE_MS : QUERY_DEADLINE_MS;
    return async (variables, actor, budget) => {
      // a change is not cancelled: its outcome would be unknown
      const signal = isMutation && !isLong ? undefined : budget?.signal;
      try {
        const body = `${beginning},"variables":${JSON.stringify(variables)}}`;
        const began = performance.now();
        const left = (): number => Math.max(1, deadlineMs - (performance.now() - began));
        const once = () =>
          inCall(`${name} ${operationType}`, attributes, () =>
            ask(body, actor, { deadlineMs: left(), budget, signal }),
          );
        return await (isMutation || isLong ? once() : retryRequest(once));
      } catch (err) {
        if (signal?.aborted) return AWAY;
        if (err instanceof TooManyBytes) budget?.spend({ bytes: Infinity });
        if (budget?.reason()) return AWAY;
        log.error({ err, service: name }, 'a service did not answer');
        return isMutation && !isLong && mayBeDone(err) ? UNKNOWN : AWAY;
      }
    };
  };
};
