import { serverWords, type ServerWords } from './server-words.ts';

/** Says a message of mails in the language of who gets them. */
export type MailWords = ServerWords;

/** The words of mails in a language, for servers. */
export const mailWords = serverWords;
