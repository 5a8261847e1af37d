import type { Expectation, Predicate } from './judged-queries.ts';

/** A hit of /api/locations or a row of the data; `tags` are names. */
export type Hit = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
};

const PAGE = 10;
/** Of a page: one hit in ten may be another. */
const SHARE_OF_ALL = 0.9;
/** Shorter words stand for themselves ("spa" is not in "Spaulding"), longer ones may begin another ("massage", "massages"). */
const WHOLE = 3;
const EARTH_KM = 6_371;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const says = ({ name, description, tags }: Hit, words: readonly string[]): boolean => {
  const text = ` ${plain([name, description ?? '', ...(tags ?? [])].join(' '))} `;
  return words.map(plain).some((word) => text.includes(word.length > WHOLE ? ` ${word}` : ` ${word} `));
};

type Point = { readonly latitude: number; readonly longitude: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** From one point to another; infinite where the second is none. */
export const kilometres = (a: Point, { latitude, longitude }: Pick<Hit, 'latitude' | 'longitude'>): number => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return Infinity;
  const [north, east] = [radians(latitude - a.latitude), radians(longitude - a.longitude)];
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.sin(north / 2) ** 2 + across));
};

/** Whether all that a predicate gives is true of a hit. */
export const meets = (hit: Hit, predicate: Predicate): boolean => {
  const { country, state, near, category, named } = predicate;
  return (
    (country === undefined || hit.country === country) &&
    (state === undefined || hit.state === state) &&
    (category === undefined || hit.categoryId === category) &&
    (named === undefined || named.includes(hit.name)) &&
    (near === undefined || kilometres(near, hit) <= near.km) &&
    (predicate.says === undefined || says(hit, predicate.says))
  );
};

const isInOrder = (page: readonly Hit[], predicate: Predicate): boolean => {
  const met = page.map((hit) => meets(hit, predicate));
  const miss = met.indexOf(false);
  return miss < 0 || !met.includes(true, miss);
};

/** What is wrong with the first hits of an answer; `understood` is not looked at. Nothing: the page is right. */
export const faultsOfPage = (expect: Expectation, hits: readonly Hit[]): readonly string[] => {
  const { first, within, all, none, nothingBefore, mayBeEmpty } = expect;
  const page = hits.slice(0, PAGE);
  if (page.length === 0) return mayBeEmpty ? [] : ['nothing found'];
  const has = (name: string): boolean => page.slice(0, within?.top).some((hit) => hit.name === name);
  const rules: Readonly<Record<string, boolean>> = {
    first: !first || first.includes(page[0]?.name ?? ''),
    within: !within || within.names.filter(has).length >= within.atLeast,
    all: !all || page.filter((hit) => meets(hit, all)).length >= SHARE_OF_ALL * page.length,
    hits: page.length >= (expect.hits ?? 1),
    none: !none || !page.some((hit) => meets(hit, none)),
    nothingBefore: !nothingBefore || isInOrder(page, nothingBefore),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
};
