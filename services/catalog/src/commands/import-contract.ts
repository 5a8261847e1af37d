import type { CommandContract } from '@wellspring/platform/commands/command';
import { z } from 'zod';
import { CHANGE_KINDS, IMPORT_COUNTS } from '../domain/import-changes.ts';

const ImportRequest = z.object({
  categoryId: z.int().optional(),
  source: z.string().optional(),
  overwrite: z.boolean(),
  clear: z.boolean().optional(),
  dryRun: z.boolean().optional(),
  columns: z.record(z.string(), z.string()),
});

const Counts = z.record(z.enum(IMPORT_COUNTS), z.int());

const Notice = z.object({
  words: z.string(),
  isRefused: z.boolean(),
  rows: z.int(),
  firstLines: z.array(z.int()).readonly(),
});

const ShownChange = z.object({
  place: z.string(),
  field: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const ChangesOfKind = z.object({ kind: z.enum(CHANGE_KINDS), count: z.int(), first: z.array(ShownChange).readonly() });

/** The counts after each batch; at the end the faults of rows, and unknown columns. */
const ImportProgress = z.union([
  z.object({ counts: Counts }),
  z.object({ notices: z.array(Notice).readonly(), unknownColumns: z.array(z.string()).readonly() }),
]);

const ImportResult = z.object({ counts: Counts, changes: z.array(ChangesOfKind).readonly(), isStopped: z.boolean() });

export type ImportRequest = z.output<typeof ImportRequest>;
export type ImportProgress = z.output<typeof ImportProgress>;
export type ImportResult = z.output<typeof ImportResult>;

/**
 * `npm run import`: the file is the input, NDJSON. When it is stopped, it writes the current batch and reports what was done. A dry run counts
 * and names what would be done, and writes nothing.
 *
 * Not called `import`: a running product of release 1.0.0 takes that, knows no dry run, and empties what a row does not speak of. It
 * refuses a command that it does not know.
 */
export const importContract: CommandContract<ImportRequest, ImportProgress, ImportResult> = {
  name: 'import-rows',
  request: ImportRequest,
  progress: ImportProgress,
  result: ImportResult,
};
