import { units } from './formats.ts';

/** The units of temperatures and distances. */
export type Units = { readonly temperature: 'C' | 'F'; readonly distance: 'km' | 'mi' };

export const METRIC: Units = { temperature: 'C', distance: 'km' };

/** Countries with weather in °F, and where road signs are in miles (Unicode CLDR, supplemental data on units). */
const FAHRENHEIT: ReadonlySet<string> = new Set('AS BS BZ FM GU KY LR MH MP PR PW US VI'.split(' '));
const MILES: ReadonlySet<string> = new Set('AS GB GU LR MP PR US VI'.split(' '));

/** What readers of a locale are used to. `locale`: one that Intl can read. */
export const suggestedUnits = (locale: string): Units => {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return {
    temperature: FAHRENHEIT.has(region) ? 'F' : 'C',
    distance: MILES.has(region) ? 'mi' : 'km',
  };
};

const KM_PER_MILE = 1.609344;
const FEET_PER_KM = 3280.84;

type Rounded = readonly [value: number, unit: string];

const inMetric = (km: number): Rounded =>
  km < 0.95 ? [Math.max(50, Math.round(km * 20) * 50), 'meter'] : [km, 'kilometer'];

const inImperial = (km: number): Rounded => {
  const miles = km / KM_PER_MILE;
  return miles < 0.19 ? [Math.max(100, Math.round((km * FEET_PER_KM) / 100) * 100), 'foot'] : [miles, 'mile'];
};

/** 850 m, 4.2 km or 1,204 km; 500 ft, 2.6 mi or 748 mi: in the reader's manner of writing numbers. */
export const distanceText = (km: number, locale: string, { distance }: Pick<Units, 'distance'> = METRIC): string => {
  const [value, unit] = distance === 'mi' ? inImperial(km) : inMetric(km);
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return units(locale, unit, maximumFractionDigits).format(value);
};

/** A temperature or a range of two with its scale, as people write them: 38–41 °C, 102 °F, -5 to 3°C. Bounded: at most 2,000 characters, a text of a place. */
const TEMPERATURE = /([-−]?\d+(?:[.,]\d+)?)(?:(\s*(?:[–—-]|to)\s*)([-−]?\d+(?:[.,]\d+)?))?(\s*)°(\s*)([CF])\b/g;

const numberOf = (text: string): number => Number(text.replace('−', '-').replace(',', '.'));

const converted = (degrees: string, to: 'C' | 'F'): string => {
  const value = numberOf(degrees);
  return String(Math.round(to === 'F' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9));
};

/**
 * The same words with their temperatures in the reader's scale, in whole degrees; what names no scale stays as it is.
 * @param isIsolated whether the text around them is written from right to left
 */
export const temperatureText = (
  text: string,
  { temperature: scale }: Pick<Units, 'temperature'>,
  isIsolated = false,
): string =>
  text.replace(
    TEMPERATURE,
    (written: string, from: string, between?: string, to?: string, before = '', after = '', own = '') => {
      const range = to === undefined ? '' : `${between}${converted(to, scale)}`;
      const figure = own === scale ? written : `${converted(from, scale)}${range}${before}°${after}${scale}`;
      // LEFT-TO-RIGHT ISOLATE (Unicode UAX #9): in a text from right to left, 38–41 °C would be C° 41–38.
      return isIsolated ? `\u2066${figure}\u2069` : figure;
    },
  );
