import { AppError } from '@wellspring/errors';
import type { ImportRow, UnreadableField } from '../domain/import-row.ts';
import type { Location } from '../domain/location.ts';
import type { CheckHours } from './evaluate-hours.ts';

type Deps = {
  readonly checkHours: CheckHours;
  readonly unreadable: (line: number, field: UnreadableField) => void;
};

const FIELD = 'openingHours';

/** A row whose opening hours are a rule; hours that cannot be read are left out and named. */
export const checkImportedHours =
  ({ checkHours, unreadable }: Deps) =>
  async <Row extends ImportRow & { readonly line: number }>(row: Row, before: Location | null): Promise<Row> => {
    const { openingHours: given, ...others } = row.values;
    if (!given) return row;
    const { coordinates = before?.coordinates ?? null, country = before?.country ?? null } = others;
    try {
      const checked = await checkHours(row.values, { coordinates, country }, before?.openingHours);
      return { ...row, values: { ...row.values, ...checked } };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unreadable(row.line, { field: FIELD, given: given.rule, reason: 'is neither a rule nor words that can be read' });
      return { ...row, values: others };
    }
  };
