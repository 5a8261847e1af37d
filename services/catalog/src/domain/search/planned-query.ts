import type { Coordinates } from '../location.ts';
import { horizonAround } from './horizon.ts';
import type { SearchPlan } from './plan.ts';
import type { ParsedText, Box, LocationQuery, MapQuery } from './query.ts';

/** What became of the words of a search. */
export type Meaning = Pick<SearchPlan, 'place' | 'isCorrected'>;

const TURN = 360;
const width = ({ west, east }: Box): number => (west <= east ? east - west : east - west + TURN);
const wrap = (longitude: number): number => (longitude > 180 ? longitude - TURN : longitude);

/** The intersection of both boxes; null when it is empty. Of two separate parts, as round the back of the Earth, the wider one. */
const bothBoxes = (a: Box, b: Box): Box | null => {
  const south = Math.max(a.south, b.south);
  const north = Math.min(a.north, b.north);
  const parts = [-TURN, 0, TURN]
    .map((shift) => ({ west: Math.max(a.west, b.west + shift), east: Math.min(a.west + width(a), b.west + shift + width(b)) }))
    .filter(({ west, east }) => west <= east)
    .sort((one, other) => other.east - other.west - (one.east - one.west));
  const [widest] = parts;
  return south > north || !widest ? null : { west: wrap(widest.west), south, east: wrap(widest.east), north };
}; // prettier-ignore

const boxOf = (requested: Box | undefined, planned: Box | null): Box | undefined | null =>
  requested && planned ? bothBoxes(requested, planned) : (planned ?? requested);

const withoutText = <Query extends ParsedText>(query: Query): Omit<Query, keyof ParsedText> => {
  const {
    text: _text,
    isLiteral: _isLiteral,
    isNearMe: _isNearMe,
    settled: _settled,
    places: _places,
    kinds: _kinds,
    isPlaceChosen: _isPlaceChosen,
    ...rest
  } = query;
  return rest;
};

export const meaningOf = (plan: SearchPlan | null | undefined): Meaning | null =>
  plan ? { place: plan.place, isCorrected: plan.isCorrected } : null;

/** The town that the words are near to; null: none, or an area, which has bounds. */
const townOf = ({ places = [] }: ParsedText, plan: SearchPlan | undefined): Coordinates | null => {
  const near = plan?.place == null ? undefined : places[plan.place]?.near;
  return near && !near.bounds ? { latitude: near.latitude, longitude: near.longitude } : null;
};

/** The list that the words ask for: near or in the place that they name. null: it is empty. */
export const plannedList = (query: LocationQuery, plan: SearchPlan | undefined): LocationQuery | null => {
  if (!plan) return query;
  const box = boxOf(query.box, plan.box);
  if (box === null) return null;
  const town = townOf(query, plan);
  const hasReach = query.radiusKm !== undefined || query.within !== undefined;
  return {
    ...withoutText(query),
    ...(plan.text && query.text !== undefined ? { text: query.text } : {}),
    ...(box ? { box } : {}),
    ...(town && !query.near ? { near: town } : {}),
    ...(town && !hasReach ? { within: horizonAround(town) } : {}),
  };
};

/** The part of the map that the query asks for; null: it is empty. */
export const plannedMap = (query: MapQuery, plan: SearchPlan | undefined): MapQuery | null => {
  const box = boxOf(query.box, plan?.box ?? null);
  const town = query.within ? null : townOf(query, plan);
  return box ? { ...query, box, ...(town ? { within: horizonAround(town) } : {}) } : null;
};
