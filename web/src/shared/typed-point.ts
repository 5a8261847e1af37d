import type { MapPoint } from './map-slot.ts';

const degreesIn = (text: string, most: number): number | null => {
  const degrees = text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? degrees : null;
};

type Typed = { readonly latitude: string; readonly longitude: string };

/** The point that is typed; null: none, or not a whole one yet. */
export const pointIn = ({ latitude, longitude }: Typed): MapPoint | null => {
  const [lat, lng] = [degreesIn(latitude, 90), degreesIn(longitude, 180)];
  return lat === null || lng === null ? null : { latitude: lat, longitude: lng };
};
