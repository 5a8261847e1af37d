import type { ApolloCache, OperationVariables } from '@apollo/client';
import { documentOfOperation } from './known-operations.ts';

/** An answer that the first HTML was made from, as it came from the graph. */
export type FirstAnswer = readonly [
  operationName: string,
  variables: OperationVariables,
  data: Readonly<Record<string, unknown>>,
];

/** Has the cache know what the first HTML knew. The module of the screen that shows it must be here; an answer to anything else is left out. */
export const restoreAnswers = (cache: ApolloCache, answers: readonly FirstAnswer[]): void => {
  for (const [operationName, variables, data] of answers) {
    const query = documentOfOperation(operationName);
    if (query) cache.writeQuery({ query, variables, data });
  }
};
