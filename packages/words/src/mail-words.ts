import type { MessageId } from './generated/messages.ts';
import type { Language } from './languages.ts';
import { partsIn } from './server-parts.ts';
import { textOf, type ValuesOf } from './translate.ts';

/** Says a message of mails in the language of who gets them. */
export type MailWords = <Id extends Extract<MessageId, `mails.${string}`>>(id: Id, ...values: ValuesOf<Id>) => string;

/** The words of mails in a language, for servers. */
export const mailWords =
  (language: Language): MailWords =>
  (id, ...[values]) =>
    textOf((part) => partsIn(language)[part], id, values ?? {}) ?? id;
