import type { DocumentNode, OperationVariables } from '@apollo/client';
import { createContext, use } from 'react';

/** What came of a query: an answer, an error, or both where a part of the answer is missing. */
export type Answer = { readonly data: Readonly<Record<string, unknown>> | null | undefined; readonly error: unknown };

/** Has the graph execute a query, each once a page: the same query is answered by the same promise, which is never rejected. */
export type AskOnce = (document: DocumentNode, variables: OperationVariables) => Promise<Answer>;

/** How the components of the page that is rendered ask the graph. */
export const AskContext = createContext<AskOnce>(() => Promise.reject(new Error('This page asks for nothing')));

type Options = { readonly variables?: OperationVariables; readonly skip?: boolean };

const SKIPPED: Answer = { data: undefined, error: undefined };
const doNothing = (): void => undefined;

/**
 * What stands in for `@apollo/client/react` in the server's build (web/vite.config.ts). A page is rendered once and asks each query once, so
 * it needs neither a cache nor a client: React waits for the plain answer. What only an event or an effect uses is never called here.
 */
export const useQuery = (document: DocumentNode, { variables = {}, skip = false }: Options = {}) => {
  const ask = use(AskContext);
  const { data, error } = skip ? SKIPPED : use(ask(document, variables));
  return { data, error, previousData: undefined, loading: false, refetch: doNothing, fetchMore: doNothing };
};

const CLIENT = { cache: {} };

export const useApolloClient = () => CLIENT;

export const useMutation = () => [doNothing, { loading: false, client: CLIENT }];
