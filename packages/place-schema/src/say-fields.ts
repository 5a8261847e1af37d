import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import { say } from '@wellspring/words/message';
import type { SayFact } from './fact-labels.ts';

/** Says the messages of fields and facts in a language, for servers: they have loaded every language. */
export const sayFieldsIn =
  (language: Language): SayFact =>
  (id) =>
    textIn(language, say(id));
