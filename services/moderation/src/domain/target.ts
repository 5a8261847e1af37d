import { mayView, type Place, type Viewer } from '@wellspring/place-replica/place';
import type { ReportedKind } from '@wellspring/rest-contract/report-limits';

/** What a report can be about, by its kind and id. */
export type TargetRef = { readonly kind: ReportedKind; readonly id: string };

/** A replica of a review or a list, from the events of its service. */
export type Target = TargetRef & {
  readonly kind: Exclude<ReportedKind, 'location'>;
  readonly revision: number;
  /** shown to everybody who may see the place it belongs to */
  readonly isVisible: boolean;
  readonly isDeleted: boolean;
  /** the place that a review is of; null for a list */
  readonly locationId: string | null;
};

/** Whether a member sees a review or a list; `place`: the one that it belongs to. */
export const maySee = (viewer: Viewer, target: Target, place: Place | null): boolean =>
  target.isVisible && !target.isDeleted && (target.locationId === null || (place !== null && mayView(viewer, place)));
