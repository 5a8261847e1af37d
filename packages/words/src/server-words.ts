import type { MessageId } from './generated/messages.ts';
import type { Language } from './languages.ts';
import { partsIn } from './server-parts.ts';
import { textOf, type ValuesOf } from './translate.ts';

/** Says a message of mails, or of pages and files that servers make without the web client. */
export type ServerWords = <Id extends Extract<MessageId, `${'docs' | 'exports' | 'mails'}.${string}`>>(
  id: Id,
  ...values: ValuesOf<Id>
) => string;

/** The words of a server in a language. */
export const serverWords =
  (language: Language): ServerWords =>
  (id, ...[values]) =>
    textOf((part) => partsIn(language)[part], id, values ?? {}) ?? id;
