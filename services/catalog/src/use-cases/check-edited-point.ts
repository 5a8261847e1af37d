import type { Location, LocationDetails } from '../domain/location.ts';
import { checkAfterEdit, isCheckedAgain, UNDOUBTED, type PointCheck } from '../domain/point-check.ts';
import type { DoubtPoint } from './doubt-point.ts';

/** An edit, and whether who edits says that the point is right. */
export type PointEdit = Partial<LocationDetails> & { readonly isPointConfirmed?: boolean };

/** The check of a point after an edit; empty where the point, its town and its country stay. */
export const checkEditedPoint =
  ({ doubtPoint }: { readonly doubtPoint: DoubtPoint }) =>
  async (location: Location, { isPointConfirmed = false, ...edit }: PointEdit): Promise<Partial<PointCheck>> => {
    const after = { ...location, ...edit };
    if (after.coordinates === null) return UNDOUBTED;
    if (isPointConfirmed) return checkAfterEdit(location, after, { doubt: null, isConfirmed: true });
    if (!isCheckedAgain(location, after)) return {};
    return checkAfterEdit(location, after, { doubt: await doubtPoint(after.coordinates, after), isConfirmed: false });
  };

export type CheckEditedPoint = ReturnType<typeof checkEditedPoint>;
