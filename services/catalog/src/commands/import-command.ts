import type { Command } from '@wellspring/platform/commands/command';
import type { importLocations } from '../use-cases/import-locations.ts';
import { importContract, type ImportProgress, type ImportRequest, type ImportResult } from './import-contract.ts';
import { importLines } from './import-lines.ts';

export const importCommand = (
  importRows: ReturnType<typeof importLocations>,
): Command<ImportRequest, ImportProgress, ImportResult> => ({
  ...importContract,
  run: async ({ categoryId, source, clear, dryRun, ...rest }, { input, signal, onProgress }) => {
    const options = {
      ...rest,
      clear: clear ?? false,
      dryRun: dryRun ?? false,
      ...(categoryId === undefined ? {} : { categoryId }),
      ...(source === undefined ? {} : { source }),
    };
    const { counts, changes } = await importRows(importLines(input, signal), options, {
      signal,
      onProgress: (soFar) => onProgress({ counts: soFar }),
      onNotices: (notices, unknownColumns) => onProgress({ notices, unknownColumns }),
    });
    return { counts, changes, isStopped: signal.aborted };
  },
});
