import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a mail without the marks of quoted-printable. */
const unfolded = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The token of the newest link that was mailed to this address. @throws when there is none */
export const mailedToken = (dataFolder: string, email: string): string => {
  const folder = join(dataFolder, 'mails');
  const mails = readdirSync(folder)
    .toSorted()
    .map((name) => unfolded(readFileSync(join(folder, name), 'utf8')));
  const tokens = mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /\?token=([\w.-]+)/.exec(mail) ?? []);
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`No link was mailed to ${email}`);
  return token;
};
