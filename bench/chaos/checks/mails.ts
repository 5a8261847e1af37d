import type { Ledger } from '../ledger.ts';
import type { Finding } from './finding.ts';

const header = (mail: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(mail)?.[1]?.trim() ?? '';

/** Whom a mail is for, what it is about, and which place it leads to. */
const nameOf = (mail: string): string => {
  const text = mail.replaceAll('=\r\n', '');
  return [header(mail, 'To'), header(mail, 'Subject'), /\/location\/([\w-]+)/.exec(text)?.[1] ?? ''].join(' ');
};

/**
 * Each new member gets one mail: a process that dies between a mail and the note that it went out repeats that one mail. So there are no
 * more repeated mails than processes of identity that died.
 */
export const checkMails = ({ actions }: Ledger, mails: readonly string[], deaths: number): readonly Finding[] => {
  const times = new Map<string, number>();
  for (const name of mails.map(nameOf)) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times.keys()];
  const joined = actions.filter(({ kind, isAcknowledged }) => kind === 'register' && isAcknowledged);
  const silent = joined.filter(({ by }) => !names.some((name) => name.startsWith(by)));
  const repeated = [...times].filter(([, count]) => count > 1);
  const repeats = repeated.reduce((sum, [, count]) => sum + count - 1, 0);
  return [
    { promise: 'members who joined and were not mailed', checked: joined.length, broken: silent.map(({ by }) => by) },
    {
      promise: `mails that went twice (at most one for each of ${deaths} deaths of identity)`,
      checked: mails.length,
      broken: repeats > deaths ? repeated.map(([name, count]) => `${name}: ${count} times`) : [],
    },
  ];
};
