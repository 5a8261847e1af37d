import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PageRequest } from '@wellspring/page-contract/render-page';
import texts from '../generated/operations.json';
import type { Answer, AskOnce } from '../shared/graphql/answers-on-server.ts';
import { errorCodeOf } from '../shared/graphql/errors.ts';
import type { FirstAnswer } from '../shared/graphql/first-answers.ts';
import { queryKey } from '../shared/graphql/freshness.ts';
import { hashOfOperation, operationNameOf } from '../shared/graphql/persisted-operations.ts';
import type { FailedQuery, FirstState } from './first-state.ts';

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** The queries of one page. */
export type PageQueries = {
  readonly ask: AskOnce;
  /** The first data of the browser, in the order of its requests. Resolves when all requests are answered. */
  readonly answered: () => Promise<Pick<FirstState, 'answers' | 'failed'>>;
};

/** Has the graph execute what the components of one page ask, each query once. */
export const pageQueries = (execute: PageRequest['execute']): PageQueries => {
  type PageQuery = Pick<Parameters<typeof execute>[0], 'operationName' | 'variables'> & { answer: Promise<Answer> };
  const all = new Map<string, PageQuery>();
  const answerOf = async (operationName: string, variables: Record<string, unknown>): Promise<Answer> => {
    const query = textOf.get(hashOfOperation(operationName)) ?? '';
    try {
      const result = await execute({ query, operationName, variables });
      return { data: result.data, error: result.errors?.length ? new CombinedGraphQLErrors(result) : undefined };
    } catch (error) {
      return { data: undefined, error };
    }
  };
  return {
    ask: (document, variables) => {
      const operationName = operationNameOf(document);
      const key = queryKey(operationName, variables);
      const pageQuery = all.get(key) ?? { operationName, variables, answer: answerOf(operationName, variables) };
      all.set(key, pageQuery);
      return pageQuery.answer;
    },
    answered: async () => {
      const [answers, failed]: [FirstAnswer[], FailedQuery[]] = [[], []];
      for (const [key, { operationName, variables, answer }] of all) {
        const { data, error } = await answer;
        if (data) answers.push([operationName, variables, data]);
        if (error !== undefined) failed.push([key, errorCodeOf(error)]);
      }
      return { answers, failed };
    },
  };
};
