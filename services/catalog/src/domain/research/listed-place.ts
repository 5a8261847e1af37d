import type { Coordinates } from '../location.ts';
import type { Claim } from './researched.ts';

/** A place of an open list: its name, its location, and all other data of the list. */
export type ListedPlace = {
  readonly name: string;
  readonly coordinates: Coordinates | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly claims: readonly Claim[];
};
