import type { Coordinates } from '../location.ts';

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d{1,20})?)`;

/** Where links of maps have a point: the pin before the middle of the window. */
const IN_LINKS: readonly RegExp[] = [
  String.raw`^geo:${NUMBER},${NUMBER}`,
  String.raw`!3d${NUMBER}!4d${NUMBER}`,
  String.raw`[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  String.raw`[?&](?:q|ll|query|center|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)(?:\+|%20)?${NUMBER}`,
  String.raw`[#&?]map=\d{1,2}(?:\.\d{1,20})?/${NUMBER}/${NUMBER}`,
  String.raw`/@${NUMBER},${NUMBER}`,
  String.raw`/maps/(?:search|place)/${NUMBER},(?:\+|%20)?${NUMBER}`,
].map((pattern) => new RegExp(pattern, 'i')); // eslint-disable-line no-restricted-syntax -- made of constants

const SIZE = String.raw`\d{1,3}(?:[.,]\d{1,20})?`;
const ANGLE = String.raw`([NSEW]?)\s?([+-]?${SIZE})\s?(°?)\s?(?:(${SIZE})\s?['′’])?\s?(?:(${SIZE})\s?(?:["″”]|''))?\s?([NSEW]?)`;
// eslint-disable-next-line no-restricted-syntax -- made of constants
const TWO_ANGLES = new RegExp(`^${ANGLE}(?:\\s?[,;/]\\s?|\\s)${ANGLE}$`, 'i');
/** Groups of one angle. */
const GROUPS = 6;

type Angle = { readonly degrees: number; readonly letter: string; readonly isTelling: boolean };

const numberIn = (text = ''): number => Number(text.replace(',', '.') || 0);

const angleOf = ([before = '', whole = '', sign = '', minutes, seconds, after = '']: readonly string[]): Angle => {
  const letter = (before || after).toUpperCase();
  const size = Math.abs(numberIn(whole)) + numberIn(minutes) / 60 + numberIn(seconds) / 3600;
  const isNegative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  return {
    degrees: isNegative ? -size : size,
    letter,
    // Two whole numbers are a house number and a district as well.
    isTelling: letter !== '' || sign !== '' || /[.,]/.test(whole),
  };
};

const isLatitude = (letter: string): boolean => letter === 'N' || letter === 'S';

const pointOf = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;

const ofAngles = (one: Angle, other: Angle): Coordinates | null => {
  if (!one.isTelling || !other.isTelling) return null;
  if (one.letter === '' && other.letter === '') return pointOf(one.degrees, other.degrees);
  if (one.letter === '' || other.letter === '' || isLatitude(one.letter) === isLatitude(other.letter)) return null;
  return isLatitude(one.letter) ? pointOf(one.degrees, other.degrees) : pointOf(other.degrees, one.degrees);
};

/**
 * The point that somebody typed or pasted: decimal degrees with point or comma, degrees with minutes and seconds, with or without
 * letters, a geo: address, or a link to Google Maps or OpenStreetMap that has a point. null: the text is none of these.
 */
export const typedPoint = (text: string): Coordinates | null => {
  const typed = text.trim().replaceAll('−', '-').replace(/\s+/g, ' ');
  if (/^(?:https?:\/\/|geo:)/i.test(typed)) {
    const [, latitude, longitude] = IN_LINKS.map((pattern) => pattern.exec(typed)).find((found) => found) ?? [];
    return latitude && longitude ? pointOf(Number(latitude), Number(longitude)) : null;
  }
  const [, ...groups] = TWO_ANGLES.exec(typed) ?? [];
  return groups.length === 0 ? null : ofAngles(angleOf(groups.slice(0, GROUPS)), angleOf(groups.slice(GROUPS)));
};
