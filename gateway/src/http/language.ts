import type { IncomingMessage } from 'node:http';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { DEFAULT_LANGUAGE, isLanguage, OFFERED_LANGUAGES, type Language } from '@wellspring/words/languages';
import Negotiator from 'negotiator';

type Asking = Pick<IncomingMessage, 'url' | 'headers'>;

/** What the reader chose, as the web client stores it, too (web/src/shared/words/remember-language.ts). */
const IN_COOKIE = /(?:^|; ?)wellspring\.language=([\w-]{2,16})(?:;|$)/;
const IN_ADDRESS = /[?&]lang=([\w-]{2,16})(?:&|$)/;

/** Characters of Accept-Language that are read: a browser sends some 50. */
const ACCEPT_MAX = 200;

/**
 * The language to answer in: that of the address (`?lang=`), else what the reader chose before, else the first of Accept-Language that the
 * product speaks, else English.
 */
export const languageOf = ({ url = '', headers }: Asking): Language => {
  const inAddress = IN_ADDRESS.exec(url)?.[1];
  if (isLanguage(inAddress)) return inAddress;
  const chosen = IN_COOKIE.exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  const accepted = headers['accept-language']?.slice(0, ACCEPT_MAX);
  if (accepted === undefined) return DEFAULT_LANGUAGE;
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  return negotiator.languages(OFFERED_LANGUAGES).find(isLanguage) ?? DEFAULT_LANGUAGE;
};

/** The actor, with this language. */
export const inLanguage = (actor: Actor, language: Language): Actor =>
  language === DEFAULT_LANGUAGE ? actor : { ...actor, language };

/** Calls whose answers name facts in the language of the caller: the pins of a map, and files. */
const NAMES_FACTS = /^\/api\/(?:map|trip-lists\/[^/?]+\/export)(?:\?|$)/;

/** All other calls are answered with data, which is the same in every language. */
const isData = (address: string): boolean => address.startsWith('/api/') && !NAMES_FACTS.test(address);

/** The cache key of a response for visitors: its address, with the language where that makes a difference. */
export const cacheKeyOf = (request: Asking): string => {
  const { url: address = '/' } = request;
  return isData(address) ? address : `${languageOf(request)} ${address}`;
};
