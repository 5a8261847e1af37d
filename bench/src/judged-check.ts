import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { faultsOfPage, meets, type Hit } from './judged-page.ts';
import { countBy, findFaults, readJudgedQueries, expectedNames, type JudgedQuery } from './judged-queries.ts';

const DEMO = fileURLToPath(new URL('../../commands/demo/data/places.ndjson', import.meta.url));
/** Of the folder that is given: NOAA's springs, and venues whose category is guessed. */
const FILES = ['noaa-thermal-springs.ndjson', 'wellness-venues.ndjson.gz'];
const HOT_SPRINGS = 20;
const PAGE = 10;

const Row = z.object({
  name: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.string().nullable(),
  state: z.string().nullish(),
  description: z.string().nullish(),
  tags: z.array(z.string()).nullish(),
  categoryId: z.int32().optional(),
  guessCategoryId: z.int32().optional(),
});

const readRows = async (path: string): Promise<readonly Hit[]> => {
  const file: Readable = createReadStream(path);
  const input = path.endsWith('.gz') ? file.pipe(createGunzip()) : file;
  const rows: Hit[] = [];
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line === '') continue;
    const { name, guessCategoryId, categoryId, ...row } = Row.parse(JSON.parse(line));
    // The import names the springs without a name itself.
    if (name) rows.push({ ...row, name, categoryId: categoryId ?? guessCategoryId ?? HOT_SPRINGS });
  }
  return rows;
};

/** The best first page that the data allow: the expected names, then what else meets the expectation. */
const idealPage = ({ expect }: JudgedQuery, places: readonly Hit[]): readonly Hit[] => {
  const { all, none } = expect;
  const isFit = (place: Hit): boolean => (!all || meets(place, all)) && (!none || !meets(place, none));
  const fit = places.filter(isFit);
  const named = expectedNames(expect).flatMap((name) => fit.find((place) => place.name === name) ?? []);
  const others = all ? fit.filter((place) => !named.includes(place)) : [];
  return [...named, ...others].slice(0, PAGE);
};

const faultsOnData = (queries: readonly JudgedQuery[], places: readonly Hit[]): readonly string[] => {
  const existing = new Set(places.map(({ name }) => name));
  return queries.flatMap((query) => {
    const unknown = expectedNames(query.expect).filter((name) => !existing.has(name));
    const page = idealPage(query, places);
    // A query that is judged by what was understood alone may find anything.
    const { first, within, all } = query.expect;
    const faults = first || within || all ? faultsOfPage(query.expect, page) : [];
    return [
      ...unknown.map((name) => `${query.query}: no place is named ${name}`),
      ...faults.map((fault) => `${query.query}: no page of these data can be right: ${fault}`),
    ];
  });
};

const [folder] = process.argv.slice(2);
const queries = await readJudgedQueries();
const faults = [...findFaults(queries)];
if (folder) {
  const paths = [DEMO, ...FILES.map((file) => join(folder, file))];
  const places = (await Promise.all(paths.map(readRows))).flat();
  console.log(`${places.length} places`);
  faults.push(...faultsOnData(queries, places));
} else console.log('Names are not compared: no folder with the data is given.');

for (const key of ['language', 'kind'] as const) {
  const counts = [...countBy(queries, key)].map(([value, count]) => `${value} ${count}`);
  console.log(`${queries.length} queries by ${key}: ${counts.join(', ')}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
