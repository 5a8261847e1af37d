import { AppError } from '@wellspring/errors';
import type { Fact } from '@wellspring/platform/bus/port';
import { verbatim } from '@wellspring/words/message';
import { CLOSED_WITHIN_KM, closedAgain } from '../domain/closed-again.ts';
import type { Changes, ImportCounts } from '../domain/import-changes.ts';
import type { collectNotices } from '../domain/import-notices.ts';
import {
  refusalReason,
  type ImportRow,
  newCategory,
  newDetails,
  newProvenance,
  type UnreadableField,
} from '../domain/import-row.ts';
import { isNothing } from '../domain/import-values.ts';
import { importLocation } from '../domain/lifecycle.ts';
import { mayBeMade } from '../domain/made-name.ts';
import type { Location, LocationDetails } from '../domain/location.ts';
import { reimport, type PointNote, type ReimportOptions } from '../domain/reimport.ts';
import { sourceKeyText, type SourceKey } from '../domain/source-key.ts';
import { locationChanged, locationImported } from '../facts.ts';
import type { DeclaredEdition, DeletedSources, Gazetteer, LocationStore } from '../ports.ts';
import { checkImportedHours } from './check-imported-hours.ts';
import { checkImportedPoint } from './check-imported-point.ts';
import type { CheckHours, EvaluateHours } from './evaluate-hours.ts';
import { nameUnnamed } from './name-unnamed.ts';

export type BatchDeps = {
  readonly locations: Pick<LocationStore, 'findBySource' | 'insertMany' | 'replaceMany' | 'hasClosed' | 'closedAround'>;
  readonly deletedSources: Pick<DeletedSources, 'among' | 'forget'>;
  readonly gazetteer: Pick<Gazetteer, 'nearestTown' | 'allNamed' | 'country'>;
  readonly declaredEdition: DeclaredEdition;
  readonly checkHours: CheckHours;
  readonly evaluateHours: EvaluateHours;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type BatchOptions = ReimportOptions & {
  /** for new places whose rows have none */
  readonly categoryId?: number;
  /** counts and changes are reported, and nothing is written */
  readonly dryRun: boolean;
};

export type PendingRow = ImportRow & { readonly line: number };

type Tally = {
  readonly counts: ImportCounts;
  readonly changes: Changes;
  readonly doubted: ReturnType<typeof collectNotices>['doubted'];
  readonly refuse: (line: number, reason: string) => void;
  readonly unreadable: (line: number, field: UnreadableField) => void;
};

type Insertion = { readonly location: Location; readonly facts: readonly Fact[]; readonly row: PendingRow };
type Update = {
  readonly next: Location;
  readonly readRevision: number;
  readonly facts: readonly Fact[];
  readonly row: PendingRow;
};

const refuseUnnamed = (): never => {
  throw new AppError('VALIDATION', verbatim('it has no name, and no point or town to name it by'));
};
const CHANGED_MEANWHILE = 'it was changed by somebody else at the same moment; import it again';

/** Looks up and writes rows of different keys, each in one round trip for all of them. */
export const importBatch = async (
  deps: BatchDeps,
  rows: readonly PendingRow[],
  options: BatchOptions,
  { counts, changes, doubted, refuse, unreadable }: Tally,
): Promise<void> => {
  const { locations, deletedSources, declaredEdition, newId, now } = deps;
  if (rows.length === 0) return;
  const existing = bySourceKey(await locations.findBySource(rows.map(keyOf)));
  const isNew = (row: PendingRow): boolean => !existing.has(sourceKeyText(row.provenance));
  const deleted = new Set((await deletedSources.among(rows.filter(isNew).map(keyOf))).map(sourceKeyText));
  const nameOf = nameUnnamed(deps);
  const checkPoint = checkImportedPoint(deps);
  const hoursChecked = checkImportedHours({ ...deps, unreadable });

  const hasClosed = !options.overwrite && (await locations.hasClosed());
  const isClosedAgain = async (details: LocationDetails): Promise<boolean> => {
    if (!hasClosed || !details.coordinates) return false;
    return closedAgain(details, await locations.closedAround(details.coordinates, CLOSED_WITHIN_KM)) !== null;
  };

  const insertions: Insertion[] = [];
  const updates: Update[] = [];
  const again = async (before: Location, given: PendingRow): Promise<void> => {
    const named = { ...given, values: await valuesWithName(before, given.values) };
    const row = await hoursChecked(await pointChecked(named, before), before);
    const result = reimport(before, row, { ...options, declared: declaredEdition(row.provenance.source), now: now() });
    changes.reimported(before, result);
    if (result.outcome === 'updated') {
      const next = await deps.evaluateHours(result.next, before);
      updates.push({ next, readRevision: before.revision, facts: [locationChanged(next)], row });
    } else counts[result.outcome] += 1;
  };
  const pointChecked = async (row: PendingRow, before: Location | null): Promise<PendingRow & PointNote> => {
    const checked = await checkPoint(row.values, before);
    if (checked.doubted) doubted(row.line, checked.doubted.point, checked.doubted.doubt.kind);
    return { ...row, values: checked.values, pointNote: checked.pointNote };
  };
  /** A name that was made, or that is a word for nothing, is made again: it follows the point and the town. */
  const valuesWithName = async (before: Location, values: ImportRow['values']): Promise<ImportRow['values']> => {
    if (values.name !== undefined) return values;
    const isNone = isNothing(before.name) || (mayBeMade(before.name) && before.name === (await nameOf(before)));
    const name = isNone ? await nameOf({ ...placeOf(before), ...values }) : null;
    return name === null ? values : { ...values, name };
  };
  const add = async (given: PendingRow): Promise<void> => {
    const row = await hoursChecked(await pointChecked(given, null), null);
    const categoryId = newCategory(row, options.categoryId);
    const name = row.values.name ?? (await nameOf({ ...row.values, categoryId })) ?? refuseUnnamed();
    const details = newDetails(row, { name, categoryId });
    if (await isClosedAgain(details)) return withhold({ ...row, values: details });
    const provenance = newProvenance(row, declaredEdition(row.provenance.source));
    const imported = importLocation(details, provenance, { id: newId(), now: now() });
    const location = await deps.evaluateHours({ ...imported, pointNote: row.pointNote });
    changes.added(location);
    insertions.push({ location, facts: [locationImported(location)], row });
  };
  const withhold = ({ values, provenance }: PendingRow): void => {
    counts.withheld += 1;
    changes.withheld(values.name ?? provenance.sourceId);
  };
  for (const row of rows)
    try {
      const before = existing.get(sourceKeyText(row.provenance));
      if (before) await again(before, row);
      else if (deleted.has(sourceKeyText(row.provenance)) && !options.overwrite) withhold(row);
      else await add(row);
    } catch (error) {
      refuse(row.line, refusalReason(error));
    }

  if (options.dryRun) {
    counts.added += insertions.length;
    counts.updated += updates.length;
    return;
  }
  const settle = (written: readonly boolean[], of: readonly { row: PendingRow }[], count: 'added' | 'updated'): void =>
    of.forEach(({ row }, at) => {
      if (written[at]) counts[count] += 1;
      else refuse(row.line, CHANGED_MEANWHILE);
    });
  if (insertions.length > 0) settle(await locations.insertMany(insertions), insertions, 'added');
  if (updates.length > 0) settle(await locations.replaceMany(updates), updates, 'updated');
  if (options.overwrite && deleted.size > 0)
    await deletedSources.forget(
      insertions.map(({ row }) => keyOf(row)).filter((key) => deleted.has(sourceKeyText(key))),
    );
};

const placeOf = ({ categoryId, city, state, country, coordinates }: LocationDetails) => ({
  categoryId,
  city,
  state,
  country,
  coordinates,
});

const bySourceKey = (found: readonly Location[]): ReadonlyMap<string, Location> => {
  const byKey = new Map<string, Location>();
  for (const location of found) {
    const { source, sourceId } = location.provenance ?? {};
    if (source != null && sourceId != null) byKey.set(sourceKeyText({ source, sourceId }), location);
  }
  return byKey;
};

const keyOf = ({ provenance: { source, sourceId } }: PendingRow): SourceKey => ({ source, sourceId });
