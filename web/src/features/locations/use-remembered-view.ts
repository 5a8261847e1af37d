import { useSyncExternalStore } from 'react';
import type { View } from './address-state.ts';

const KEY = 'wellspring-view';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Storage can be refused by the browser's settings; then nothing is remembered. */
const stored = (): View => {
  try {
    return localStorage.getItem(KEY) === 'map' ? 'map' : 'grid';
  } catch {
    return 'grid';
  }
};

export const rememberView = (view: View): void => {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};

/** The view this reader chose last; the server, which cannot know, shows the grid. */
export const useRememberedView = (): View => useSyncExternalStore(subscribe, stored, () => 'grid');
