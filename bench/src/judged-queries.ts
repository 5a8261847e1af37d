import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The sets of queries, with their folders. The second was written when most of the first was right, so that its figure stands apart. */
const FOLDERS = {
  first: new URL('../judged/', import.meta.url),
  second: new URL('../judged/second/', import.meta.url),
} as const;
type SetName = keyof typeof FOLDERS;
const SETS: readonly SetName[] = ['first', 'second'];

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh-Hans', 'zh-Hant', 'ar', 'hu'] as const;

/** How many queries there are at least: what is removed must be replaced. */
const LEAST_OF_KIND = {
  name: 40,
  typo: 30,
  place: 50,
  kind: 60,
  trade: 30,
  'extra word': 30,
  facet: 40,
  near: 15,
  trap: 35,
  beginning: 10,
} as const;
const LEAST_OF_LANGUAGE = 15;

/** What people look for, by names of our own: a search that understands kinds gives its ids for them. */
const KINDS = z.enum(
  `acupuncture bath chinese-medicine chiropractic counselling fasting forest-bathing hammam homeopathy hot-spring hotel hypnotherapy
  jjimjilbang massage meditation midwifery naturopathy nutrition onsen osteopathy outdoor-bath physiotherapy pilates psychology
  public-bath reflexology retreat ryokan salt-cave sauna spa steam-bath sulphur-bath tai-chi thermal-bath wellness-center yoga`.split(
    /\s+/,
  ),
);

const FACETS = z.enum([
  'camping',
  'clothing-optional',
  'dog-friendly',
  'family',
  'free',
  'mixed-bathing',
  'open-late',
  'open-now',
  'outdoor',
  'overnight',
  'price',
  'swimwear',
  'temperature',
  'wheelchair',
  'winter',
  'women-only',
]);

const point = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const Around = z.strictObject({ ...point, km: z.number().positive() });
const names = z.array(z.string().min(1)).min(1);

/** What is true of a place: all that is given. */
const Predicate = z.strictObject({
  country: z.string().optional(),
  state: z.string().optional(),
  near: Around.optional(),
  says: names.optional().describe('one of them stands in name, tags or description'),
  category: z.int32().optional(),
  named: names.optional().describe('its name is one of them'),
});
export type Predicate = z.output<typeof Predicate>;

/** What the search says that it understood; null: that it understood none. */
const Understood = z.strictObject({
  kinds: z.array(KINDS).min(1).optional().describe('one of them'),
  town: z.string().nullable().optional(),
  region: z.string().optional(),
  country: z.string().optional(),
  facets: z.array(FACETS).min(1).optional().describe('each of them'),
  celsius: z.strictObject({ from: z.number().optional(), to: z.number().optional() }).optional(),
  leftOut: z.array(z.string()).optional().describe('each is named as what no place says'),
  needs: z.literal('position').optional(),
  position: Around.optional().describe('a point this near to it'),
});

const Expectation = z
  .strictObject({
    first: names.optional().describe('one of them is the name of the first hit'),
    within: z
      .strictObject({ top: z.int().min(1).max(10), names, atLeast: z.int().min(1) })
      .refine(({ top, names: all, atLeast }) => atLeast <= Math.min(top, all.length), 'more than there can be')
      .optional(),
    all: Predicate.optional().describe('of the first 10 hits at least 9 in 10'),
    hits: z.int().min(1).max(10).optional().describe('the least number of hits'),
    none: Predicate.optional().describe('none of the first 10 hits'),
    nothingBefore: Predicate.optional().describe('no hit that fails it stands before one that meets it'),
    mayBeEmpty: z.literal(true).optional().describe('no hit at all is a right answer'),
    understood: Understood.optional(),
  })
  .refine(({ mayBeEmpty: _, hits: __, ...rest }) => Object.keys(rest).length > 0, 'nothing is expected');
export type Expectation = z.output<typeof Expectation>;

const JudgedQuery = z.strictObject({
  query: z.string().min(1).max(200),
  kind: z.enum(Object.keys(LEAST_OF_KIND)),
  position: z.strictObject(point).optional().describe('where the browser says that the user is'),
  expect: Expectation,
  why: z.string().min(1).max(120),
});

const JudgedFile = z.strictObject({ language: z.enum(LANGUAGES), queries: z.array(JudgedQuery) });

/** A query as people type it, with what the first page must show. */
export type JudgedQuery = z.output<typeof JudgedQuery> & {
  readonly language: (typeof LANGUAGES)[number];
  readonly set: SetName;
};

/** What queries are counted by. */
export type JudgedKey = 'kind' | 'language' | 'set';

/** How many queries there are of each kind, language or set. */
export const countBy = (queries: readonly JudgedQuery[], key: JudgedKey): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const query of queries) counts.set(query[key], (counts.get(query[key]) ?? 0) + 1);
  return counts;
};

const tooFew = (counts: ReadonlyMap<string, number>, least: ReadonlyMap<string, number>): readonly string[] =>
  [...least].flatMap(([key, number]) =>
    (counts.get(key) ?? 0) < number ? [`${key}: ${counts.get(key) ?? 0} queries, at least ${number}`] : [],
  );

const doubles = (queries: readonly JudgedQuery[]): readonly string[] => {
  const texts = queries.map(({ query }) => query.normalize('NFC').toLowerCase());
  return texts.filter((text, at) => texts.indexOf(text) !== at).map((text) => `${text}: twice`);
};

/** Names of places that a page must show: for the recall of names. */
export const expectedNames = ({ first = [], within }: Expectation): readonly string[] => [
  ...new Set([...first, ...(within?.names ?? [])]),
];

/** What is wrong with the set: a query twice, too few of a kind or language. */
export const findFaults = (queries: readonly JudgedQuery[]): readonly string[] => [
  ...doubles(queries),
  ...tooFew(countBy(queries, 'kind'), new Map(Object.entries(LEAST_OF_KIND))),
  ...tooFew(countBy(queries, 'language'), new Map(LANGUAGES.map((language) => [language, LEAST_OF_LANGUAGE]))),
];

const readSet = async (set: SetName): Promise<readonly JudgedQuery[]> => {
  const folder = FOLDERS[set];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const read = files.map(async (file) => {
    const { language, queries } = JudgedFile.parse(JSON.parse(await readFile(new URL(file, folder), 'utf8')));
    if (`${language}.json` !== file) throw new Error(`${file} says that its language is ${language}`);
    return queries.map((query) => ({ ...query, language, set }));
  });
  return (await Promise.all(read)).flat();
};

/** All judged queries; throws where a file has another form. */
export const readJudgedQueries = async (): Promise<readonly JudgedQuery[]> =>
  (await Promise.all(SETS.map(readSet))).flat();
