import './app.css';
import type { ShownPart } from '@wellspring/words/load';
import { StrictMode } from 'react';
import { SHOWN_PARTS } from '@wellspring/words/load';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApolloProvider } from '@apollo/client/react';
import { KEYLESS } from '../shared/client-config.ts';
import { graphClient } from '../shared/graphql/client.ts';
import { executeOverHttp } from '../shared/graphql/execute-over-http.ts';
import { restoreAnswers } from '../shared/graphql/first-answers.ts';
import { keepFresh } from '../shared/graphql/keep-fresh.ts';
import { askAgain } from '../shared/graphql/use-fresh-query.ts';
import { takeMailedToken } from '../shared/mailed-token.ts';
import { loadToasts } from '../shared/ui/toasts.tsx';
import { loadWords } from '../shared/words/loaded-words.ts';
import { languageOfPage } from '../shared/words/language-of-page.ts';
import { App } from './app.tsx';
import { readFirstState } from './first-state.ts';
import { loadNextScreens, screenAt } from './screens.ts';

takeMailedToken();
const { search } = window.location;
if (search.includes('lang='))
  void import('../shared/words/change-language.ts').then((it) => it.storeLanguageOfAddress(search));
const language = languageOfPage();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const first = readFirstState(document);
const client = graphClient(executeOverHttp);
keepFresh(client);
for (const [key] of first?.failed ?? []) askAgain(key);

const page = (
  <StrictMode>
    <BrowserRouter>
      <ApolloProvider client={client}>
        <App
          config={first?.config ?? KEYLESS}
          isMember={first?.isMember ?? true}
          language={language}
          failed={first?.failed ?? []}
        />
      </ApolloProvider>
    </BrowserRouter>
  </StrictMode>
);

/** Milliseconds until failed messages are requested again. The messages of every page include those about failures. */
const WORDS_AGAIN = 2_000;

/** Loads the messages of the page. Until they arrive, the first HTML stays unchanged. */
const wordsAtHand = async (parts: readonly ShownPart[]): Promise<void> => {
  for (;;) {
    try {
      return await loadWords(language, parts);
    } catch (error) {
      console.error(error);
      await new Promise((resolve) => setTimeout(resolve, WORDS_AGAIN));
    }
  }
};

// The first HTML is hydrated unchanged; when its script cannot be loaded, the screen shows that itself.
const show = async (): Promise<void> => {
  const words = wordsAtHand(first?.words ?? ['site']);
  if (!first) return words.then(() => createRoot(root).render(page));
  try {
    await screenAt(window.location.pathname, first.isMember)?.load(language);
  } catch (error) {
    console.error(error);
  }
  await words;
  restoreAnswers(client.cache, first.answers);
  hydrateRoot(root, page);
};

/** Resolves when somebody moves the pointer, presses something or scrolls: until then nothing shows that they stay. */
const firstAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      window.addEventListener(name, () => resolve(), { once: true, passive: true });
  });

/** Milliseconds between the first action and what is for later: what the action itself requests goes first. */
const CALM = 1_000;

/** A part that is being loaded goes first: over HTTP/1.1 it would wait behind all that is for later. */
const isLoading = (): boolean => document.querySelector('[role=status][aria-busy=true]') !== null;

// A screen whose script failed to preload loads it when it is opened, and shows a failure then.
const loadLater = (): void => {
  if (isLoading()) return void setTimeout(loadLater, CALM);
  for (const load of [() => loadNextScreens(language), loadToasts, () => loadWords(language, SHOWN_PARTS)])
    load().catch(() => undefined);
};
void Promise.all([show(), firstAction()]).then(() => setTimeout(loadLater, CALM));
