import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';
import type { Page } from 'playwright-core';

/**
 * Ends the session of a page that shows who is signed in, so that the action which follows is the first to hear of it: what the page asks by
 * itself was answered before, and a stream that is opened later gets no answer.
 */
export const endSession = async (page: Page, firstName: string): Promise<void> => {
  await page.getByRole('banner').getByText(firstName, { exact: true }).waitFor();
  await page.route('**/api/stream', () => undefined);
  await page.context().clearCookies();
};

const WORDS = ['Unauthorized', 'You are logged out. Logging in again...'];

/** The page tells each of the words when an element holds nothing else. */
const TELL_WORDS = `new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('body *'))
    if (${JSON.stringify(WORDS)}.includes(textContent)) tellWord(textContent);
}).observe(document, { childList: true, subtree: true })`;

/**
 * Runs an action after the session has ended, expects the message, and follows it to the sign-in page. The words stand for
 * half a second: the page tells them itself, because on its way to the page that signs in it answers no question.
 */
export const expectSignInPrompt = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const messages = new Set<string>();
  await page.exposeFunction('tellWord', (word: string) => messages.add(word));
  await page.addInitScript({ content: TELL_WORDS });
  await page.evaluate(TELL_WORDS);
  await act();
  await eventuallyAcrossProcesses(() => expect([...messages].toSorted()).toEqual(WORDS));
  await page.waitForURL((url) => url.pathname === '/auth');
};
