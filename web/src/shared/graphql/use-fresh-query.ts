import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Kind } from 'graphql';
import { createContext, use, useEffect, useState } from 'react';
import { useRetryWhileFailed } from '../use-retry-while-failed.ts';
import { errorCodeOf } from './errors.ts';
import { freshness, queryKey } from './freshness.ts';

/** What a screen needs of a query. */
export type QueryState<Data> = {
  /** the answer; while another one is loading, the one before it */
  readonly data: Data | undefined;
  /** another answer is on its way: what is shown is old, or nothing */
  readonly loading: boolean;
  /** there is no answer; it is asked for again by itself, now and then and when the network is back */
  readonly failed: boolean;
  /** why, as the graph calls it; null: nobody answered, or it did not fail */
  readonly failure: string | null;
  readonly refetch: () => void;
};

/** Queries that failed when the first HTML was made, by their keys, and why: the client starts with the same words. */
export const FailedQueries = createContext<ReadonlyMap<string, string | null>>(new Map());

/** Asked again, these would be answered alike. */
const FINAL: ReadonlySet<string | null> = new Set(['FORBIDDEN', 'NOT_FOUND']);

const memory = freshness(() => Date.now());

/** The name of a document's operation. */
const operationNameOf = (document: TypedDocumentNode<unknown, never>): string => {
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value ?? '';
  return '';
};

type Options = { readonly skip?: boolean };

/**
 * Apollo's useQuery for screens: keeps the old answer while the next is loading, asks again for what is older than five minutes,
 * and recovers by itself. On the server the same call fetches what the first HTML needs.
 */
export const useFreshQuery = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { skip = false }: Options = {},
): QueryState<Data> => {
  const key = queryKey(operationNameOf(document), variables);
  const before = use(FailedQueries);
  const failedBefore = before.has(key);
  const [retried, setRetried] = useState<string | null>(null);
  const options = { variables, skip, fetchPolicy: memory.isOld(key) ? 'cache-and-network' : 'cache-first' } as const;
  const { data, previousData, error, loading, refetch } = useQuery<Data, Variables>(document, options);
  const answered = data !== undefined;
  const refetchNow = () => void refetch().catch(() => undefined);
  // While it is tried again unasked, the words stay: nothing flickers.
  const failed = !skip && !answered && (error !== undefined || failedBefore || (loading && retried === key));
  useEffect(() => {
    if (answered && !loading) memory.answered(key);
  }, [answered, loading, key]);
  const failure = failed ? (error === undefined ? (before.get(key) ?? null) : errorCodeOf(error)) : null;
  useRetryWhileFailed(failed && !FINAL.has(failure), () => {
    setRetried(key);
    refetchNow();
  });
  return {
    data: skip ? undefined : (data ?? (failed ? undefined : previousData)),
    loading: !skip && loading && !answered && !failed,
    failed,
    failure,
    refetch: () => {
      setRetried(null);
      refetchNow();
    },
  };
};
