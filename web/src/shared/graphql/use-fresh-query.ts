import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect, useState } from 'react';
import { useOnReturn } from '../use-on-return.ts';
import { useRetryWhileFailed } from '../use-retry-while-failed.ts';
import { errorCodeOf, isUnreachable } from './errors.ts';
import { freshness, queryKey } from './freshness.ts';
import { operationNameOf } from './persisted-operations.ts';

/** What a screen needs of a query. */
export type QueryState<Data> = {
  /** the answer; while another one is loading, the one before it */
  readonly data: Data | undefined;
  /** another answer is on its way: what is shown is old, or nothing */
  readonly loading: boolean;
  /** there is no answer; it is requested again automatically, now and then and when the network is back */
  readonly failed: boolean;
  /** why, as the graph calls it; null: no answer, or no failure */
  readonly failure: string | null;
  /** it failed because no answer came at all: the reader's connection may be to blame, else the server is */
  readonly isUnreachable: boolean;
  /** a part of the answer could not be had, and is null; it is requested again automatically */
  readonly isIncomplete: boolean;
  readonly refetch: () => void;
};

/** Queries that failed when the first HTML was made, by their keys, and why: the client starts with the same words. */
export const FailedQueries = createContext<ReadonlyMap<string, string | null>>(new Map());

/** A repeated request would have the same result. */
const FINAL: ReadonlySet<string | null> = new Set(['FORBIDDEN', 'NOT_FOUND']);

const memory = freshness(() => Date.now());

/** Repeats a query as soon as a screen uses it: a part of its answer was missing in the first HTML. */
export const askAgain = (key: string): void => memory.incomplete(key);

type Options = {
  readonly skip?: boolean;
  /** an admin may change it at any moment: requested again whenever the screen opens or the reader comes back to it */
  readonly isLive?: boolean;
};

/**
 * Apollo's useQuery for screens: keeps the old answer while the next is loading, asks again for what is older than five minutes,
 * and recovers by itself. What came beside an error is shown, and the rest asked for again. On the server the same call fetches what the
 * first HTML needs.
 */
export const useFreshQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { skip = false, isLive = false }: Options = {},
): QueryState<Data> => {
  const key = queryKey(operationNameOf(document), variables);
  const before = use(FailedQueries);
  const failedBefore = before.has(key);
  const [retried, setRetried] = useState<string | null>(null);
  const fetchPolicy = isLive || memory.isOld(key) ? 'cache-and-network' : 'cache-first';
  const options = { variables, skip, fetchPolicy, errorPolicy: 'all' } as const;
  const { data, previousData, error, loading, refetch } = useQuery<Data, Variables>(document, options);
  const answered = data != null; // of an answer that is an error alone, it is null
  const refetchNow = () => void refetch().catch(() => undefined);
  // While it is tried again unasked, the words stay: nothing flickers.
  const failed = !skip && !answered && (error !== undefined || failedBefore || (loading && retried === key));
  const isIncomplete = !skip && answered && (error !== undefined || (loading && retried === key));
  useEffect(() => {
    if (!answered || loading) return;
    if (isIncomplete) memory.incomplete(key);
    else memory.answered(key);
  }, [answered, isIncomplete, loading, key]);
  useOnReturn(() => {
    if (isLive && !skip) refetchNow();
  });
  const reason = error === undefined ? (before.get(key) ?? null) : errorCodeOf(error);
  useRetryWhileFailed((failed || isIncomplete) && !FINAL.has(reason), () => {
    setRetried(key);
    refetchNow();
  });
  return {
    data: skip ? undefined : (data ?? (failed ? undefined : previousData)),
    loading: !skip && loading && !answered && !failed,
    failed,
    failure: failed ? reason : null,
    isIncomplete,
    isUnreachable: failed && error !== undefined && isUnreachable(error),
    refetch: () => {
      setRetried(null);
      refetchNow();
    },
  };
};
