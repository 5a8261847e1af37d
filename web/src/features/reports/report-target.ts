import type { ReportedKind } from '@wellspring/rest-contract/report-limits';

/** The target of a report. */
export type ReportTarget = {
  readonly kind: ReportedKind;
  readonly id: string;
  /** of a review, its title */
  readonly name: string;
};
