import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@wellspring/testkit/app';
import { eventuallyAcrossProcesses } from '@wellspring/testkit/eventually';

/** The text of a mail without the marks of quoted-printable. */
const unfolded = (mail: string): string => mail.replaceAll('=\n', '').replaceAll('=3D', '=');

/** The newest mail to this address that has these words. */
export const mailTo = ({ dataDir }: Pick<App, 'dataDir'>, email: string, words: string): Promise<string> =>
  eventuallyAcrossProcesses(async () => {
    const folder = join(dataDir, 'mails');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    const mails = await Promise.all(names.map(async (name) => unfolded(await readFile(join(folder, name), 'utf8'))));
    const mail = mails.findLast((text) => text.includes(email) && text.includes(words));
    if (mail === undefined) throw new Error('No such mail yet');
    return mail;
  });

/** The path of the newest link to this page that was mailed to this address; its token stands behind ? or #. */
export const mailedLink = async (
  app: Pick<App, 'dataDir'>,
  email: string,
  path: string,
  mark: '?' | '#' = '?',
): Promise<string> => {
  const mail = await mailTo(app, email, `${path}${mark}token=`);
  return `${path}${mark}token=${/[?#]token=([\w.-]+)/.exec(mail)?.[1] ?? ''}`;
};
