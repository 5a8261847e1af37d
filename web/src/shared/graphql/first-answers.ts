import type { ApolloCache, OperationVariables } from '@apollo/client';
import { documentOfOperation, onOperationsAdded } from './persisted-operations.ts';

/** An answer that the first HTML was made from, as it came from the graph. */
export type FirstAnswer = readonly [
  operationName: string,
  variables: OperationVariables,
  data: Readonly<Record<string, unknown>>,
];

/**
 * Has the cache know what the first HTML knew. An answer whose operation comes with the script of an island is written when that is here,
 * before the island takes over its part of the HTML.
 */
export const restoreAnswers = (cache: ApolloCache, answers: readonly FirstAnswer[]): void => {
  const writeReady = (left: readonly FirstAnswer[]): readonly FirstAnswer[] =>
    left.filter(([name, variables, data]) => {
      const query = documentOfOperation(name);
      if (query) cache.writeQuery({ query, variables, data });
      return query === undefined;
    });
  let left = writeReady(answers);
  onOperationsAdded(() => {
    left = writeReady(left);
  });
};
