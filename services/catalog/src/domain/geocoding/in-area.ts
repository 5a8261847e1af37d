import { folded } from './address.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import type { Coordinates } from '../location.ts';
import { boxSpans, chordSquared, isInBox, kilometresOf, toUnits, toVector } from '../search/geo.ts';

/** A place in the countryside is described by a town at some distance; one with a town, by that town. */
const NEAR_COUNTRY_PLACE_KM = 100;
const NEAR_TOWN_PLACE_KM = 10;

export const kilometresBetween = (a: Coordinates, b: Coordinates): number =>
  kilometresOf(chordSquared(toVector(a), toVector(b)));

const isSame = (a: string | null, b: string | null): boolean => a !== null && b !== null && folded(a) === folded(b);

/** Whether a point lies in the shown bounds of a country or region, or in the bounds of all its parts. */
export const isWithinBounds = ({ bounds, reach }: Pick<GazetteerPlace, 'bounds' | 'reach'>, at: Coordinates): boolean =>
  [bounds, reach].some((box) => box && isInBox(boxSpans(box), toUnits(at.latitude), toUnits(at.longitude)));

/** The area of a place according to its list. */
type WrittenPlace = {
  readonly coordinates: Coordinates | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
};

/** Whether a place lies in the area that a word means in the gazetteer. */
export const isInArea = ({ coordinates, city, state, country }: WrittenPlace, meant: GazetteerPlace): boolean => {
  const isOfCountry = meant.countryCode === null || meant.countries.some((name) => isSame(name, country));
  if (!isOfCountry) return false;
  if (meant.kind === 'country') return true;
  if (meant.kind === 'region')
    return isSame(meant.name, state) || (state === null && coordinates !== null && isWithinBounds(meant, coordinates));
  const most = city === null ? NEAR_COUNTRY_PLACE_KM : NEAR_TOWN_PLACE_KM;
  return isSame(meant.name, city) || (coordinates !== null && kilometresBetween(coordinates, meant) <= most);
};

/** The areas of a place, word by word as in its list. */
export const isWrittenAt = ({ city, state, country }: WrittenPlace, name: string): boolean =>
  [city, state, country].some((each) => isSame(each, name));
