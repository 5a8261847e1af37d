import type { Notice } from '../domain/import-notices.ts';
import type { Location } from '../domain/location.ts';
import type { ImportLine } from '../use-cases/import-locations.ts';
import { openCatalog } from './catalog.ts';

const lines = async function* (...rows: readonly unknown[]): AsyncIterable<ImportLine> {
  for (const [at, row] of rows.entries()) yield { line: at + 1, row };
};
type Options = Partial<Record<'overwrite' | 'clear' | 'dryRun', boolean>> & { readonly categoryId?: number };

/** A whole row of the source Survey. */
export const row = (sourceId: string, more: object = {}) => ({
  name: `Spring ${sourceId}`,
  latitude: 64.1,
  longitude: -20.2,
  country: 'IS',
  source: 'Survey',
  sourceId,
  ...more,
});

/** A row of the same source with only the given columns. */
export const partialRow = (sourceId: string, more: object = {}) => ({ source: 'Survey', sourceId, ...more });

/** The catalog, with ways to import rows into it. */
export const openImports = async () => {
  const catalog = await openCatalog();
  const importWith = async (options: Options, ...rows: readonly unknown[]) => {
    const notices: Notice[] = [];
    const all = { categoryId: 20, columns: {}, overwrite: false, clear: false, dryRun: false, ...options };
    const { counts, changes } = await catalog.useCases.importLocations(lines(...rows), all, {
      onNotices: (more) => notices.push(...more),
    });
    return { ...counts, changes, notices };
  };
  const stored = async (sourceId: string): Promise<Location> => {
    const [found] = await catalog.locations.findBySource([{ source: 'Survey', sourceId }]);
    if (!found) throw new Error(`${sourceId} is not stored`);
    return found;
  };
  return { ...catalog, importWith, importRows: (...rows: readonly unknown[]) => importWith({}, ...rows), stored };
};
