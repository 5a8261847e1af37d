/** Water by what it feels like, from cold to scalding: from so many °C on and below so many. */
export const TEMPERATURE_BANDS = [
  { band: 'cold', fromC: -Infinity, belowC: 20 },
  { band: 'cool', fromC: 20, belowC: 30 },
  { band: 'warm', fromC: 30, belowC: 37 },
  { band: 'hot', fromC: 37, belowC: 44 },
  { band: 'scalding', fromC: 44, belowC: Infinity },
] as const;

export type TemperatureBand = (typeof TEMPERATURE_BANDS)[number]['band'];

/** The band that water of so many °C belongs to. */
export const bandOf = (celsius: number): TemperatureBand =>
  TEMPERATURE_BANDS.find(({ belowC }) => celsius < belowC)?.band ?? 'scalding';
