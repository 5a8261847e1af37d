import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { hashOfOperation } from './persisted-operations.ts';

/** A persisted operation as it goes over the wire: the server knows its text by the hash. */
export type PersistedOperation = {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly hash: string;
};

/** Has the graph execute an operation. @throws Error when there is no answer */
export type ExecuteOperation = (operation: PersistedOperation, signal: AbortSignal) => Promise<ApolloLink.Result>;

/**
 * Asks a query again when a change ended while it was being answered: the answer may be of before the change, and would take back on the screen
 * what the member has just done.
 */
const readingAfterChanges = (execute: ExecuteOperation) => {
  let changes = 0;
  const read: ExecuteOperation = async (operation, signal) => {
    const before = changes;
    const result = await execute(operation, signal);
    return changes === before || signal.aborted ? result : read(operation, signal);
  };
  const change: ExecuteOperation = (operation, signal) =>
    execute(operation, signal).finally(() => {
      changes += 1;
    });
  return { read, change };
};

/** The last link of Apollo's chain: names the operation by its hash and aborts when the answer is no longer needed. */
export const terminatingLink = (execute: ExecuteOperation): ApolloLink => {
  const { read, change } = readingAfterChanges(execute);
  return new ApolloLink(({ operationName = '', operationType, variables }) => {
    const hash = hashOfOperation(operationName);
    const ask = operationType === OperationTypeNode.MUTATION ? change : read;
    return new Observable((observer) => {
      const controller = new AbortController();
      ask({ operationName, variables, hash }, controller.signal).then(
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
};
