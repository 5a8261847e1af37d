import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import { say } from '@wellspring/words/message';
import type { SayField } from './labels.ts';

/** Says the messages of fields in a language, for servers: they have loaded every language. */
export const sayFieldsIn =
  (language: Language): SayField =>
  (id) =>
    textIn(language, say(id));
