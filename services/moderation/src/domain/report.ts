import { AppError } from '@wellspring/errors';
import {
  REPORT_INCOMPLETE,
  REPORT_NOTES_TOO_LONG,
  REPORT_SETTLED,
  REPORT_TEXT_MAX,
  REPORT_TOO_LONG,
  type ReportOutcome,
  type ReportStatus,
  type ReportType,
} from '@wellspring/rest-contract/report-limits';
import { say, type Message } from '@wellspring/words/message';
import { cleanText, lengthOf } from '@wellspring/written-text';
import type { TargetRef } from './target.ts';

/** What a member says is wrong with a place, a review or a list. While it is pending there is one of each member, target and type. */
export type Report = {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  readonly about: TargetRef;
  /** the place that it is about, or that the review is of; null for a list */
  readonly locationId: string | null;
  /** the member who reported; null when their account is deleted */
  readonly userId: string | null;
  readonly type: ReportType;
  readonly description: string;
  readonly status: ReportStatus;
  /** notes of an admin; null: none */
  readonly notes: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** when it was resolved or dismissed; null: it is pending */
  readonly resolvedAt: Date | null;
  /** the admin who decided; null: not decided, or its target was deleted */
  readonly resolvedBy: string | null;
};

const PARAGRAPH = '\n\n';

export type ReportText = Pick<Report, 'type' | 'description'>;

const invalid = (message: Message): AppError => new AppError('VALIDATION', message, { field: 'description' });

/** What a member wrote, as it is stored. @throws AppError VALIDATION */
const checkText = ({ type, description }: ReportText): ReportText => {
  const cleaned = cleanText(description);
  if (cleaned === '') throw invalid(REPORT_INCOMPLETE);
  if (lengthOf(cleaned) > REPORT_TEXT_MAX) throw invalid(REPORT_TOO_LONG);
  return { type, description: cleaned };
};

type Stamp = Pick<Report, 'id' | 'about' | 'locationId'> & { readonly userId: string; readonly now: Date };

/** A new report. @throws AppError VALIDATION */
export const makeReport = (text: ReportText, { now, ...stamp }: Stamp): Report => ({
  ...checkText(text),
  ...stamp,
  revision: 1,
  status: 'pending',
  notes: null,
  createdAt: now,
  updatedAt: now,
  resolvedAt: null,
  resolvedBy: null,
});

const changed = (report: Report, change: Partial<Report>, now: Date): Report => ({
  ...report,
  ...change,
  revision: report.revision + 1,
  updatedAt: now,
});

const noRoom = (left: number): AppError =>
  invalid(left > 0 ? say('moderationErrors.reportRoomLeft', { left }) : say('moderationErrors.reportFull'));

/** A pending report with what its member adds to it, as a new paragraph; null when it has that text already. @throws AppError VALIDATION when there is no room for it */
export const addToReport = (report: Report, text: ReportText, now: Date): Report | null => {
  const { description: added } = checkText(text);
  if (report.description.includes(added)) return null;
  const description = `${report.description}${PARAGRAPH}${added}`;
  if (lengthOf(description) > REPORT_TEXT_MAX)
    throw noRoom(REPORT_TEXT_MAX - lengthOf(report.description) - PARAGRAPH.length);
  return changed(report, { description }, now);
};

/** The notes of an admin, as they are stored. @throws AppError VALIDATION */
export const checkNotes = (notes: string | null): string | null => {
  const cleaned = cleanText(notes ?? '');
  if (lengthOf(cleaned) > REPORT_TEXT_MAX) throw invalid(REPORT_NOTES_TOO_LONG);
  return cleaned || null;
};

export type Outcome = { readonly status: ReportOutcome; readonly notes: string | null };

/** A settled report; `by`: null without an admin. @throws AppError CONFLICT when it was settled already */
export const settleReport = (report: Report, outcome: Outcome, by: string | null, now: Date): Report => {
  if (report.status !== 'pending') throw new AppError('CONFLICT', REPORT_SETTLED);
  return changed(report, { ...outcome, resolvedAt: now, resolvedBy: by }, now);
};

/** A report whose member has deleted their account. */
export const removeReporter = (report: Report, now: Date): Report => changed(report, { userId: null }, now);

/** What becomes of the pending reports on a target that was deleted. */
export const DELETED: Outcome = { status: 'resolved', notes: 'deleted' };

/** The last state of a report that is removed: settled, and without a member. */
export const lastOfReport = (report: Report, now: Date): Report =>
  report.status === 'pending'
    ? { ...settleReport(report, DELETED, null, now), userId: null }
    : removeReporter(report, now);

/** The same error for an absent report and for one of another member. */
export const reportNotFound = (): AppError => new AppError('NOT_FOUND', say('moderationErrors.reportNotFound'));
