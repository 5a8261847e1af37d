/** The bar ends where nobody bathes any more. Hotter sources are typed. */
export const BAR_MIN_C = 0;
export const BAR_MAX_C = 60;

const ONE_DECIMAL = 10;
const rounded = (value: number): number => Math.round(value * ONE_DECIMAL) / ONE_DECIMAL + 0;

export const toFahrenheit = (celsius: number): number => Math.round((celsius * 9) / 5 + 32);
export const toCelsius = (fahrenheit: number): number => rounded(((fahrenheit - 32) * 5) / 9);

/** A value within the bar. */
export const onBar = (celsius: number): number => Math.min(BAR_MAX_C, Math.max(BAR_MIN_C, celsius));

/** How far along the bar a temperature stands, in percent. */
export const percentOf = (celsius: number): number => ((onBar(celsius) - BAR_MIN_C) / (BAR_MAX_C - BAR_MIN_C)) * 100;
