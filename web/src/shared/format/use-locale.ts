import { useSyncExternalStore } from 'react';

const FALLBACK = 'en-US';

const isUsable = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

/** The first of the browser's languages that Intl can read. Some say what is no language tag, such as "en-US@posix". */
const usableLocale = (languages: readonly (string | undefined)[]): string =>
  languages.find((tag): tag is string => tag !== undefined && isUsable(tag)) ?? FALLBACK;

const never = () => () => {};

/** The reader's locale for numbers and dates. The first HTML is written in en-US; the client follows after it took over. */
export const useLocale = (): string =>
  useSyncExternalStore(
    never,
    () => usableLocale([navigator.language, ...(navigator.languages ?? [])]),
    () => FALLBACK,
  );
