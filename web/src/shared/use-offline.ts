import { useSyncExternalStore } from 'react';
import { isOffline } from './offline.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const isOfflineOnServer = (): boolean => false;

/** Whether the browser is offline now; a screen is rendered again when that changes. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isOfflineOnServer);
