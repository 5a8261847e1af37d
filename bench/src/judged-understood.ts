import { z } from 'zod';
import type { Expectation } from './judged-queries.ts';
import { kilometres } from './judged-page.ts';

/** What an answer says about how it understood the text. `interpretation` has what the graph's type of this name has. */
export const Interpreted = z.object({
  near: z.object({ label: z.string().nullable(), latitude: z.number(), longitude: z.number() }).nullable(),
  needs: z.string().nullable(),
  interpretation: z.record(z.string(), z.unknown()).nullable(),
});
export type Interpreted = z.output<typeof Interpreted>;

type Understood = NonNullable<Expectation['understood']>;

/** The kinds of the product that a name of the judged files stands for, where they are called otherwise. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['spa', ['daySpa']],
  ['bath', ['publicBath', 'thermalBath']],
  ['yoga', ['yogaStudio']],
  ['fasting', ['retreatCenter']],
  ['sulphur-bath', ['thermalBath']],
  ['meditation', ['meditationCenter']],
  ['midwifery', ['midwife']],
  ['chiropractic', ['chiropractor']],
  ['naturopathy', ['naturopath']],
  ['pilates', ['pilatesStudio']],
  ['retreat', ['retreatCenter']],
  ['physiotherapy', ['physiotherapist']],
  ['psychology', ['psychotherapist']],
  ['osteopathy', ['osteopath']],
  ['nutrition', ['dietitian']],
  ['homeopathy', ['homeopath']],
  ['hypnotherapy', ['hypnotherapist']],
  ['wellness-center', ['daySpa']],
  ['outdoor-bath', ['openAirBath']],
]);

const plain = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '-')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** Every text in a value, however deep: lists of ids and lists of objects with ids look the same. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [plain(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const Celsius = z.object({ from: z.number().nullish(), to: z.number().nullish() });
/** Fahrenheit is rounded on its way. */
const DEGREE = 1;

const isDegree = (expected: number | undefined, given: number | null | undefined): boolean =>
  expected === undefined ? typeof given !== 'number' : Math.abs(expected - (given ?? Infinity)) <= DEGREE;

const isCelsius = (expected: NonNullable<Understood['celsius']>, value: unknown): boolean => {
  const { data } = Celsius.safeParse(value);
  return data !== undefined && isDegree(expected.from, data.from) && isDegree(expected.to, data.to);
};

/** Which parts of what should be understood the answer does not say. None: it says all. */
export const faultsOfUnderstood = (
  { kinds, town, region, country, facets, celsius, leftOut, needs, position }: Understood,
  answer: Interpreted,
): readonly string[] => {
  const { near, interpretation } = answer;
  const label = plain(near?.label ?? '');
  const has = (key: string, text: string): boolean => textsIn(interpretation?.[key]).includes(plain(text));
  const rules: Readonly<Record<keyof Understood, boolean>> = {
    kinds: !kinds || kinds.some((kind) => [kind, ...(KINDS.get(kind) ?? [])].some((each) => has('kinds', each))),
    // Null: the text means no place on the map.
    town: town === undefined || (town === null ? near === null : label.startsWith(plain(town))),
    region: !region || label.includes(plain(region)),
    country: !country || label.includes(plain(country)),
    facets: !facets || facets.every((facet) => has('facets', facet)),
    celsius: !celsius || isCelsius(celsius, interpretation?.['celsius']),
    leftOut: !leftOut || leftOut.every((word) => has('leftOut', word)),
    needs: !needs || needs === answer.needs,
    position: !position || (near !== null && kilometres(position, near) <= position.km),
  };
  return Object.entries(rules).flatMap(([rule, isMet]) => (isMet ? [] : [rule]));
};
