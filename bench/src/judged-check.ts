import { faultsOfPage, meets, type Hit } from './judged-page.ts';
import { readDemoPlaces, readImportedPlaces } from './judged-places.ts';
import { countBy, findFaults, readJudgedQueries, expectedNames, type JudgedQuery } from './judged-queries.ts';

const PAGE = 10;

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
  const places = [...(await readDemoPlaces()), ...(await readImportedPlaces(folder))];
  console.log(`${places.length} places`);
  faults.push(...faultsOnData(queries, places));
} else console.log('Names are not compared: no folder with the data is given.');

for (const key of ['language', 'kind', 'set'] as const) {
  const counts = [...countBy(queries, key)].map(([value, count]) => `${value} ${count}`);
  console.log(`${queries.length} queries by ${key}: ${counts.join(', ')}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
