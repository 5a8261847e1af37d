import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { readImportRow, unknownColumns, type ImportOptions, type ImportRow } from '../domain/import-row.ts';
import { changeDetails, importLocation } from '../domain/lifecycle.ts';
import type { Location } from '../domain/location.ts';
import { locationChanged, locationImported } from '../facts.ts';
import type { LocationStore } from '../ports.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'findBySource' | 'insertMany' | 'replaceMany'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** One line of a file: its JSON value, or why it is none. */
export type ImportLine = { readonly line: number } & ({ readonly row: unknown } | { readonly unreadable: string });

export type ImportReport = {
  readonly refused: (line: number, reason: string) => void;
  readonly unknownColumn: (name: string) => void;
};

export type ImportCounts = { added: number; updated: number; unchanged: number; refused: number };

type Pending = ImportRow & { readonly line: number };

/** Rows that are looked up and written in one round trip. */
const BATCH = 500;

const keyOf = ({ provenance }: ImportRow): string => JSON.stringify([provenance.source, provenance.sourceId]);

const provenanceKey = ({ provenance }: Location): string => JSON.stringify([provenance?.source, provenance?.sourceId]);

/**
 * Stores the rows of an open data set as published places. A row that was imported before (same source and sourceId)
 * is updated, never doubled; a bad row is reported, and the rest goes on.
 */
export const importLocations =
  (deps: Deps) =>
  async (lines: AsyncIterable<ImportLine>, options: ImportOptions, report: ImportReport): Promise<ImportCounts> => {
    const counts: ImportCounts = { added: 0, updated: 0, unchanged: 0, refused: 0 };
    const named = new Set<string>();
    const refuse = (line: number, reason: string): void => {
      counts.refused += 1;
      report.refused(line, reason);
    };
    let batch = new Map<string, Pending>();
    const flush = async (): Promise<void> => {
      await writeBatch(deps, [...batch.values()], counts, refuse);
      batch = new Map();
    };
    for await (const entry of lines) {
      try {
        if ('unreadable' in entry) throw new AppError('VALIDATION', entry.unreadable);
        const row = readImportRow(entry.row, options);
        for (const column of unknownColumns(entry.row, options)) {
          if (!named.has(column)) report.unknownColumn(column);
          named.add(column);
        }
        // The same place twice in one batch: the first is written before the second is compared with it.
        if (batch.has(keyOf(row))) await flush();
        batch.set(keyOf(row), { ...row, line: entry.line });
        if (batch.size >= BATCH) await flush();
      } catch (error) {
        refuse(entry.line, reasonOf(error));
      }
    }
    await flush();
    return counts;
  };

/** The words for a bad row. What is not about the row (a store that is away) ends the import. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
  throw error;
};

type Update = { readonly next: Location; readonly readRevision: number; readonly facts: readonly Fact[] };

const writeBatch = async (
  { locations, newId, now }: Deps,
  rows: readonly Pending[],
  counts: ImportCounts,
  refuse: (line: number, reason: string) => void,
): Promise<void> => {
  const known = new Map(
    (await locations.findBySource(rows.map(({ provenance }) => provenance))).map((location) => [
      provenanceKey(location),
      location,
    ]),
  );
  const births: { readonly location: Location; readonly facts: readonly Fact[]; readonly line: number }[] = [];
  const updates: (Update & { readonly line: number })[] = [];
  for (const row of rows) {
    try {
      const before = known.get(keyOf(row));
      if (!before) {
        const location = importLocation(row.details, row.provenance, { id: newId(), now: now() });
        births.push({ location, facts: [locationImported(location)], line: row.line });
        continue;
      }
      const next = changeDetails(before, row.details, row.provenance, now());
      if (next) updates.push({ next, readRevision: before.revision, facts: [locationChanged(next)], line: row.line });
      else counts.unchanged += 1;
    } catch (error) {
      refuse(row.line, reasonOf(error));
    }
  }
  const settle = (
    written: readonly boolean[],
    of: readonly { readonly line: number }[],
    count: 'added' | 'updated',
  ): void =>
    of.forEach(({ line }, at) => {
      if (written[at]) counts[count] += 1;
      else refuse(line, 'it was changed by somebody else at the same moment; import it again');
    });
  if (births.length > 0) settle(await locations.insertMany(births), births, 'added');
  if (updates.length > 0) settle(await locations.replaceMany(updates), updates, 'updated');
};
