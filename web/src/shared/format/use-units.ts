import { useMemo, useSyncExternalStore } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { distanceText, METRIC, suggestedUnits, temperatureText, type Units } from './units.ts';
import { useLocale } from './use-locale.ts';

const KEY = 'wellspring-units';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Storage can be refused by the browser's settings; then nothing is remembered. */
const stored = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

/** What was chosen, as it is stored: "C km". */
const chosenIn = (text: string): Units | null => {
  const [temperature, distance] = text.split(' ');
  return (temperature === 'C' || temperature === 'F') && (distance === 'km' || distance === 'mi')
    ? { temperature, distance }
    : null;
};

export const rememberUnits = ({ temperature, distance }: Units): void => {
  try {
    localStorage.setItem(KEY, `${temperature} ${distance}`);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
};

/** The units that this reader chose, or is used to; the first HTML, which is the same for all, is metric. */
export const useUnits = (): Units => {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return useMemo(() => (isHydrated ? (chosenIn(text) ?? suggestedUnits(locale)) : METRIC), [isHydrated, text, locale]);
};

/** Tells kilometres in the reader's units and manner of writing numbers. */
export const useDistanceText = (): ((km: number) => string) => {
  const locale = useLocale();
  const units = useUnits();
  return (km) => distanceText(km, locale, units);
};

/** Tells the temperatures in a text in the reader's scale. */
export const useTemperatureText = (): ((text: string) => string) => {
  const units = useUnits();
  return (text) => temperatureText(text, units);
};
