import type { Report } from '../domain/report.ts';
import { searchTermsOf } from '../domain/search.ts';
import type { ReportPage, ReportStore } from '../ports.ts';

type ReportQuery = {
  /** null: all */
  readonly status: Report['status'] | null;
  readonly search: string;
  readonly isOldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** What members reported; with a search those whose description has, or begins, every word of it. */
export const readReports =
  ({ reports }: { readonly reports: Pick<ReportStore, 'page'> }) =>
  ({ status, search, ...page }: ReportQuery): Promise<ReportPage> =>
    reports.page(status, { ...page, words: searchTermsOf(search) });
