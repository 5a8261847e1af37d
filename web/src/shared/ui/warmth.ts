import { temperatureBand } from '../format/temperature.ts';

/** A ring around a marker in the colour of what the water feels like, where that is known; the category keeps the marker itself. */
export const warmthClass = (temperature: string | null | undefined): string => {
  const band = temperature ? temperatureBand(temperature) : undefined;
  return band ? `temp-${band} warmth-ring` : 'pin-shadow';
};
