import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { mayView, placeNotFound, type Viewer } from '@wellspring/place-replica/place';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { ReportedKind } from '@wellspring/rest-contract/report-limits';
import { say } from '@wellspring/words/message';
import { LIMITS } from '../domain/limits.ts';
import { addToReport, makeReport, type Report, type ReportText } from '../domain/report.ts';
import { maySee, type TargetRef } from '../domain/target.ts';
import { reportMade, reportUpdated } from '../facts.ts';
import type { CountCalls, ReportStore, TargetStore } from '../ports.ts';

type Deps = {
  readonly reports: ReportStore;
  readonly places: Pick<PlaceStore, 'find'>;
  readonly targets: Pick<TargetStore, 'findMany'>;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** The same error for an absent target and for one that the member may not see. */
const NOT_FOUND: Readonly<Record<ReportedKind, () => AppError>> = {
  location: placeNotFound,
  review: () => new AppError('NOT_FOUND', say('moderationErrors.reviewNotFound')),
  list: () => new AppError('NOT_FOUND', say('moderationErrors.listNotFound')),
};

/** The place that a target belongs to; null: none. @throws AppError NOT_FOUND where the member does not see it */
const placeOfSeen = async ({ places, targets }: Deps, about: TargetRef, viewer: Viewer): Promise<string | null> => {
  if (about.kind === 'location') {
    const place = await places.find(about.id);
    if (!place || !mayView(viewer, place)) throw NOT_FOUND.location();
    return about.id;
  }
  const [target] = await targets.findMany([about]);
  const place = target?.locationId ? await places.find(target.locationId) : null;
  if (!target || !maySee(viewer, target, place)) throw NOT_FOUND[about.kind]();
  return target.locationId;
};

const busy = (): AppError => new AppError('CONFLICT', say('moderationErrors.ownReportBusy'));

/**
 * Reports a target that the member sees. A second report of the same type is added to the pending one; another type makes another report.
 * The same key from the same member answers as the first time.
 * @throws AppError NOT_FOUND, VALIDATION, RATE_LIMITED
 */
export const reportTarget =
  (deps: Deps) =>
  async (about: TargetRef, text: ReportText, viewer: Viewer, idempotencyKey: string | null): Promise<Report> => {
    const { reports, countCalls, newId, now } = deps;
    const made = () => (idempotencyKey === null ? null : reports.findByKey(viewer.id, idempotencyKey));
    const before = await made();
    if (before) return before;
    const stamp = { id: newId(), about, userId: viewer.id, now: now() };
    const draft = makeReport(text, { ...stamp, locationId: null });
    const report = { ...draft, locationId: await placeOfSeen(deps, about, viewer) };
    await countCalls(LIMITS.reports, viewer.id);
    return retryOnConflict(async () => {
      const open = (await made()) ?? (await reports.findOpen(viewer.id, about, text.type));
      if (!open)
        return (await reports.insert(report, [reportMade(report)], idempotencyKey)) ? report : VERSION_CONFLICT;
      const next = addToReport(open, text, now());
      if (!next) return open;
      return (await reports.replace(next, open.revision, [reportUpdated(next)], idempotencyKey))
        ? next
        : VERSION_CONFLICT;
    }, busy);
  };
