import type { Command } from '@wellspring/platform/commands/command';
import type { ImportCounts } from '../domain/import-counts.ts';
import type { ImportOptions } from '../domain/import-row.ts';
import type { ImportLine, ImportReport } from '../use-cases/import-locations.ts';
import { importContract, type ImportProgress, type ImportRequest, type ImportResult } from './import-contract.ts';
import { importLines } from './import-lines.ts';

type ImportLocations = (
  lines: AsyncIterable<ImportLine>,
  options: ImportOptions,
  report: ImportReport,
) => Promise<ImportCounts>;

export const importCommand = (
  importLocations: ImportLocations,
): Command<ImportRequest, ImportProgress, ImportResult> => ({
  ...importContract,
  run: async ({ categoryId, source, ...told }, { input, signal, onProgress }) => {
    const options = {
      ...told,
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(source === undefined ? {} : { source }),
    };
    const counts = await importLocations(importLines(input, signal), options, {
      signal,
      onProgress: (soFar) => onProgress({ counts: soFar }),
      refused: (line, refused) => onProgress({ line, refused }),
      unknownColumn: (unknownColumn) => onProgress({ unknownColumn }),
    });
    return { counts, isStopped: signal.aborted };
  },
});
