import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.ts';
import type { Mail, Mailer } from './port.ts';

const LINK = /https?:\/\/\S+/g;

/** The library is loaded for the first mail: a start does not wait for it. */
const composed = async (mail: Mail, from: string): Promise<Buffer> => {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from });
  const { message } = await transport.sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('A mail was composed as a stream');
  return message;
};

/** Where there is no mail server: each mail is a file that any mail program opens, and its links are printed for the operator. */
export const openMailFolder = async (folder: string, from: string, print: (line: string) => void): Promise<Mailer> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    send: async (mail) => {
      const message = await composed(mail, from);
      const path = join(folder, `${newId()}.eml`);
      await writeFile(`${path}.new`, message, { mode: 0o600, flush: true });
      await rename(`${path}.new`, path);
      for (const link of mail.text.match(LINK) ?? []) print(`Mail "${mail.subject}" to ${mail.to}: ${link}`);
    },
    ping: async () => undefined,
    close: async () => undefined,
  };
};
