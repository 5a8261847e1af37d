import { REPORT_TYPES, type ReportType } from '@wellspring/rest-contract/report-limits';
import type { IdOf } from '@wellspring/words/translate';
import { useWords } from './words/words.ts';

const LABELS: Readonly<Record<ReportType, IdOf<'forms'>>> = {
  wrong_address: 'forms.reportWrongAddress',
  closed: 'forms.reportClosed',
  duplicate: 'forms.reportDuplicate',
  inappropriate: 'forms.reportInappropriate',
  spam: 'forms.reportSpam',
  other: 'forms.reportOther',
};

/** Says what can be wrong. */
export const useReportTypeLabel = (): ((type: ReportType) => string) => {
  const t = useWords('forms');
  return (type) => t(LABELS[type]);
};

/** The kind of report that a form names; null: none. */
export const reportTypeNamed = (name: string): ReportType | null => REPORT_TYPES.find((type) => type === name) ?? null;
