import type { Coordinates } from '../location.ts';
import { plusCodePoint } from './plus-code.ts';

/** Where links of maps have a point: the pin before the middle of the window. */
const IN_LINKS: readonly RegExp[] = [
  /^geo:0,0\?q=([+-]?\d{1,3}(?:\.\d{1,20})?)(?:,|%2C)([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /^geo:([+-]?\d{1,3}(?:\.\d{1,20})?),([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /!3d([+-]?\d{1,3}(?:\.\d{1,20})?)!4d([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /[?&]mlat=([+-]?\d{1,3}(?:\.\d{1,20})?)&mlon=([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /[?&](?:coordinate|q|ll|query|center|destination|daddr)=(?:loc:)?([+-]?\d{1,3}(?:\.\d{1,20})?)(?:,|%2C)(?:\+|%20)?([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /[#&?]map=\d{1,2}(?:\.\d{1,20})?\/([+-]?\d{1,3}(?:\.\d{1,20})?)\/([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /\/@([+-]?\d{1,3}(?:\.\d{1,20})?),([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
  /\/maps\/(?:search|place)\/([+-]?\d{1,3}(?:\.\d{1,20})?),(?:\+|%20)?([+-]?\d{1,3}(?:\.\d{1,20})?)/i,
];

/**
 * Two angles, with letters before them or behind: each of six groups, letter, degrees, sign of degrees, minutes, seconds, letter.
 * Handheld receivers leave the sign of minutes out.
 */
const TWO_ANGLES: readonly RegExp[] = [
  /^([NSEW])\s?([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s?([°º]?)\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:['′’]|(?<=[°º]\s?\d{1,3}(?:[.,]\d{1,20})?\s?)))?\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:["″”]|''))?()(?:\s?[,;/]\s?|\s)([NSEW])\s?([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s?([°º]?)\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:['′’]|(?<=[°º]\s?\d{1,3}(?:[.,]\d{1,20})?\s?)))?\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:["″”]|''))?()$/i,
  /^()([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s?([°º]?)\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:['′’]|(?<=[°º]\s?\d{1,3}(?:[.,]\d{1,20})?\s?)))?\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:["″”]|''))?\s?([NSEW]?)(?:\s?[,;/]\s?|\s)()([+-]?\d{1,3}(?:[.,]\d{1,20})?)\s?([°º]?)\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:['′’]|(?<=[°º]\s?\d{1,3}(?:[.,]\d{1,20})?\s?)))?\s?(?:(\d{1,3}(?:[.,]\d{1,20})?)\s?(?:["″”]|''))?\s?([NSEW]?)$/i,
];
/** Groups of one angle. */
const GROUPS = 6;

type Angle = { readonly degrees: number; readonly letter: string; readonly isExplicit: boolean };

/** Of a decimal degree: a tenth of a metre, as fine as seconds are typed. */
const DIGITS = 6;

const numberIn = (text = ''): number => Number(text.replace(',', '.') || 0);

const angleOf = ([before = '', whole = '', sign = '', minutes, seconds, after = '']: readonly string[]): Angle => {
  const letter = (before || after).toUpperCase();
  const degrees = Math.abs(numberIn(whole));
  const parts = numberIn(minutes) / 60 + numberIn(seconds) / 3600;
  const size = parts === 0 ? degrees : Number((degrees + parts).toFixed(DIGITS));
  const isNegative = whole.startsWith('-') || letter === 'S' || letter === 'W';
  return {
    degrees: isNegative ? -size : size,
    letter,
    // Two whole numbers are a house number and a district as well.
    isExplicit: letter !== '' || sign !== '' || /[.,]/.test(whole),
  };
};

const isLatitude = (letter: string): boolean => letter === 'N' || letter === 'S';

const pointOf = (latitude: number, longitude: number): Coordinates | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;

const ofAngles = (one: Angle, other: Angle): Coordinates | null => {
  if (!one.isExplicit || !other.isExplicit) return null;
  if (one.letter === '' && other.letter === '') return pointOf(one.degrees, other.degrees);
  if (one.letter === '' || other.letter === '' || isLatitude(one.letter) === isLatitude(other.letter)) return null;
  return isLatitude(one.letter) ? pointOf(one.degrees, other.degrees) : pointOf(other.degrees, one.degrees);
};

/**
 * The point that somebody typed or pasted: decimal degrees with point or comma, degrees with minutes and seconds, with or without
 * letters, a full plus code, a geo: address, or a link to Google Maps, OpenStreetMap or Apple Maps that has a point. A link is only read,
 * never opened. null: the text is none of these.
 */
export const typedPoint = (text: string): Coordinates | null => {
  const typed = text.trim().replaceAll('−', '-').replace(/\s+/g, ' ');
  if (/^(?:https?:\/\/|geo:)/i.test(typed)) {
    const [, latitude, longitude] = IN_LINKS.map((pattern) => pattern.exec(typed)).find((found) => found) ?? [];
    return latitude && longitude ? pointOf(Number(latitude), Number(longitude)) : null;
  }
  const [, ...groups] = TWO_ANGLES.map((pattern) => pattern.exec(typed)).find((found) => found) ?? [];
  return groups.length === 0
    ? plusCodePoint(typed)
    : ofAngles(angleOf(groups.slice(0, GROUPS)), angleOf(groups.slice(GROUPS)));
};
