import type { PointDoubtKind } from '@wellspring/rest-contract/location-rules';
import { say, type Message } from '@wellspring/words/message';
import type { GazetteerPlace } from './gazetteer-place.ts';
import type { Coordinates } from '../location.ts';
import type { Box } from '../search/query.ts';
import { kilometresBetween } from './in-area.ts';

/** A point farther than this from its town or country is doubted. */
const FAR_KM = 100;
/** Of a town of some 50,000 people. */
const LARGE_TOWN_RANK = 600;
/** Degrees around 0, 0. */
const ZERO = 0.01;

/** Why a point is probably wrong. */
export type PointDoubt = {
  readonly kind: PointDoubtKind;
  /** one or two sentences for people */
  readonly words: Message;
  /** the point that was probably meant; null where nothing fits */
  readonly mending: Coordinates | null;
  /** the middle of its town; null where the gazetteer does not have it */
  readonly town: (Coordinates & { readonly name: string }) | null;
};

/** The gazetteer's places for the town and country of an address. */
export type ExpectedArea = {
  /** all towns of that name in that country */
  readonly towns: readonly GazetteerPlace[];
  readonly country: GazetteerPlace | null;
};

const longitudesIn = ({ west, east }: Box, longitude: number): readonly number[] => {
  const isInside = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isInside ? [longitude] : [west, east];
};

/** How far a point is from a box; 0 inside. Sides are measured along parallels, which is near enough for a hundred kilometres. */
const kilometresToBox = (point: Coordinates, box: Box): number => {
  const latitude = Math.min(Math.max(point.latitude, box.south), box.north);
  return Math.min(
    ...longitudesIn(box, point.longitude).map((longitude) => kilometresBetween(point, { latitude, longitude })),
  );
};

const nearestTown = (point: Coordinates, towns: readonly GazetteerPlace[]): GazetteerPlace | null =>
  towns.toSorted((a, b) => kilometresBetween(point, a) - kilometresBetween(point, b))[0] ?? null;

/** How far a point is from the town; null where the gazetteer does not have it. */
const kilometresFromTown = (point: Coordinates, { towns }: ExpectedArea): number | null => {
  const town = nearestTown(point, towns);
  return town && kilometresBetween(point, town);
};

/** How far a point is outside the country; 0 inside, and where the country is unknown. */
const kilometresOutside = (point: Coordinates, { country }: ExpectedArea): number => {
  const boxes = [country?.bounds, country?.reach].filter((box) => box != null);
  return boxes.length === 0 ? 0 : Math.min(...boxes.map((box) => kilometresToBox(point, box)));
};

const isFar = (point: Coordinates, expected: ExpectedArea): boolean =>
  (kilometresFromTown(point, expected) ?? kilometresOutside(point, expected)) > FAR_KM;

type PointCorrection = { readonly kind: 'swapped' | 'sign'; readonly point: Coordinates; readonly words: Message };

const correctionsOf = ({ latitude, longitude }: Coordinates): readonly PointCorrection[] => [
  {
    kind: 'swapped',
    point: { latitude: longitude, longitude: latitude },
    words: say('catalogErrors.pointSwapped'),
  },
  {
    kind: 'sign',
    point: { latitude, longitude: -longitude },
    words: say('catalogErrors.pointLongitudeSign', { longitude: -longitude }),
  },
  {
    kind: 'sign',
    point: { latitude: -latitude, longitude },
    words: say('catalogErrors.pointLatitudeSign', { latitude: -latitude }),
  },
  {
    kind: 'sign',
    point: { latitude: -latitude, longitude: -longitude },
    words: say('catalogErrors.pointBothSigns', { latitude: -latitude, longitude: -longitude }),
  },
];

const isZero = ({ latitude, longitude }: Coordinates): boolean =>
  Math.abs(latitude) < ZERO && Math.abs(longitude) < ZERO;

const outsideOf = (country: GazetteerPlace | null, kilometres: number): Message =>
  country === null
    ? say('catalogErrors.pointOutsideTheCountry', { kilometres })
    : say('catalogErrors.pointOutsideCountry', { kilometres, country: country.name });

/** Whether a town is the only one that its name can mean in its country: a small one shares its name with villages. */
const isLargeTown = ({ rank }: GazetteerPlace): boolean => rank >= LARGE_TOWN_RANK;

/**
 * Why a point is doubtful, given the town and country of its place; null: it is not. A point is far at more than 100 km
 * from the nearest town of the name or, where no such town is found, from the bounds of the country. Where swapping the
 * numbers or another sign puts it near, that is what was probably meant; else a small town in the right country may be another one of
 * the name, and is not doubted.
 */
export const pointDoubt = (point: Coordinates, expected: ExpectedArea): PointDoubt | null => {
  const { towns, country } = expected;
  const [meant = null] = towns;
  const town = meant && { name: meant.name, latitude: meant.latitude, longitude: meant.longitude };
  if (isZero(point)) return { kind: 'zero', words: say('catalogErrors.pointZero'), mending: null, town };
  if (!isFar(point, expected)) return null;
  const outside = kilometresOutside(point, expected);
  const far = meant
    ? say('catalogErrors.pointFarFromTown', {
        kilometres: Math.round(kilometresFromTown(point, expected) ?? 0),
        town: meant.name,
      })
    : outsideOf(country, Math.round(outside));
  const because = (reason: Message): Message => say('catalogErrors.doubtAndReason', { doubt: far, reason });
  const fits = correctionsOf(point).find(
    (correction) => Math.abs(correction.point.latitude) <= 90 && !isFar(correction.point, expected),
  );
  if (fits) return { kind: fits.kind, words: because(fits.words), mending: fits.point, town };
  if (meant && !isLargeTown(meant) && outside <= FAR_KM) return null;
  if (point.latitude === point.longitude)
    return { kind: 'repeated', words: because(say('catalogErrors.pointRepeated')), mending: null, town };
  return { kind: meant ? 'farFromTown' : 'outsideCountry', words: far, mending: null, town };
};
