/** The ramp's steps, by what the water feels like. */
export type TemperatureBand = 'cold' | 'cool' | 'warm' | 'hot' | 'scalding';

const toCelsius = (degrees: number, text: string): number =>
  /°?\s*F\b/i.test(text) && !/°?\s*C\b/i.test(text) ? ((degrees - 32) * 5) / 9 : degrees;

/** Where a temperature stands on the ramp; undefined when the text names no number. A range counts by its middle. */
export const temperatureBand = (text: string): TemperatureBand | undefined => {
  const numbers = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).slice(0, 2).map((number) => Number(number.replace(',', '.')));
  const [low, high = low] = numbers;
  if (low === undefined || high === undefined) return undefined;
  const celsius = toCelsius((low + high) / 2, text);
  if (celsius < 20) return 'cold';
  if (celsius < 30) return 'cool';
  if (celsius < 37) return 'warm';
  return celsius < 44 ? 'hot' : 'scalding';
};
