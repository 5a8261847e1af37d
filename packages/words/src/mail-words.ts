import { parts } from './generated/every-language/mails.ts';
import type { MessageId } from './generated/messages.ts';
import type { Language } from './languages.ts';
import { textOf, type ValuesOf } from './translate.ts';

/** Says a message of mails in the language of who gets them. */
export type MailWords = <Id extends Extract<MessageId, `mails.${string}`>>(id: Id, ...values: ValuesOf<Id>) => string;

/** The words of mails in a language, for servers. */
export const mailWords =
  (language: Language): MailWords =>
  (id, ...[values]) =>
    textOf((part) => parts[language][part], id, values ?? {}) ?? id;
