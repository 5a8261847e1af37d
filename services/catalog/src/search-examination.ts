import { type Examination, ok, type ExaminationResult, warning, wrong } from '@wellspring/platform/doctor/finding';
import type { SearchIndex } from './search-ports.ts';
import type { SearchComparison } from './use-cases/check-search.ts';
import type { ReconcileCounts } from './use-cases/reconcile-index.ts';

const REBUILD = 'npm run rebuild -- search';

type Deps = {
  readonly index: Pick<SearchIndex, 'engine' | 'designPoint'>;
  readonly checkSearch: () => Promise<SearchComparison>;
  /** walks through store and index, and writes nothing */
  readonly compare: (signal: AbortSignal) => Promise<ReconcileCounts>;
  /** whether changes are on their way to the index, which look like a difference */
  readonly isBehind: () => Promise<boolean>;
};

const comparisonFindings = async (
  { checkSearch, compare, isBehind }: Deps,
  signal: AbortSignal,
): Promise<readonly ExaminationResult[]> => {
  const { filled, isBuilding } = await checkSearch();
  if (!filled && isBuilding) return [warning('the index is being filled', 'wait: /readyz tells how far it is')];
  if (!filled)
    return [wrong('there is no index yet, and searches are answered 503', `start the product, or ${REBUILD}`)];
  if (await isBehind()) return [warning('not compared while changes are on their way', 'run the doctor again')];
  const { published, changed, ahead } = await compare(signal);
  const different = changed + ahead;
  return different === 0
    ? [ok(`the index is level with ${published} places`)]
    : [wrong(`the index differs from the documents in ${different} places`, REBUILD)];
};

/** Beyond the design point of the engine, what to do about it. */
const sizeFindings = async ({ index, checkSearch }: Deps): Promise<readonly ExaminationResult[]> => {
  const { count } = (await checkSearch()).index;
  if (index.designPoint === null || count <= index.designPoint) return [];
  const built = `the embedded search is built for ${index.designPoint} places and holds ${count}`;
  return [warning(built, 'set ELASTICSEARCH_URL: see docs/operations.md')];
};

/** The search index: its engine, its size, and whether it says what the documents say. */
export const searchExamination = (deps: Deps): Examination => ({
  about: 'search',
  examine: async (signal) => [
    ...(await deps.index.engine()),
    ...(await sizeFindings(deps)),
    ...(await comparisonFindings(deps, signal)),
  ],
});
