import { join } from 'node:path';
import type { MailSettings } from '../config/mail-settings.ts';
import type { Mailer } from './port.ts';

/** For the operator at a terminal: never in the log, which others read. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The mail server of the settings, or, where none is named, files in the data folder. Only what is chosen is loaded. */
export const openMailer = async (
  { SMTP_URL: url, MAIL_FROM: from }: MailSettings,
  folder: () => string,
): Promise<Mailer> => {
  if (url !== undefined) {
    const { openSmtp } = await import('./smtp.ts');
    return openSmtp(url, from);
  }
  const { openMailFolder } = await import('./folder.ts');
  return openMailFolder(join(folder(), 'mails'), from, print);
};
