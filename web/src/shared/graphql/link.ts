import { ApolloLink, Observable } from '@apollo/client';
import { operationHashes } from '../../generated/operations.ts';

/** One question as it goes over the wire: the text is known by its hash alone. */
export type Question = {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly hash: string;
};

/** Puts a question to the graph. @throws Error when there is no answer */
export type Ask = (question: Question, signal: AbortSignal) => Promise<ApolloLink.Result>;

/** Ends Apollo's chain: asks by the operation's hash and gives up when nobody wants the answer any more. */
export const linkThrough = (ask: Ask): ApolloLink =>
  new ApolloLink(({ operationName = '', variables }) => {
    const hash = operationHashes[operationName] ?? '';
    return new Observable((observer) => {
      const giveUp = new AbortController();
      ask({ operationName, variables, hash }, giveUp.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => {
          if (!giveUp.signal.aborted) observer.error(error);
        },
      );
      return () => giveUp.abort();
    });
  });
