import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_LANGUAGE } from '@wellspring/words/languages';
import { SHOWN_PARTS } from '@wellspring/words/load';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ViewerDocument } from '../generated/operations.ts';
import { graphClient } from '../shared/graphql/client.ts';
import { SessionProvider, type Viewer } from '../shared/session/session.tsx';
import { Toasts } from '../shared/ui/toasts.tsx';
import { loadWords } from '../shared/words/loaded-words.ts';
import { mockApi, type ApiMocks, type MockedApi } from './api.ts';
import { answers, mockedGraph, type GraphMock, type MockedGraph } from './graph.ts';

/** A member as the page knows them, for tests that care about one of the fields: `{ ...MEMBER, isEmailVerified: false }`. */
export const MEMBER: Viewer = {
  __typename: 'Account',
  id: 'a1',
  email: 'ann@example.org',
  username: 'ann',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isAdmin: false,
  isOwner: false,
  isEmailVerified: true,
  hasCompletedOnboarding: true,
  getsDigest: true,
  language: 'en',
  createdAt: '2026-11-21T10:00:00.000Z',
};

const SESSIONS = { visitor: null, member: MEMBER, admin: { ...MEMBER, isAdmin: true } };

type Options = {
  /** who looks at the page; a visitor where nothing is said */
  readonly session?: keyof typeof SESSIONS | Viewer;
  /** the address that the page stands at */
  readonly path?: string;
  readonly graph?: readonly GraphMock[];
  readonly api?: ApiMocks;
};

type Screen = {
  /** types, presses and moves the focus as a person does */
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly graph: MockedGraph;
  readonly api: MockedApi;
  /** path and query that the page stands at now */
  readonly address: () => string;
  /** addresses that the browser was sent to, away from this page */
  readonly left: readonly string[];
  /** Renders the part again, with other properties. */
  readonly rerender: (part: ReactNode) => void;
};

const Address = ({ onChange }: { readonly onChange: (address: string) => void }) => {
  const { pathname, search } = useLocation();
  useEffect(() => void onChange(`${pathname}${search}`));
  return null;
};

const opened: { readonly graph: MockedGraph; readonly api: MockedApi }[] = [];

/** What is on the page, in the words of a person who reads it: the tree of elements with their classes hides that. */
const readAloud = (): string => {
  const words = (node: Node): string[] =>
    node.childNodes.length > 0 ? [...node.childNodes].flatMap(words) : [node.textContent?.trim() ?? ''];
  return words(document.body).filter(Boolean).join(' | ');
};

const PAGE_READS = 'The page reads:';

const elementError = (message: string | null): Error => {
  const text = message ?? 'Not found';
  const error = new Error(text.includes(PAGE_READS) ? text : `${text}\n\n${PAGE_READS} ${readAloud()}`);
  // The frame that jest shows is the test's.
  Error.captureStackTrace(error, elementError);
  return error;
};

// Messages are loaded, as in a page that the server has rendered.
await loadWords(DEFAULT_LANGUAGE, SHOWN_PARTS);

// A busy machine is slow: only what never comes fails.
configure({ asyncUtilTimeout: 5_000, getElementError: elementError });

// Answers come when they come: what the page shows is waited for, not what React does.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'wellspring.language=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  const unanswered = opened.splice(0).flatMap(({ graph, api }) => [...graph.unanswered, ...api.unanswered]);
  // What a screen asks is part of the test: answers(XDocument, data), or a reply of /api.
  expect(unanswered).toEqual([]);
});

/**
 * Shows a part of the web client as it stands in a page: with router, session, toasts, the client's own graph cache, and a server of
 * mocks. An operation or call that no mock answers fails the test by its name.
 */
export const renderScreen = (
  part: ReactNode,
  { session = 'visitor', path = '/', graph: mocks = [], api: replies = {} }: Options = {},
): Screen => {
  const viewer = typeof session === 'string' ? SESSIONS[session] : session;
  const graph = mockedGraph([answers(ViewerDocument, { me: viewer }), ...mocks]);
  const api = mockApi(replies);
  opened.push({ graph, api });
  const client = graphClient(graph.execute);
  if (viewer) client.writeQuery({ query: ViewerDocument, data: { me: viewer } });
  const left: string[] = [];
  jest.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)));
  let address = path;
  const page = (content: ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={client}>
        <Toasts>
          <SessionProvider isMember={viewer !== null}>{content}</SessionProvider>
        </Toasts>
      </ApolloProvider>
      <Address onChange={(now) => void (address = now)} />
    </MemoryRouter>
  );
  const { rerender } = render(page(part));
  return {
    user: userEvent.setup({ delay: null }),
    graph,
    api,
    address: () => address,
    left,
    rerender: (next) => rerender(page(next)),
  };
};
