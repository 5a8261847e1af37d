import { useSyncExternalStore } from 'react';
import type { Near } from './near.ts';

/** Where a reader was found, to so many metres. */
export type OwnPosition = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

/** About a kilometre: a shared address does not tell where its reader lives. */
const coarse = (degrees: number): number => Number(degrees.toFixed(2));

/** The reader's own position as the address has it. */
export const ownNear = ({ latitude, longitude }: OwnPosition): Near => ({
  label: null,
  latitude: coarse(latitude),
  longitude: coarse(longitude),
});

/** Whether the point of an address is the reader's own position, which this tab knows better. */
export const isOwnNear = (near: Near | null, own: OwnPosition | null): boolean => {
  if (near === null || own === null || near.label !== null) return false;
  const { latitude, longitude } = ownNear(own);
  return near.latitude === latitude && near.longitude === longitude;
};

const KEY = 'wellspring-own-position';
const listeners = new Set<() => void>();
let read: { readonly text: string | null; readonly position: OwnPosition | null } = { text: null, position: null };

const isPosition = (value: unknown): value is OwnPosition =>
  typeof value === 'object' &&
  value !== null &&
  ['latitude', 'longitude', 'accuracy'].every((key) => typeof Reflect.get(value, key) === 'number');

const parsed = (text: string | null): OwnPosition | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isPosition(value) ? value : null;
  } catch {
    return null;
  }
};

/** Storage can be refused by the browser's settings; then the position is forgotten with the page. */
const stored = (): OwnPosition | null => {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text !== read.text) read = { text, position: parsed(text) };
  } catch {
    return read.position;
  }
  return read.position;
};

const remember = (position: OwnPosition): void => {
  const text = JSON.stringify(position);
  read = { text, position };
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    return;
  } finally {
    for (const listener of listeners) listener();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last exact position of the reader. It stays in this tab; null on the server, and before the reader requests it. */
export const useOwnPosition = (): OwnPosition | null => useSyncExternalStore(subscribe, stored, () => null);

/** Asks the browser where the reader is. @throws GeolocationPositionError when it does not tell */
export const locate = (): Promise<OwnPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        const position = { latitude, longitude, accuracy };
        remember(position);
        resolve(position);
      },
      reject,
      { timeout: 15_000, maximumAge: 60_000 },
    );
  });
