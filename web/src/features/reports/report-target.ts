import type { ReportedKind } from '@wellspring/rest-contract/report-limits';

/** What somebody reports. */
export type ReportTarget = {
  readonly kind: ReportedKind;
  readonly id: string;
  /** of a review, its title */
  readonly name: string;
};
