import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { collectChanges, type ChangesOfKind, noCounts, type ImportCounts } from '../domain/import-changes.ts';
import { collectNotices, type Notice } from '../domain/import-notices.ts';
import { readImportRow, refusalReason, unknownColumns, type ImportOptions } from '../domain/import-row.ts';
import { importBatch, type BatchDeps, type BatchOptions, type PendingRow } from './import-batch.ts';

/** One line of a file: its JSON value, or why it is none. */
export type ImportLine = { readonly line: number } & ({ readonly row: unknown } | { readonly unreadable: string });

/** The progress of an import. */
export type ImportReport = {
  /** ends the import after the current batch */
  readonly signal?: AbortSignal;
  /** called after each batch */
  readonly onProgress?: (counts: ImportCounts) => void;
  /** called once at the end, also of an import that fails */
  readonly onNotices?: (notices: readonly Notice[], unknown: readonly string[]) => void;
};

export type Imported = { readonly counts: ImportCounts; readonly changes: readonly ChangesOfKind[] };

/** Rows that are looked up and written in one round trip. */
const BATCH = 250;
/** At most so many unknown columns are named: a file may have another one in each row. */
const MOST_COLUMNS = 100;

const SAME_KEY = 'it is the same as an earlier row by source and sourceId';

/** Two rows of one file with one key are a mistake of the file. */
const seenKeys = () => {
  const bySource = new Map<string, Set<string>>();
  return ({ provenance: { source, sourceId } }: PendingRow): void => {
    const seen = bySource.get(source) ?? new Set<string>();
    if (seen.has(sourceId)) throw new AppError('VALIDATION', verbatim(SAME_KEY));
    bySource.set(source, seen.add(sourceId));
  };
};

/**
 * Stores the rows of an open data set as published Locations. A row that was imported before (same source and sourceId)
 * is updated, never doubled: what it does not say stays, what people have set stays and what they have deleted does not come
 * back, unless the options say so. A field that cannot be read is left out, a bad row is refused, and the rest is imported.
 */
export const importLocations =
  (deps: BatchDeps & { readonly searchIsClose: (rows: number) => Promise<void> }) =>
  async (
    lines: AsyncIterable<ImportLine>,
    options: ImportOptions & BatchOptions,
    report: ImportReport,
  ): Promise<Imported> => {
    const counts = noCounts();
    const notices = collectNotices();
    const changes = collectChanges();
    const unknown = new Set<string>();
    const checkKey = seenKeys();
    const refuse = (line: number, reason: string): void => {
      counts.refused += 1;
      notices.refused(line, reason);
    };
    const rowOf = (entry: ImportLine): PendingRow => {
      if ('unreadable' in entry) throw new AppError('VALIDATION', verbatim(entry.unreadable));
      const row = { ...readImportRow(entry.row, options), line: entry.line };
      for (const field of row.unreadable) notices.unreadable(entry.line, field);
      for (const column of unknownColumns(entry.row, options)) if (unknown.size < MOST_COLUMNS) unknown.add(column);
      checkKey(row);
      return row;
    };
    let batch: PendingRow[] = [];
    const flush = async (): Promise<void> => {
      if (!options.dryRun) await deps.searchIsClose(batch.length);
      await importBatch(deps, batch, options, {
        counts,
        changes,
        doubted: notices.doubted,
        refuse,
        unreadable: notices.unreadable,
      });
      batch = [];
      report.onProgress?.({ ...counts });
    };
    try {
      for await (const entry of lines) {
        try {
          batch.push(rowOf(entry));
        } catch (error) {
          refuse(entry.line, refusalReason(error));
        }
        if (batch.length >= BATCH) await flush();
        if (report.signal?.aborted) break;
      }
      await flush();
    } finally {
      report.onNotices?.(notices.all(), [...unknown]);
    }
    return { counts, changes: changes.all() };
  };
