import type { Fact } from '@wellspring/platform/bus/port';
import type { ImportCounts } from '../domain/import-counts.ts';
import { refusalReason, type ImportRow } from '../domain/import-row.ts';
import { importLocation, reimport } from '../domain/lifecycle.ts';
import type { Location } from '../domain/location.ts';
import { sourceKeyText, type SourceKey } from '../domain/source-key.ts';
import { locationChanged, locationImported } from '../facts.ts';
import type { DeletedSources, LocationStore } from '../ports.ts';

export type BatchDeps = {
  readonly locations: Pick<LocationStore, 'findBySource' | 'insertMany' | 'replaceMany'>;
  readonly deletedSources: Pick<DeletedSources, 'among' | 'forget'>;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type PendingRow = ImportRow & { readonly line: number };

type Tally = { readonly counts: ImportCounts; readonly refuse: (line: number, reason: string) => void };

type Insertion = { readonly location: Location; readonly facts: readonly Fact[]; readonly row: PendingRow };
type Update = {
  readonly next: Location;
  readonly readRevision: number;
  readonly facts: readonly Fact[];
  readonly row: PendingRow;
};

const CHANGED_MEANWHILE = 'it was changed by somebody else at the same moment; import it again';

/** Looks up and writes rows of different keys, each in one round trip for all of them. */
export const importBatch = async (
  deps: BatchDeps,
  rows: readonly PendingRow[],
  { overwrite }: { readonly overwrite: boolean },
  { counts, refuse }: Tally,
): Promise<void> => {
  const { locations, deletedSources, newId, now } = deps;
  if (rows.length === 0) return;
  const known = bySourceKey(await locations.findBySource(rows.map(keyOf)));
  const isNew = (row: PendingRow): boolean => !known.has(sourceKeyText(row.provenance));
  const deleted = new Set((await deletedSources.among(rows.filter(isNew).map(keyOf))).map(sourceKeyText));

  const insertions: Insertion[] = [];
  const updates: Update[] = [];
  const decide = (row: PendingRow): void => {
    const before = known.get(sourceKeyText(row.provenance));
    if (before) {
      const result = reimport(before, row, { overwrite, now: now() });
      if (result.outcome === 'updated')
        updates.push({ ...result, readRevision: before.revision, facts: [locationChanged(result.next)], row });
      else counts[result.outcome] += 1;
    } else if (deleted.has(sourceKeyText(row.provenance)) && !overwrite) counts.withheld += 1;
    else {
      const location = importLocation(row.details, row.provenance, { id: newId(), now: now() });
      insertions.push({ location, facts: [locationImported(location)], row });
    }
  };
  for (const row of rows)
    try {
      decide(row);
    } catch (error) {
      refuse(row.line, refusalReason(error));
    }

  const settle = (written: readonly boolean[], of: readonly { row: PendingRow }[], count: 'added' | 'updated'): void =>
    of.forEach(({ row }, at) => {
      if (written[at]) counts[count] += 1;
      else refuse(row.line, CHANGED_MEANWHILE);
    });
  if (insertions.length > 0) settle(await locations.insertMany(insertions), insertions, 'added');
  if (updates.length > 0) settle(await locations.replaceMany(updates), updates, 'updated');
  if (overwrite && deleted.size > 0)
    await deletedSources.forget(
      insertions.map(({ row }) => keyOf(row)).filter((key) => deleted.has(sourceKeyText(key))),
    );
};

const bySourceKey = (found: readonly Location[]): ReadonlyMap<string, Location> => {
  const byKey = new Map<string, Location>();
  for (const location of found) {
    const { source, sourceId } = location.provenance ?? {};
    if (source != null && sourceId != null) byKey.set(sourceKeyText({ source, sourceId }), location);
  }
  return byKey;
};

const keyOf = ({ provenance: { source, sourceId } }: PendingRow): SourceKey => ({ source, sourceId });
