import { ApolloLink, Observable } from '@apollo/client';
import { hashOfOperation } from './operation-hashes.ts';

/** A persisted operation as it goes over the wire: the server knows its text by the hash. */
export type PersistedOperation = {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly hash: string;
};

/** Has the graph execute an operation. @throws Error when there is no answer */
export type ExecuteOperation = (operation: PersistedOperation, signal: AbortSignal) => Promise<ApolloLink.Result>;

/** The last link of Apollo's chain: names the operation by its hash and aborts when nobody wants the answer any more. */
export const terminatingLink = (execute: ExecuteOperation): ApolloLink =>
  new ApolloLink(({ operationName = '', variables }) => {
    const hash = hashOfOperation(operationName);
    return new Observable((observer) => {
      const controller = new AbortController();
      execute({ operationName, variables, hash }, controller.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => {
          if (!controller.signal.aborted) observer.error(error);
        },
      );
      return () => controller.abort();
    });
  });
