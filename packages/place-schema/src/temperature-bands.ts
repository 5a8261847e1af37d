/** Water by what it feels like, from cold to scalding: each begins at so many °C and ends where the next begins. */
export const TEMPERATURE_BANDS = [
  { band: 'cold', fromC: -Infinity },
  { band: 'cool', fromC: 20 },
  { band: 'warm', fromC: 30 },
  { band: 'hot', fromC: 37 },
  { band: 'scalding', fromC: 44 },
] as const;

export type TemperatureBand = (typeof TEMPERATURE_BANDS)[number]['band'];

/** The band that water of so many °C belongs to. */
export const bandOf = (celsius: number): TemperatureBand =>
  TEMPERATURE_BANDS.findLast(({ fromC }) => celsius >= fromC)?.band ?? 'cold';

/** Where the band at an index ends, in °C: water of so many degrees is in the next. */
export const endOfBand = (at: number): number => TEMPERATURE_BANDS[at + 1]?.fromC ?? Infinity;
