import type { PlaceSeen } from './domain/stats.ts';

/** What analytics knows of places, from events alone. */
export type PlacesSeen = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
  setIfNewer(places: readonly PlaceSeen[]): Promise<void>;
  totals(): Promise<{ readonly locations: number; readonly countries: number }>;
};
