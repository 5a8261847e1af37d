import { z } from 'zod';

/** A setting that is text in the environment. `allowed` completes the sentence "use …". */
const setting = <T>(allowed: string, parse: (text: string) => T | undefined) =>
  z
    .string()
    .transform((text, context): T => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message: `use ${allowed}` });
      return z.NEVER;
    })
    .meta({ allowed });

/** Marks a secret setting: it may also be given as NAME_FILE, a file that holds it. */
const hidden = { secret: true };

const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const value = Number(text);
  return /^\d{1,9}$/.test(text) && value >= least && value <= most ? value : undefined;
};

/** A TCP port; 0 takes any free one. */
export const port = setting('a whole number from 0 to 65535', (text) => wholeNumber(text, 0, 65_535));

export const wholeNumberBetween = (least: number, most: number) =>
  setting(`a whole number from ${least} to ${most}`, (text) => wholeNumber(text, least, most));

const RATE_MAX = 1_000_000;

/** So many a second, and so many at once. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** A rate such as 50/500, or off. */
export const rate = setting('a second and burst, such as 50/500, or off', (text): Rate | 'off' | undefined => {
  if (text.toLowerCase() === 'off') return 'off';
  const [perSecond, burst, ...more] = text.split('/').map((part) => wholeNumber(part.trim(), 1, RATE_MAX));
  return perSecond === undefined || burst === undefined || more.length > 0 ? undefined : { perSecond, burst };
});

/** A web address, stored without its last slash. */
export const webAddress = setting('an address that begins with http:// or https://', (text) =>
  URL.canParse(text) && /^https?:\/\//i.test(text) ? text.replace(/(?<!\/)\/+$/, '') : undefined,
);

/** A mail server: smtp://, or smtps:// where the connection begins encrypted. */
export const smtpAddress = setting('an address that begins with smtp:// or smtps://', (text) =>
  URL.canParse(text) && /^smtps?:\/\/\S+$/i.test(text) ? text : undefined,
).meta(hidden);

export const emailAddress = setting('an e-mail address', (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined));

/** Where people write to, kept as a URI: an address of the web, or one of mail. */
export const contactAddress = setting('an address that begins with https://, or an e-mail address', (text) => {
  if (/^https:\/\//i.test(text)) return URL.canParse(text) ? new URL(text).href : undefined;
  return /^[^\s@:/?#%]+@[^\s@:/?#%]+$/.test(text) ? `mailto:${text}` : undefined;
});

/** Not checked as a URL: several hosts, separated by commas, are allowed in it. */
export const mongodbAddress = setting('an address that begins with mongodb:// or mongodb+srv://', (text) =>
  /^mongodb(\+srv)?:\/\/\S+$/.test(text) ? text : undefined,
).meta(hidden);

export const onOff = setting('on or off', (text) =>
  new Map([
    ['on', true],
    ['off', false],
  ]).get(text.toLowerCase()),
);

const isHostAndPort = (text: string): boolean => {
  const [, host, digits] = /^([^\s:/]+|\[[0-9a-f:]+\]):(\d+)$/i.exec(text) ?? [];
  return host !== undefined && wholeNumber(digits ?? '', 1, 65_535) !== undefined;
};

/** One or more host:port, separated by commas. */
export const hostList = setting('one or more host:port, separated by commas', (text): readonly string[] | undefined => {
  const hosts = text.split(',').map((host) => host.trim());
  return hosts.every(isHostAndPort) ? hosts : undefined;
});

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const logLevel = setting(`one of ${LOG_LEVELS.join(', ')}`, (text): LogLevel | undefined =>
  LOG_LEVELS.find((level) => level === text.toLowerCase()),
);

/** Secret text. Like all values, it is never printed. */
export const secret = (least = 1) =>
  setting(least > 1 ? `a secret of at least ${least} characters` : 'a secret', (text) =>
    text.length >= least ? text : undefined,
  ).meta(hidden);

/** One or more secrets, separated by commas. */
export const secretList = (least: number) =>
  setting(`one or more secrets of at least ${least} characters, separated by commas`, (text) => {
    const [first = '', ...more] = text.split(',').map((part) => part.trim());
    return [first, ...more].every(({ length }) => length >= least) ? ([first, ...more] as const) : undefined;
  }).meta(hidden);

/** A key or certificates; `read` throws when it is none. Line breaks may be written as \n, since many places hold one line only. */
export const pem = (allowed: string, read: (pem: string) => unknown) =>
  setting(`${allowed} in PEM`, (text) => {
    const lines = text.replaceAll('\\n', '\n');
    try {
      read(lines);
      return lines;
    } catch {
      return undefined; // the setting describes valid values
    }
  }).meta(hidden);

/** What is sent along with each request, as OpenTelemetry writes it: name=value, separated by commas, values percent-encoded. */
export const headerList = setting('one or more name=value, separated by commas', (text) => {
  const pairs = text.split(',').map((pair) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(pair.trim()));
  try {
    return Object.fromEntries(pairs.map((pair) => [String(pair?.[1]), decodeURIComponent(pair?.[2] ?? '%')]));
  } catch {
    return undefined; // a pair is missing its value, or its value is not encoded
  }
}).meta(hidden);

/** Any text, such as a folder. `allowed` describes it. */
export const text = (allowed: string) => setting(allowed, (value) => value);

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  setting(`one of ${words.join(', ')}`, (given) => words.find((word) => word === given.toLowerCase()));
