import { join } from 'node:path';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { eventually } from '@wellspring/testkit/eventually';
import { z } from 'zod';
import { chance, pick } from './chance.ts';
import { cleanEnvironment } from './environment.ts';
import { engineSettings, notRun, ON_ENGINES } from './engines.ts';
import { figure, milliseconds, type Figure } from './figure.ts';
import { withServices, type AskService } from './in-process.ts';
import { percentile } from './middle.ts';
import { writePlaces, type Place } from './places.ts';
import { importFile, startProduct, withFolder } from './product.ts';

const MOST_MS = 100;
const PAGE = 50;

const ADMIN: Actor = { kind: 'member', id: 'bench-admin', isAdmin: true, isOwner: false };
const LIST = `query List($search: String, $sort: AdminLocationSort, $offset: Int) {
  adminLocations(search: $search, sort: $sort, limit: ${PAGE}, offset: $offset) { total locations { id name isVerified } }
}`;
const Listed = z.object({ adminLocations: z.object({ total: z.int(), locations: z.array(z.unknown()) }) });

const SORTS = ['newest', 'name'] as const;

type Question = { readonly search?: string; readonly sort?: (typeof SORTS)[number]; readonly offset?: number };

/** The waiting time of each query, without the warm-up; each waits for the answer of the previous one. */
const ask = async (service: AskService, questions: readonly Question[]): Promise<readonly number[]> => {
  const waits: number[] = [];
  for (const question of questions) {
    const sentAt = performance.now();
    const { locations } = Listed.parse(await service('catalog', LIST, question, ADMIN)).adminLocations;
    waits.push(performance.now() - sentAt);
    if (locations.length === 0) throw new Error(`${JSON.stringify(question)} found nothing`);
  }
  return waits.slice(Math.floor(questions.length / 10));
};

const rowsOf = async (
  service: AskService,
  { where, places, count }: { where: string; places: readonly Place[]; count: number },
): Promise<readonly Figure[]> => {
  const random = chance(8);
  const { total } = Listed.parse(await service('catalog', LIST, {}, ADMIN)).adminLocations;
  const many = <T>(make: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => make(at));
  const sortAt = (at: number) => SORTS[at % SORTS.length] ?? 'newest';
  const kinds: readonly (readonly [string, readonly Question[]])[] = [
    ['first page', many((at) => ({ sort: sortAt(at) }))],
    ['last page', many((at) => ({ sort: sortAt(at), offset: total - PAGE - at }))],
    ['search', many(() => ({ search: pick(random, [pick(random, places).name, pick(random, places).city]) }))],
  ];
  const figures: Figure[] = [];
  for (const [kind, questions] of kinds) {
    const waits = await ask(service, questions);
    const slowest = percentile(waits, 0.99);
    figures.push(
      figure(`An admin's list of ${total.toLocaleString('en')} places, ${kind}, ${where}, p99`, {
        target: `≤ ${MOST_MS} ms`,
        measured: milliseconds(slowest),
        comparedTo: `p50 ${milliseconds(percentile(waits, 0.5))}, ${waits.length} pages of ${PAGE}`,
        isMet: slowest <= MOST_MS,
      }),
    );
  }
  return figures;
};

type Effort = { readonly places: number; readonly count: number };

const onFolder = async (
  folder: string,
  settings: Readonly<Record<string, string>>,
  where: string,
  effort: Effort,
): Promise<readonly Figure[]> => {
  const file = join(folder, 'places.ndjson');
  const places = await writePlaces(file, effort.places);
  const data = join(folder, 'data');
  const product = await startProduct(data, { DEMO_DATA: 'off', ...settings });
  await importFile(data, file);
  await product.stop();
  return withServices(cleanEnvironment({ DEMO_DATA: 'off', ...settings, DATA_DIR: data }), async (service, settled) => {
    await settled();
    // The search index of so many places takes its time to open.
    await eventually(() => ask(service, [{ search: 'bath' }]), 120_000, 500);
    return rowsOf(service, { where, places, count: effort.count });
  });
};

/** The lists of the admin panel at many places: embedded, and on real engines where the environment names them. */
export const measureAdminLists = async (effort: Effort): Promise<readonly Figure[]> => {
  const embedded = await withFolder((folder) => onFolder(folder, {}, 'embedded', effort));
  const engines = engineSettings();
  if (!engines) return [...embedded, notRun(`An admin's list of places, ${ON_ENGINES}, p99`, `≤ ${MOST_MS} ms`)];
  return [...embedded, ...(await withFolder((folder) => onFolder(folder, engines, ON_ENGINES, effort)))];
};
