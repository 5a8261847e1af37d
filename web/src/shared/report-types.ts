import { REPORT_TYPES, type ReportType } from '@wellspring/rest-contract/report-limits';

const LABELS: Readonly<Record<ReportType, string>> = {
  wrong_address: 'Wrong Address',
  closed: 'Location Closed',
  duplicate: 'Duplicate Location',
  inappropriate: 'Inappropriate Content',
  spam: 'Spam',
  other: 'Other Issue',
};

/** What can be wrong, in its order. */
export const REPORT_TYPE_LABELS = REPORT_TYPES.map((name) => ({ name, label: LABELS[name] }));

export const reportTypeLabel = (type: ReportType): string => LABELS[type];

/** The kind of report that a form names; null: none. */
export const reportTypeNamed = (name: string): ReportType | null => REPORT_TYPES.find((type) => type === name) ?? null;
