import type { Message } from '@wellspring/words/message';
import { reachable } from '../api/call-api.ts';
import { languageOfPage } from './language-of-page.ts';
import { loadWords, messageTextIn } from './loaded-words.ts';

/**
 * Says messages that were made elsewhere in the language of the page, for code that waits anyway: they are loaded when it is called. A
 * component says them with useMessageText.
 * @throws ApiError when they cannot be had
 */
export const messageTextOfPage = async (): Promise<(message: Message) => string> => {
  const language = languageOfPage();
  await reachable(loadWords(language, ['contract', 'facts', 'fields']));
  return (message) => messageTextIn(language, message);
};
