import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { Kind } from 'graphql';
import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect } from 'react';
import { freshness, questionKey } from './freshness.ts';

/** An answer as a screen needs it. */
export type Answer<Data> = {
  /** the answer; while another one is awaited, the one before it */
  readonly data: Data | undefined;
  /** another answer is on its way: what is shown is old, or nothing */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly again: () => void;
};

/** Questions that the server could not get answered for the first HTML. */
export const FailedFirst = createContext<ReadonlySet<string>>(new Set());

const memory = freshness(() => Date.now());

/** The name of a document's operation. */
export const operationNameOf = (document: TypedDocumentNode<unknown, never>): string => {
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value ?? '';
  return '';
};

type Options = { readonly skip?: boolean };

/** Asks the graph, keeps the old answer while the next is awaited, and asks again for what is older than five minutes. */
export const useAsk = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { skip = false }: Options = {},
): Answer<Data> => {
  const key = questionKey(operationNameOf(document), variables);
  const failedFirst = use(FailedFirst).has(key);
  const options = { variables, skip, fetchPolicy: memory.isOld(key) ? 'cache-and-network' : 'cache-first' } as const;
  const { data, previousData, error, loading, refetch } = useQuery<Data, Variables>(document, options);
  const answered = data !== undefined;
  useEffect(() => {
    if (answered && !loading) memory.answered(key);
  }, [answered, loading, key]);
  return {
    data: skip ? undefined : (data ?? (error ? undefined : previousData)),
    waiting: !skip && loading && !answered && !failedFirst,
    failed: !skip && !answered && (error !== undefined || failedFirst),
    again: () => void refetch().catch(() => undefined),
  };
};
