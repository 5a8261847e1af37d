import type { ApolloLink } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, type DocumentNode } from 'graphql';
import type { ExecuteOperation } from '../shared/graphql/link.ts';

type Variables = Readonly<Record<string, unknown>>;

/** What the graph answers to one operation. */
export type GraphMock = {
  readonly operationName: string;
  readonly answer: (variables: Variables) => Promise<ApolloLink.Result>;
};

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value ?? '';

type Answer<Data> = Data | ((variables: Variables) => Data | Promise<Data>);

const isFunction = <Data>(answer: Answer<Data>): answer is (variables: Variables) => Data | Promise<Data> =>
  typeof answer === 'function';

/** The operation is answered by this data, or by what the function makes of its variables. The compiler checks the data. */
export const answers = <Data extends object, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  data: Answer<NoInfer<Data>>,
): GraphMock => ({
  operationName: nameOf(document),
  answer: async (variables) => ({ data: { ...(isFunction(data) ? await data(variables) : data) } }),
});

type Refused = { readonly code?: string; readonly field?: string };

/** The operation is refused by the server in these words. */
export const refuses = (document: DocumentNode, message: string, extensions: Refused = {}): GraphMock => ({
  operationName: nameOf(document),
  answer: async () => ({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }] }),
});

/** The operation has no answer: fetch fails like this in a browser without a connection. */
export const unreachable = (document: DocumentNode): GraphMock => ({
  operationName: nameOf(document),
  answer: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** The graph as a test sees it. */
export type MockedGraph = {
  readonly execute: ExecuteOperation;
  /** the variables of each call of an operation, in order */
  readonly sent: (document: DocumentNode) => readonly Variables[];
  /** operations that no mock answers: a test fails that leaves any */
  readonly unanswered: readonly string[];
};

/** A graph of mocks. The last mock of an operation answers it. */
export const mockedGraph = (mocks: readonly GraphMock[]): MockedGraph => {
  const byName = new Map(mocks.map((mock) => [mock.operationName, mock]));
  const calls: { readonly operationName: string; readonly variables: Variables }[] = [];
  const unanswered: string[] = [];
  return {
    execute: async ({ operationName, variables }) => {
      calls.push({ operationName, variables });
      const mock = byName.get(operationName);
      if (mock) return mock.answer(variables);
      unanswered.push(operationName);
      throw new Error(`No mock answers the operation ${operationName}`);
    },
    sent: (document) =>
      calls.filter(({ operationName }) => operationName === nameOf(document)).map(({ variables }) => variables),
    unanswered,
  };
};
