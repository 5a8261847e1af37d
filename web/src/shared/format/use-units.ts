import { directionOf } from '@wellspring/words/languages';
import { useCallback, useMemo } from 'react';
import { rememberedText } from '../remembered.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLanguage } from '../words/words.ts';
import { distanceText, METRIC, suggestedUnits, temperatureText, type Units } from './units.ts';
import { useHomeLocale, useLocale } from './use-locale.ts';

const { remember, useText } = rememberedText('wellspring-units');

/** What was chosen, as it is stored: "C km". */
const chosenIn = (text: string): Units | null => {
  const [temperature, distance] = text.split(' ');
  return (temperature === 'C' || temperature === 'F') && (distance === 'km' || distance === 'mi')
    ? { temperature, distance }
    : null;
};

export const rememberUnits = ({ temperature, distance }: Units): void => remember(`${temperature} ${distance}`);

/** The units that this reader chose, or is used to; the first HTML, which is the same for all, is metric. */
export const useUnits = (): Units => {
  const locale = useHomeLocale();
  const isHydrated = useHydrated();
  const text = useText();
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
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  return useCallback((text) => temperatureText(text, units, isRightToLeft), [units, isRightToLeft]);
};
