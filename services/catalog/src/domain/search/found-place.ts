import { cellAt, gridPoint } from './map-cells.ts';
import { byRank } from './map-rank.ts';
import type { MapPin, MapPlace } from './query.ts';

/** A place of the map with what decides whether it is a pin, and what a pin may say. */
export type FoundPlace = {
  readonly place: MapPlace;
  /** as mapRank says */
  readonly rank: number;
  readonly facts: MapPin['facts'];
};

export const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** The better one first; the id breaks ties. */
export const byWorth = (a: FoundPlace, b: FoundPlace): number => byRank(a.rank, b.rank) || byId(a.place, b.place);

/** The cell of a place at a level of the grid. */
export const cellOf = ({ place }: FoundPlace, level: number): number => cellAt(gridPoint(place), level);
