import { bandOf, type TemperatureBand } from '@wellspring/place-schema/temperature-bands';

const toCelsius = (degrees: number, text: string): number =>
  /F\b/i.test(text) && !/C\b/i.test(text) ? ((degrees - 32) * 5) / 9 : degrees;

/** The highest temperature in a text, in °C; undefined when it names no number. */
export const warmestOf = (text: string): number | undefined => {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).slice(0, 2).map((number) => Number(number.replace(',', '.')));
  return numbers.length === 0 ? undefined : toCelsius(Math.max(...numbers), text);
};

/** Too hot to bathe: this is the temperature of a source, and not of the bath. */
const BATHING_MAX = 60;

/**
 * Where a temperature stands on the ramp, by the warmest water of a range: who comes for hot baths finds 16–42 °C hot.
 * undefined when the text names no number, or one that is too hot to bathe.
 */
export const temperatureBand = (text: string): TemperatureBand | undefined => {
  const celsius = warmestOf(text);
  return celsius === undefined || celsius > BATHING_MAX ? undefined : bandOf(celsius);
};
