import type { Language } from './languages.ts';
import { spoken, type Message } from './message.ts';
import { partsIn } from './server-parts.ts';
import { textOf } from './translate.ts';

/** A message in the language of its reader, for servers. What has no id here, such as one of a newer service, stays in English. */
export const textIn = (language: Language, message: Message): string =>
  spoken(message, language, (id, values) => textOf((part) => partsIn(language)[part], id, values));
