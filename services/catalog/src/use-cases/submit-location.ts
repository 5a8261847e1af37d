import { AppError } from '@wellspring/errors';
import { say, type Message } from '@wellspring/words/message';
import { CLOSED_WITHIN_KM, closedAgain, closedForGood } from '../domain/closed-again.ts';
import { checkCountry } from '../domain/country.ts';
import { checkSubmission, submitLocation as submit } from '../domain/lifecycle.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Location } from '../domain/location.ts';
import { checkOf } from '../domain/point-check.ts';
import { AUTO_VERIFY, publishesAtOnce } from '../domain/site-setting.ts';
import { submissionMark, submissionNotice, type Submission } from '../domain/submission.ts';
import { locationSubmitted } from '../facts.ts';
import type { CountCalls, LocationStore, SiteSettingStore } from '../ports.ts';
import type { DoubtPoint } from './doubt-point.ts';
import type { CheckHours, EvaluateHours } from './evaluate-hours.ts';
import type { LocateAddress } from './locate-address.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'insertSubmission' | 'findSubmission' | 'closedAround'>;
  readonly locate: LocateAddress;
  readonly doubtPoint: DoubtPoint;
  readonly checkHours: CheckHours;
  readonly evaluateHours: EvaluateHours;
  readonly siteSettings: Pick<SiteSettingStore, 'valueOf'>;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** A submission, and whether its member says that the point is right. */
export type CheckedSubmission = Submission & {
  readonly isPointConfirmed?: boolean;
  /** admins may add a place that is here already as permanently closed */
  readonly isAdmin?: boolean;
};

export type Submitted = { readonly location: Location; readonly notice: Message | null };

const submittedThenDeleted = (): AppError => new AppError('CONFLICT', say('catalogErrors.submittedAndGone'));

/**
 * Stores a member's Location: pending, unless the site publishes at once. Coordinates that were left empty are found from the address,
 * where it is found; a given point that is doubted is approximate until somebody confirms it.
 * The same key, or the same content, from the same member answers as the first time: two clicks, a retry or a second tab make one place.
 * @throws AppError VALIDATION, RATE_LIMITED; CONFLICT where the place is here already as permanently closed
 */
export const submitLocation =
  ({ locations, locate, doubtPoint, checkHours, evaluateHours, siteSettings, countCalls, newId, now }: Deps) =>
  async (
    { submittedBy, isClaimed, isPointConfirmed = false, isAdmin = false, ...given }: CheckedSubmission,
    idempotencyKey: string | null = null,
  ): Promise<Submitted> => {
    checkCountry(given.details);
    const details = checkSubmission(given.details);
    const mark = submissionMark({ details, submittedBy, isClaimed }, idempotencyKey);
    const submittedBefore = async (): Promise<Submitted | null> => {
      const location = await locations.findSubmission(mark);
      return location && { location, notice: submissionNotice(location) };
    };
    const before = await submittedBefore();
    if (before) return before;
    const entered = await checkHours(details, details);
    await countCalls(LIMITS.submissions, submittedBy);
    const { isSearchAway, coordinates, ...found } = details.coordinates
      ? { ...details, isSearchAway: false }
      : await locate(details);
    const added = { ...details, coordinates, coordinatesAre: found.coordinatesAre };
    const closed = isAdmin || !coordinates ? [] : await locations.closedAround(coordinates, CLOSED_WITHIN_KM);
    const again = closedAgain(added, closed);
    if (again) throw closedForGood(again);
    const doubt = details.coordinates && (await doubtPoint(details.coordinates, details));
    const isConfirmed = isPointConfirmed && details.coordinates !== null;
    const { coordinatesAre, ...pointCheck } = checkOf(found.coordinatesAre, { doubt, isConfirmed });
    const submitted = submit(
      { ...details, ...entered, coordinates, coordinatesAre },
      {
        id: newId(),
        now: now(),
        submittedBy,
        isClaimed,
        pointCheck,
        publishAtOnce: publishesAtOnce(await siteSettings.valueOf(AUTO_VERIFY)),
      },
    );
    const location = await evaluateHours(submitted);
    if (await locations.insertSubmission(location, mark, [locationSubmitted(location)]))
      return { location, notice: submissionNotice(location, isSearchAway) };
    const faster = await submittedBefore();
    if (!faster) throw submittedThenDeleted();
    return faster;
  };
