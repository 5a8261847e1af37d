import { changeAll } from '@wellspring/errors/change-all';
import { lastOfReport } from '../domain/report.ts';
import { reportSettled, reportUpdated } from '../facts.ts';
import type { ReportStore } from '../ports.ts';

type Deps = { readonly reports: Pick<ReportStore, 'someOfMember' | 'remove'>; readonly now: () => Date };

const AT_ONCE = 100;

/**
 * Removes the reports of demo accounts. Their events end the pending ones, so that counts stay right. Answers how many there were.
 * Safe to repeat.
 */
export const removeDemoReports =
  ({ reports, now }: Deps) =>
  async (userIds: readonly string[]): Promise<number> => {
    let removed = 0;
    for (const userId of userIds) {
      removed += await changeAll(
        () => reports.someOfMember(userId, AT_ONCE),
        (report) => {
          const last = lastOfReport(report, now());
          const event = report.status === 'pending' ? reportSettled(last) : reportUpdated(last);
          return reports.remove(last, report.revision, [event]);
        },
      );
    }
    return removed;
  };
