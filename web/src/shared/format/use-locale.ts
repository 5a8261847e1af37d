import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The reader's locale for numbers and dates. The first HTML is written in en-US; the client follows after it took over. */
export const useLocale = (): string =>
  useSyncExternalStore(
    never,
    () => navigator.language,
    () => 'en-US',
  );
