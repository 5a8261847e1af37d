import { AppError } from '@wellspring/errors';
import { checkCountry } from '../domain/country.ts';
import { checkSubmission, submitLocation as submit } from '../domain/lifecycle.ts';
import { LIMITS } from '../domain/limits.ts';
import type { Location } from '../domain/location.ts';
import { AUTO_VERIFY, publishesAtOnce } from '../domain/site-setting.ts';
import { submissionMark, submissionNotice, type Submission } from '../domain/submission.ts';
import { locationSubmitted } from '../facts.ts';
import type { CountCalls, LocationStore, SiteSettingStore } from '../ports.ts';
import type { LocateAddress } from './locate-address.ts';

type Deps = {
  readonly locations: Pick<LocationStore, 'insertSubmission' | 'findSubmission'>;
  readonly locate: LocateAddress;
  readonly siteSettings: Pick<SiteSettingStore, 'valueOf'>;
  readonly countCalls: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

export type Submitted = { readonly location: Location; readonly notice: string | null };

const takenAndGone = (): AppError =>
  new AppError('CONFLICT', 'This place was submitted and is gone already. Please try again.');

/**
 * Stores a member's Location: pending, unless the site publishes at once. Coordinates that were left empty are found from the address,
 * where it is known. The same key, or the same words, from the same member answer as the first time: whoever clicks twice, tries
 * again or has two tabs makes one place.
 * @throws AppError VALIDATION, RATE_LIMITED
 */
export const submitLocation =
  ({ locations, locate, siteSettings, countCalls, newId, now }: Deps) =>
  async (
    { submittedBy, isClaimed, ...given }: Submission,
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
    await countCalls(LIMITS.submissions, submittedBy);
    const { isSearchAway, ...point } = details.coordinates
      ? { ...details, isSearchAway: false }
      : await locate(details);
    const { coordinates, coordinatesAre } = point;
    const location = submit(
      { ...details, coordinates, coordinatesAre },
      {
        id: newId(),
        now: now(),
        submittedBy,
        isClaimed,
        publishAtOnce: publishesAtOnce(await siteSettings.valueOf(AUTO_VERIFY)),
      },
    );
    if (await locations.insertSubmission(location, mark, [locationSubmitted(location)]))
      return { location, notice: submissionNotice(location, isSearchAway) };
    const faster = await submittedBefore();
    if (!faster) throw takenAndGone();
    return faster;
  };
