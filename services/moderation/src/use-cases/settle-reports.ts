import { AppError } from '@wellspring/errors';
import { changeAll } from '@wellspring/errors/change-all';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import {
  checkNotes,
  DELETED,
  removeReporter as forgotten,
  reportNotFound,
  settleReport as settled,
  type Outcome,
  type Report,
} from '../domain/report.ts';
import type { TargetRef } from '../domain/target.ts';
import { reportSettled, reportUpdated } from '../facts.ts';
import type { ReportStore } from '../ports.ts';

type Deps = { readonly reports: ReportStore; readonly now: () => Date };

const AT_ONCE = 100;

const busy = (): AppError => new AppError('CONFLICT', say('moderationErrors.reportBusy'));

/** Resolves or dismisses one report. @throws AppError NOT_FOUND, VALIDATION, CONFLICT when it was done before */
export const settleReport =
  ({ reports, now }: Deps) =>
  (id: string, { status, notes }: Outcome, by: string): Promise<Report> =>
    retryOnConflict(async () => {
      const before = await reports.find(id);
      if (!before) throw reportNotFound();
      const next = settled(before, { status, notes: checkNotes(notes) }, by, now());
      return (await reports.replace(next, before.revision, [reportSettled(next)])) ? next : VERSION_CONFLICT;
    }, busy);

/** Settles every pending report on a target; `by`: null without an admin. Returns their number. Safe to repeat. */
const settleAll =
  ({ reports, now }: Deps) =>
  (about: TargetRef, outcome: Outcome, by: string | null): Promise<number> =>
    changeAll(
      () => reports.somePendingOn(about, AT_ONCE),
      (report) => {
        const next = settled(report, outcome, by, now());
        return reports.replace(next, report.revision, [reportSettled(next)]);
      },
    );

/** Resolves or dismisses every pending report on a target. Answers how many there were. @throws AppError VALIDATION */
export const settleReportsOn =
  (deps: Deps) =>
  (about: TargetRef, { status, notes }: Outcome, by: string): Promise<number> =>
    settleAll(deps)(about, { status, notes: checkNotes(notes) }, by);

/** Resolves the reports on a target that was deleted. Safe to repeat. */
export const resolveReportsOnDeleted =
  (deps: Deps) =>
  async (about: TargetRef): Promise<void> => {
    await settleAll(deps)(about, DELETED, null);
  };

/** Removes the member from their reports when their account is deleted; the reports stay. Safe to repeat. */
export const removeReporter =
  ({ reports, now }: Deps) =>
  async (userId: string): Promise<void> => {
    await changeAll(
      () => reports.someOfMember(userId, AT_ONCE),
      (report) => {
        const next = forgotten(report, now());
        return reports.replace(next, report.revision, [reportUpdated(next)]);
      },
    );
  };
