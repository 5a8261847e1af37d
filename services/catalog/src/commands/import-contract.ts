import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';
import { IMPORT_COUNTS } from '../domain/import-counts.ts';

const ImportRequest = z.object({
  categoryId: z.int().optional(),
  source: z.string().optional(),
  overwrite: z.boolean(),
  columns: z.record(z.string(), z.string()),
});

const Counts = z.record(z.enum(IMPORT_COUNTS), z.int());

/** A row that was refused, by line; a column that is not known, once a file; what was done so far, after each batch. */
const ImportProgress = z.union([
  z.object({ line: z.int(), refused: z.string() }),
  z.object({ unknownColumn: z.string() }),
  z.object({ counts: Counts }),
]);

const ImportResult = z.object({ counts: Counts, isStopped: z.boolean() });

export type ImportRequest = z.output<typeof ImportRequest>;
export type ImportProgress = z.output<typeof ImportProgress>;
export type ImportResult = z.output<typeof ImportResult>;

/** `import`: the file is the input, NDJSON. Asked to stop, it writes the batch at hand and says what was done. */
export const importContract: CommandContract<ImportRequest, ImportProgress, ImportResult> = {
  name: 'import',
  request: ImportRequest,
  progress: ImportProgress,
  result: ImportResult,
};
