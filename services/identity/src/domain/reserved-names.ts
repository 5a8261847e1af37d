import reservedUsernames from 'reserved-usernames' with { type: 'json' };
import { lookOf, readingsOf } from './lookalikes.ts';

/** No name may have these in it. In the languages of the site, and in some that letters of other scripts are mistaken for. */
const IN_NO_NAME = ['wellspring', 'moderator', 'moderador', 'moderateur', 'verified', 'official', 'support', 'soporte', 'sysadmin', 'webmaster', 'postmaster', 'hostmaster', 'helpdesk', 'security', 'админ', 'модератор', 'поддержка', 'المشرف', 'الدعم', '管理員', '管理员', '管理者', '運営', '运营', '관리자', '운영자'].flatMap(readingsOf); // prettier-ignore
/** No word of a name may begin or end with it. */
const ADMIN = readingsOf('admin');
/** No name may be one of these. */
const ROLES = new Set(['owner', 'owners', 'staff', 'team', 'teams'].flatMap(readingsOf));
/** Nor any word of a username. */
const STAFF = new Set(readingsOf('staff'));
/** Nor a username: roles that are surnames too. */
const ROLES_OF_USERNAMES = new Set(['mod', 'mods', 'root', 'system', 'operator', 'host'].flatMap(readingsOf));
/** Pages of the site and words of programs, beside those that the package has. */
const PAGES = ['abuse', 'imprint', 'undefined', 'everyone', 'graphql', 'landing', 'location', 'locations', 'publiclists', 'tripplanner', 'addlocation', 'deletions', 'verifyemail', 'signinlink', 'healthz', 'readyz']; // prettier-ignore

const withoutSigns = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const plainLookOf = (name: string): string => withoutSigns(lookOf(name.toLowerCase()));

/** Codes of HTTP are left out: as letters they are names. */
const RESERVED: ReadonlySet<string> = new Set(
  [...reservedUsernames, ...PAGES].filter((word) => /[a-z]{2}/.test(word)).map(plainLookOf),
);

const withoutLastDigits = (text: string): string => {
  const signs = [...text];
  return signs.slice(0, signs.findLastIndex((sign) => !/\p{N}/u.test(sign)) + 1).join('');
};

/** The words of a name without the digits behind them. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(withoutLastDigits);

const isOfAdmin = (reading: string): boolean =>
  ADMIN.some((admin) => reading.startsWith(admin) || reading.endsWith(admin));

/** Whether a name would pass for one of those who keep the site. Up to 50 characters. */
export const passesForStaff = (name: string): boolean => {
  const readings = readingsOf(name);
  const words = wordsOf(name).flatMap(readingsOf);
  return (
    readings.some((reading) => ROLES.has(reading) || IN_NO_NAME.some((word) => reading.includes(word))) ||
    [...readings, ...words].some(isOfAdmin)
  );
};

/** Whether this username is reserved, also in letters that look like it. Up to 50 characters. */
export const isReserved = (username: string): boolean => {
  const readings = [username, withoutLastDigits(username)].flatMap(readingsOf);
  return (
    RESERVED.has(plainLookOf(username)) ||
    readings.some((reading) => ROLES.has(reading) || ROLES_OF_USERNAMES.has(reading)) ||
    wordsOf(username)
      .flatMap(readingsOf)
      .some((word) => STAFF.has(word)) ||
    passesForStaff(username)
  );
};
