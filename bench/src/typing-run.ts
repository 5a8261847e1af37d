import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ask, cpuSeconds } from './ask.ts';
import { readDemoPlaces, readImportedPlaces } from './judged-places.ts';
import { withJudgedProduct } from './judged-product.ts';
import {
  beginningsOf,
  rareBeginnings,
  scoreTyping,
  summarizeTyping,
  type Letter,
  type Shown,
  type Step,
} from './typing-score.ts';
import { examplesOf, figuresTable, lengthsTable, type Typed } from './typing-table.ts';

const { values } = parseArgs({
  options: {
    /** a product that runs, and where its figures are; else one is started */
    url: { type: 'string' },
    'admin-url': { type: 'string' },
    /** the folder with the files that the product has imported, or imports when it is started */
    places: { type: 'string' },
    /** the data folder of the product that is started, to use it again; else a temporary one */
    data: { type: 'string' },
    /** how many names of the imported places are typed beside those of the demo */
    names: { type: 'string', default: '300' },
    /** the least recall, in percent, of beginnings of at most five names */
    least: { type: 'string', default: '0' },
    /** the most letters that lose the place of the name, or have an empty answer */
    most: { type: 'string', default: 'Infinity' },
  },
});

// Paths are meant from where the person stands.
const pathOf = (path: string): string => resolve(process.env['WELLSPRING_CWD'] ?? '.', path);

const Places = z.array(z.object({ id: z.string(), name: z.string() }));
const Page = z.object({ locations: Places });

type Interface = {
  readonly title: string;
  readonly pageSize: number;
  readonly path: (text: string) => string;
  /** nothing is shown for an answer that is no success */
  readonly read: (body: unknown) => readonly Shown[];
};

const INTERFACES: readonly Interface[] = [
  {
    title: 'list',
    pageSize: 10,
    path: (text) => `/api/locations?${new URLSearchParams({ search: text, limit: '10' }).toString()}`,
    read: (body) => (body === undefined ? [] : Page.parse(body).locations),
  },
  {
    title: 'suggestions',
    pageSize: 8,
    path: (text) => `/api/locations/suggest?${new URLSearchParams({ q: text }).toString()}`,
    read: (body) => (body === undefined ? [] : Places.parse(body)),
  },
];

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)];

/** As many of the names, spread evenly: the same in each run. */
const sample = (names: readonly string[], count: number): readonly string[] => {
  const apart = Math.max(1, names.length / Math.max(1, count));
  const size = Math.min(count, names.length);
  return Array.from({ length: size }, (_, at) => names[Math.floor(at * apart)] ?? '');
};

const demo = unique((await readDemoPlaces()).map(({ name }) => name));
const imported = values.places ? (await readImportedPlaces(pathOf(values.places))).map(({ name }) => name) : [];
const names = [...demo, ...sample(unique(imported), Number(values.names))];
const isRare = rareBeginnings([...demo, ...imported]);

/** The body of a good answer; of another one nothing, since people would see nothing, and the address is printed. */
const answerTo = async (address: string): Promise<unknown> => {
  const { status, body } = await ask(address);
  if (status === 200) return JSON.parse(body);
  console.error(`${address} answered ${status}: ${body}`);
  return undefined;
};

const typeNames = async (
  { title, pageSize, path, read }: Interface,
  url: string,
  adminUrl: string | undefined,
): Promise<Typed> => {
  // Several names begin alike: each text is requested once.
  const answers = new Map<string, readonly Shown[]>();
  const letters: Letter[] = [];
  const before = adminUrl ? await cpuSeconds(adminUrl) : 0;
  for (const name of names) {
    const steps: Step[] = [];
    for (const text of beginningsOf(name)) {
      const shown = answers.get(text) ?? read(await answerTo(url + path(text)));
      answers.set(text, shown);
      steps.push({ text, shown });
    }
    letters.push(...scoreTyping(name, steps, isRare, pageSize));
  }
  const used = adminUrl ? (await cpuSeconds(adminUrl)) - before : null;
  return { title, letters, milliseconds: used === null ? null : (1000 * used) / answers.size };
};

const source = {
  url: values.url,
  places: values.places && pathOf(values.places),
  data: values.data && pathOf(values.data),
};
const typed = await withJudgedProduct(source, async ({ url, adminUrl = values['admin-url'] }) => {
  const all: Typed[] = [];
  for (const one of INTERFACES) all.push(await typeNames(one, url, adminUrl));
  return all;
});

console.log(`${names.length} names\n\n${figuresTable(typed)}\n\n${lengthsTable(typed)}\n`);
for (const one of typed) console.log(examplesOf(one));

const isGood = ({ letters }: Typed): boolean => {
  const { recallOfRare, lost, empty } = summarizeTyping(letters);
  return (
    100 * recallOfRare.count >= Number(values.least) * recallOfRare.of && lost.count + empty <= Number(values.most)
  );
};
process.exitCode = typed.every(isGood) ? 0 : 1;
