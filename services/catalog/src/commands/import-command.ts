import { z } from 'zod';
import type { ImportCounts, ImportLine, ImportReport } from '../use-cases/import-locations.ts';
import type { ImportOptions } from '../domain/import-row.ts';
import { importLines } from './import-lines.ts';

/** What `import` is told: the name the file is called by in messages, and how to read it. */
export const ImportRequest = z.object({
  file: z.string(),
  categoryId: z.int().optional(),
  columns: z.record(z.string(), z.string()),
});
export type ImportRequest = z.output<typeof ImportRequest>;

export const ImportCountsMessage = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});

type ImportLocations = (
  lines: AsyncIterable<ImportLine>,
  options: ImportOptions,
  report: ImportReport,
) => Promise<ImportCounts>;

/** Unknown columns are told once a file; bad rows by line. The last printed line is the counts, as JSON. */
export const importCommand =
  (importLocations: ImportLocations) =>
  async (
    args: readonly string[],
    io: { readonly input: AsyncIterable<Uint8Array>; readonly print: (line: string) => void },
  ): Promise<number> => {
    const { file, categoryId, columns } = ImportRequest.parse(JSON.parse(args[0] ?? ''));
    const options = { columns, ...(categoryId === undefined ? {} : { categoryId }) };
    const counts = await importLocations(importLines(io.input), options, {
      refused: (line, reason) => io.print(`${file}:${line}: ${reason}`),
      unknownColumn: (name) => io.print(`${file}: the column "${name}" is not known and left out`),
    });
    io.print(JSON.stringify(counts));
    return counts.refused > 0 ? 1 : 0;
  };
