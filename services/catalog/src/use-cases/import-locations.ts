import { AppError } from '@wellspring/errors';
import { noCounts, type ImportCounts } from '../domain/import-counts.ts';
import { readImportRow, refusalReason, unknownColumns, type ImportOptions } from '../domain/import-row.ts';
import { importBatch, type BatchDeps, type PendingRow } from './import-batch.ts';

/** One line of a file: its JSON value, or why it is none. */
export type ImportLine = { readonly line: number } & ({ readonly row: unknown } | { readonly unreadable: string });

export type ImportReport = {
  readonly refused: (line: number, reason: string) => void;
  readonly unknownColumn: (name: string) => void;
  /** ends the import after the batch at hand */
  readonly signal?: AbortSignal;
  /** told after each batch */
  readonly onProgress?: (counts: ImportCounts) => void;
};

/** Rows that are looked up and written in one round trip. */
const BATCH = 250;

/** The lines on which a key stood before, by source: two rows of one file with one key are a mistake of the file. */
const seenKeys = () => {
  const bySource = new Map<string, Map<string, number>>();
  return ({ provenance: { source, sourceId }, line }: PendingRow): void => {
    const lines = bySource.get(source) ?? new Map<string, number>();
    const before = lines.get(sourceId);
    if (before !== undefined)
      throw new AppError('VALIDATION', `it is the same as line ${before} by source and sourceId`);
    bySource.set(source, lines.set(sourceId, line));
  };
};

/**
 * Stores the rows of an open data set as published Locations. A row that was imported before (same source and sourceId)
 * is updated, never doubled; what people have set stays and what they have deleted does not come back, unless
 * `overwrite` says so; a bad row is reported, and the rest goes on.
 */
export const importLocations =
  (deps: BatchDeps & { readonly searchIsClose: (rows: number) => Promise<void> }) =>
  async (lines: AsyncIterable<ImportLine>, options: ImportOptions, report: ImportReport): Promise<ImportCounts> => {
    const counts = noCounts();
    const named = new Set<string>();
    const checkKey = seenKeys();
    const refuse = (line: number, reason: string): void => {
      counts.refused += 1;
      report.refused(line, reason);
    };
    const nameUnknown = (row: unknown): void => {
      for (const column of unknownColumns(row, options)) {
        if (!named.has(column)) report.unknownColumn(column);
        named.add(column);
      }
    };
    let batch: PendingRow[] = [];
    const flush = async (): Promise<void> => {
      await deps.searchIsClose(batch.length);
      await importBatch(deps, batch, options, { counts, refuse });
      batch = [];
      report.onProgress?.({ ...counts });
    };
    for await (const entry of lines) {
      try {
        if ('unreadable' in entry) throw new AppError('VALIDATION', entry.unreadable);
        const row = { ...readImportRow(entry.row, options), line: entry.line };
        nameUnknown(entry.row);
        checkKey(row);
        batch.push(row);
      } catch (error) {
        refuse(entry.line, refusalReason(error));
      }
      if (batch.length >= BATCH) await flush();
      if (report.signal?.aborted) break;
    }
    await flush();
    return counts;
  };
