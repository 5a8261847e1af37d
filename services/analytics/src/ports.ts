import type { Seen, SeenLocation } from './domain/stats.ts';

/** What analytics knows of locations, from events alone. */
export type LocationStore = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
  setIfNewer(locations: readonly SeenLocation[]): Promise<void>;
  totals(): Promise<{ readonly locations: number; readonly countries: number }>;
};

/** What analytics knows of members, or of reviews, from events alone. */
export type CountedStore = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
  setIfNewer(seen: readonly Seen[]): Promise<void>;
  total(): Promise<number>;
};
