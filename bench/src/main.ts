import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAdminLists } from './admin-lists.ts';
import { measureAnalyticsAnswer } from './analytics-answer.ts';
import { measureCrawl } from './crawl.ts';
import { measureDeletion } from './deletion.ts';
import type { Figure } from './figure.ts';
import { measureMap, measureSearch } from './finding.ts';
import { measureFirstPage } from './first-page.ts';
import { measureDistributed } from './distributed.ts';
import { measureHome, measureHomeOfMember } from './home.ts';
import { measureHtmlPages } from './html-pages.ts';
import { measureIdle } from './idle.ts';
import { measureImages } from './images.ts';
import { measureImport } from './import.ts';
import { measureLarge, measureQuestions } from './large.ts';
import { measureMembers, measureMembersOnEngines } from './members.ts';
import { measurePageViews } from './page-views.ts';
import { measureLeaks } from './leaks/leaks.ts';
import { measureMixedUse } from './mixed-use/mixed-use.ts';
import { measureOverload } from './overload/overload.ts';
import { writePlaces } from './places.ts';
import { importFile, startProduct, withFolder } from './product.ts';
import { measureProcesses } from './processes.ts';
import { measureRelay } from './relay.ts';
import { printFigure, writeResults } from './results.ts';
import { measureLighthouse } from './screens/lighthouse.ts';
import { measureScreens } from './screens/screens.ts';
import { measureUploads } from './uploads.ts';
import { measureVisible } from './visible.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    /** the product at so many places, and nothing else */
    locations: { type: 'string' },
    /** of `leaks` */
    requests: { type: 'string' },
  },
});

const { quick } = values;
const SMALL = quick ? 2_000 : 10_000;
const LARGE = quick ? 10_000 : 100_000;
const QUESTIONS = quick ? 300 : 2_000;
const effort = quick ? { rounds: 2, seconds: 2 } : { rounds: 5, seconds: 3 };

const memberEffort = quick
  ? { changes: 10, firsts: 5, rounds: 2, seconds: 2 }
  : { changes: 60, firsts: 40, rounds: 5, seconds: 4 };

const requests = Number(values.requests ?? (quick ? 20_000 : 1_000_000));

/** Milliseconds at the 99th percentile beside ten others: more is felt as waiting. */
const FELT = 50;

const EMPTY = { DEMO_DATA: 'off' };

/** What is measured on many places: a small product beside a large one, which is filled while it is watched. */
const measurePlaces = (): Promise<readonly Figure[]> =>
  withFolder(async (folder) => {
    const [smallFolder, largeFolder] = [join(folder, 'small'), join(folder, 'large')];
    const [smallFile, largeFile] = [join(folder, 'small.ndjson'), join(folder, 'large.ndjson')];
    await writePlaces(smallFile, SMALL);
    const places = await writePlaces(largeFile, LARGE);
    const large = await startProduct(largeFolder, EMPTY);
    try {
      const imported = await measureImport(large, largeFolder, largeFile, LARGE);
      const searched = await measureSearch({ url: large.url, places: LARGE }, places, QUESTIONS);
      const small = await startProduct(smallFolder, EMPTY);
      try {
        await importFile(smallFolder, smallFile);
        const [one, two] = [
          { url: small.url, places: SMALL },
          { url: large.url, places: LARGE },
        ];
        const map = await measureMap(one, two, places, QUESTIONS);
        const sizes = { places: LARGE, questions: quick ? 50 : 300 };
        return [...imported, searched, ...map, ...(await measureQuestions(large.url, places, sizes, 'embedded', FELT))];
      } finally {
        await small.stop();
      }
    } finally {
      await large.stop();
    }
  });

const measurements: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  home: () => measureHome(effort),
  'home-of-member': () => measureHomeOfMember(effort),
  places: measurePlaces,
  members: () => measureMembers(memberEffort),
  'members-on-engines': () => measureMembersOnEngines(memberEffort),
  'page-views': () => measurePageViews(quick ? { rounds: 2, seconds: 2 } : { rounds: 5, seconds: 4 }),
  analytics: () =>
    measureAnalyticsAnswer(quick ? { rows: 100_000, questions: 100 } : { rows: 1_000_000, questions: 500 }),
  visible: () => measureVisible(quick ? 30 : 200),
  deletion: () => measureDeletion(quick ? 500 : 10_000),
  'admin-lists': () => measureAdminLists(quick ? { places: 10_000, count: 50 } : { places: 1_000_000, count: 300 }),
  locations: () =>
    measureLarge({
      places: Number(values.locations ?? (quick ? 20_000 : 1_000_000)),
      questions: quick ? 50 : 300,
      settle: quick ? 3 : 30,
    }),
  processes: () => measureProcesses(quick ? { settle: 3, watch: 5 } : { settle: 30, watch: 60 }),
  distributed: () => measureDistributed(effort),
  relay: () => measureRelay(quick ? { facts: 5_000, rounds: 2 } : { facts: 20_000, rounds: 5 }),
  idle: () => measureIdle(quick ? { settle: 3, watch: 5 } : { settle: 20, watch: 30 }),
  uploads: () => measureUploads(quick ? 3 : 15),
  'first-page': measureFirstPage,
  screens: () => measureScreens({ rounds: quick ? 2 : 5 }),
  lighthouse: () => measureLighthouse({ rounds: quick ? 1 : 3 }),
  overload: () => measureOverload({ seconds: quick ? 8 : 20 }),
  crawl: measureCrawl,
  'html-pages': () =>
    measureHtmlPages(quick ? { places: 2_000, pages: 50, seconds: 4 } : { places: 10_000, pages: 200, seconds: 10 }),
  leaks: () => measureLeaks({ requests, streams: requests / 100 }),
  'mixed-use': () => measureMixedUse(quick ? { places: 10_000, minutes: 2 } : { places: 100_000, minutes: 60 }),
  images: measureImages,
};

const selected = values.locations ? ['locations'] : (values.only ?? Object.keys(measurements));
const figures: Figure[] = [];
for (const name of selected) {
  const measure = measurements[name];
  if (!measure) throw new Error(`${name} is not one of ${Object.keys(measurements).join(', ')}`);
  const measured = await measure();
  measured.forEach(printFigure);
  figures.push(...measured);
}
// A hurried run is for developers of the measurements.
if (quick) console.log('bench/RESULTS.md is written by runs that are not --quick');
else await writeResults(figures, { isWhole: !values.only && !values.locations });
