import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { askJudged } from './judged-ask.ts';
import { readJudgedQueries } from './judged-queries.ts';
import { withJudgedProduct } from './judged-product.ts';
import { compareRuns, scoreAnswer, summarize } from './judged-score.ts';
import { failureInWords, percent, tableBy } from './judged-table.ts';

const { values } = parseArgs({
  options: {
    /** a product that runs; else one is started */
    url: { type: 'string' },
    /** the folder with the files to import into the product that is started */
    places: { type: 'string' },
    /** the data folder of the product that is started, to use it again; else a temporary one */
    data: { type: 'string' },
    /** the least percentage of right first pages */
    least: { type: 'string', default: '0' },
    /** a file to write which pages are right */
    save: { type: 'string' },
    /** such a file of an earlier run, to name the differences */
    before: { type: 'string' },
  },
});

// Paths are meant from where the person stands.
const pathOf = (path: string): string => resolve(process.env['WELLSPRING_CWD'] ?? '.', path);
const Run = z.record(z.string(), z.boolean());

const queries = await readJudgedQueries();
const answers = await withJudgedProduct(
  { url: values.url, places: values.places && pathOf(values.places), data: values.data && pathOf(values.data) },
  ({ url }) => askJudged(url, queries),
);
const scores = answers.map(scoreAnswer);
console.log(`${(['kind', 'language', 'set'] as const).map((key) => tableBy(key, scores)).join('\n\n')}\n`);

const failures = answers.flatMap((answer, at) => {
  const score = scores[at];
  return score && score.faults.length > 0 ? [failureInWords(score, answer)] : [];
});
console.log(`${failures.length} first pages are wrong:\n${failures.join('\n')}`);

if (values.before) {
  const before = Run.parse(JSON.parse(await readFile(pathOf(values.before), 'utf8')));
  const { better, worse } = compareRuns(new Map(Object.entries(before)), scores);
  console.log(`\nRight now: ${better.join(' · ') || 'none'}\nWrong now: ${worse.join(' · ') || 'none'}`);
}
if (values.save) {
  const run = Object.fromEntries(scores.map(({ query, faults }) => [query.query, faults.length === 0]));
  await writeFile(pathOf(values.save), `${JSON.stringify(run, null, 2)}\n`);
}

const { right } = summarize(scores);
const isEnough = 100 * right.count >= Number(values.least) * right.of;
console.log(`\nRight: ${percent(right)} %, at least ${values.least} %: ${isEnough ? 'yes' : 'no'}`);
process.exitCode = isEnough ? 0 : 1;
