import type { PlaceFactValues } from '@wellspring/place-schema/fact';
import { PLACE_FACTS } from '@wellspring/place-schema/facts';
import { numberOf, plainText } from './read-figures.ts';

type Temperature = PlaceFactValues<'waterTemperature'>;
type TemperatureAt = NonNullable<Temperature['at']>;

const { min: COLDEST_C, max: HOTTEST_C } = PLACE_FACTS.waterTemperature.parts.minC;

/** From here on water scalds (decision 41). */
export const SCALDING_C = 44;

/** What a text says, and whether a person should confirm it: it names no scale. */
export type ReadTemperature = { readonly value: Temperature; readonly isCertain: boolean };

/** A figure or a range, of which both ends may have their unit. Groups: first figure, its sign and scale, last figure, sign and scale */
const TEMPERATURES =
  /((?<![\d.,])-?\d{1,6}(?:[.,]\d{1,2})?(?!\d))\s?((?:°|º|degrees?\b|deg\b\.?|grados?\b|grad\b|degr[ée]s?\b|度|درجة))?\s?((?:celsius|centigrade|fahrenheit|c|f)(?![\p{L}\d]))?(?:\s?(?:[-–—~〜]|to|bis|till|until|hasta|a|à|y|et|and|und|から|إلى|و)\s?((?<![\d.,])-?\d{1,6}(?:[.,]\d{1,2})?(?!\d))\s?((?:°|º|degrees?\b|deg\b\.?|grados?\b|grad\b|degr[ée]s?\b|度|درجة))?\s?((?:celsius|centigrade|fahrenheit|c|f)(?![\p{L}\d]))?)?/gu;

const AT_SOURCE = /source|quelle|austritt|fuente|manantial|origen|源泉|湧出|泉源|منبع|مصدر|forrás/;
const AT_POOL = /pool|bath|tub|becken|bad|piscina|poza|bañ|bassin|bain|浴|湯船|プール|池|حوض|مسبح|medence/;
/** Not water: the air of a cave, of a sauna or of a day. */
const NOT_WATER = /underground|air\b|\bcave|sauna|untertage|luft|lufttemp|aire\b|l'air|気温|室温|هواء/;

const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;
const rounded = (celsius: number): number => Math.round(celsius * 10) / 10 + 0;

type Figures = { readonly minC: number; readonly maxC: number; readonly scale: 'C' | 'F' | null };

/** The figures of one mention; null: it is another number, such as a year or a depth. */
const figuresOf = (match: RegExpMatchArray): Figures | null => {
  const [, from = '', signOfFrom, scaleOfFrom, to = from, signOfTo, scaleOfTo] = match;
  const scaleWord = scaleOfTo ?? scaleOfFrom;
  if (scaleWord === undefined && (signOfTo ?? signOfFrom) === undefined) return null;
  const scale = scaleWord === undefined ? null : scaleWord.startsWith('f') ? 'F' : 'C';
  const celsius = [from, to].map((figure) => {
    const degrees = numberOf(figure);
    return scale === 'F' ? Math.round(toCelsius(degrees)) + 0 : rounded(degrees);
  });
  const [minC, maxC] = [Math.min(...celsius), Math.max(...celsius)];
  return minC < COLDEST_C || maxC > HOTTEST_C ? null : { minC, maxC, scale };
};

const placeOf = (clause: string): TemperatureAt =>
  AT_SOURCE.test(clause) ? 'source' : AT_POOL.test(clause) ? 'pool' : 'unknown';

/** The same water is often given in both scales: then °C is taken, which was not converted. */
const withoutConverted = (figures: readonly Figures[]): readonly Figures[] => {
  const inCelsius = figures.filter(({ scale }) => scale === 'C');
  return inCelsius.length > 0 ? inCelsius : figures;
};

const CLAUSE = /[;,:。、；，](?!\d)|\.\s|\(|\)|\n/;
/** Where people bathe matters most to readers, then what names no spot. */
const BEST_FIRST: readonly TemperatureAt[] = ['pool', 'unknown', 'source'];

/**
 * The temperature of water that a text gives, in any of the site's languages: "Up to about 207 °F at the source" is 97 °C at the source.
 * Of several, those of pools are taken before others, and their whole range. Fahrenheit becomes whole degrees.
 * null: the text gives none, or only that of air.
 */
export const readTemperature = (text: string): ReadTemperature | null => {
  const found = plainText(text)
    .split(CLAUSE)
    .flatMap((clause = '') => {
      if (NOT_WATER.test(clause)) return [];
      const figures = [...clause.matchAll(TEMPERATURES)].flatMap((match) => figuresOf(match) ?? []);
      return figures.map((each) => ({ ...each, at: placeOf(clause) }));
    });
  for (const at of BEST_FIRST) {
    const here = found.filter((each) => each.at === at);
    const figures = withoutConverted(here);
    if (figures.length === 0) continue;
    const minC = Math.min(...figures.map((each) => each.minC));
    const maxC = Math.max(...figures.map((each) => each.maxC));
    return { value: { minC, maxC, at }, isCertain: figures.every(({ scale }) => scale !== null) };
  }
  return null;
};
