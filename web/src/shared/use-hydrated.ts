import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the client takes over its HTML: for what only a browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
