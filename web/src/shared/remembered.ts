import { useSyncExternalStore } from 'react';

/** A choice of the reader that this browser keeps as text: how to set it, and how to follow it. Nothing was chosen: ''. */
export const rememberedText = (key: string) => {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  // Storage can be refused by the browser's settings; then nothing is remembered.
  const stored = (): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  return {
    remember: (text: string): void => {
      try {
        localStorage.setItem(key, text);
      } catch {
        return;
      }
      for (const listener of listeners) listener();
    },
    stored,
    /** On the server, where it is unknown, nothing is chosen. */
    useText: (): string => useSyncExternalStore(subscribe, stored, () => ''),
  };
};
