import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { isRecord } from '@wellspring/platform/is-record';
import { TOO_BUSY } from '@wellspring/rest-contract/request-messages';
import { say } from '@wellspring/words/message';
import { GraphQLError, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { LIMITS, sizeExcess } from '../graph/limits.ts';
import type { MeasuredGraph } from '../graph/measure.ts';

/** Operations by the SHA-256 of their text, as the web client's build lists them. */
export type PersistedOperations = ReadonlyMap<string, string>;

/** What a request asks, before anything in it is believed. */
export type RequestedOperation = {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
};

/** Keys that no input here has, and that do harm in careless hands. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** No input here is nested nearly as deep. */
const DEPTH_MAX = 32;

/** Texts that were measured and found small enough. */
const MEASURED_CHARACTERS = 2_000_000;

/** @throws AppError VALIDATION for keys that do harm, and for depths that do harm to what calls itself */
const checkVariables = (variables: unknown): void => {
  let level: readonly unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) throw new AppError('VALIDATION', say('errors.variablesTooDeep'));
    const objects = level.filter(isRecord);
    for (const value of objects)
      if (!Array.isArray(value) && Object.keys(value).some((key) => FORBIDDEN_KEYS.has(key)))
        throw new AppError('VALIDATION', say('errors.variableKeyWrong'));
    level = objects.flatMap((value) => Object.values(value));
  }
};

/** The hash of a persisted operation; undefined: there is a text, or nothing. */
const hashIn = ({ extensions }: RequestedOperation): unknown => {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  return isRecord(persisted) ? persisted['sha256Hash'] : undefined;
};

/** Turns of the event loop between two callers. Node takes one new connection in each: with only one turn, all would wait outside. */
const TURNS_BETWEEN = 32;

const goRound = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
};

/** Milliseconds after which an operation is not begun any more: after that, a refusal helps the caller more. */
const WAITED_MAX = 2_000;

/**
 * One caller after the other, with room for others between them: what all of them cost together keeps no other request waiting.
 * @throws AppError UNAVAILABLE when that took too long
 */
const oneAtATime = (now: () => number) => {
  let last: Promise<void> = Promise.resolve();
  return async (): Promise<void> => {
    const since = now();
    await (last = last.then(goRound));
    if (now() - since > WAITED_MAX) throw new AppError('UNAVAILABLE', TOO_BUSY);
  };
};

/** Measures texts before anything else reads them, each once. @throws AppError OPERATION_TOO_EXPENSIVE when one is too large */
const sizeGuard = (graph: MeasuredGraph) => {
  const measured = new LRUCache<string, true>({
    maxSize: MEASURED_CHARACTERS,
    sizeCalculation: (_, { length }) => length,
  });
  return (text: string): void => {
    if (measured.get(text)) return;
    try {
      const excess = sizeExcess(graph, parse(text, { maxTokens: LIMITS.tokens, noLocation: true }));
      if (excess !== undefined) throw new AppError('OPERATION_TOO_EXPENSIVE', excess);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error; // what is wrong with its syntax is said by who reads it next
    }
    if (text !== '') measured.set(text, true);
  };
};

/**
 * Decides about an operation before Apollo Server reads it. An operation that is not one of the web client's own waits for its turn, since to
 * read, plan and compile it takes milliseconds, and must not be too large. `onlyPersisted`: there are no others. `now`: milliseconds
 * @throws AppError VALIDATION and OPERATION_TOO_EXPENSIVE in words for the developer who sent it, UNAVAILABLE when its turn does not come
 */
export const operationGate = (
  graph: MeasuredGraph,
  persisted: PersistedOperations,
  onlyPersisted: boolean,
  now: () => number = () => performance.now(),
) => {
  const ownTurn = oneAtATime(now);
  const checkSize = sizeGuard(graph);
  return async (requested: RequestedOperation): Promise<void> => {
    checkVariables(requested.variables);
    const { query } = requested;
    const hash = hashIn(requested);
    const hasText = typeof query === 'string' && query !== '';
    if (hasText && onlyPersisted) throw new AppError('VALIDATION', say('errors.persistedOnly'));
    if (!hasText && typeof hash === 'string' && persisted.has(hash)) return;
    await ownTurn();
    if (hasText) checkSize(query);
  };
};
