/** The ramp's steps, by what the water feels like. */
export type TemperatureBand = 'cold' | 'cool' | 'warm' | 'hot' | 'scalding';

const toCelsius = (degrees: number, text: string): number =>
  /F\b/i.test(text) && !/C\b/i.test(text) ? ((degrees - 32) * 5) / 9 : degrees;

/** Too hot to bathe: this is the temperature of a source, and not of the bath. */
const BATHING_MAX = 60;

/**
 * Where a temperature stands on the ramp, by the warmest water of a range: who comes for hot baths finds 16–42 °C hot.
 * undefined when the text names no number, or one that is too hot to bathe.
 */
export const temperatureBand = (text: string): TemperatureBand | undefined => {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).slice(0, 2).map((number) => Number(number.replace(',', '.')));
  if (numbers.length === 0) return undefined;
  const celsius = toCelsius(Math.max(...numbers), text);
  if (celsius > BATHING_MAX) return undefined;
  if (celsius < 20) return 'cold';
  if (celsius < 30) return 'cool';
  if (celsius < 37) return 'warm';
  return celsius < 44 ? 'hot' : 'scalding';
};
