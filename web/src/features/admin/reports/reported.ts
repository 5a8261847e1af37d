import { listPath, locationPath } from '@wellspring/page-contract/paths';
import type { AdminReportRowFragment, ReportedThing } from '../../../generated/admin-operations.ts';

type Report = AdminReportRowFragment;

/** What a report is about, as an admin reads it; `href` null: it is gone, or cannot be told right now. */
export type Reported = {
  readonly about: ReportedThing;
  /** place, review or list */
  readonly noun: 'place' | 'review' | 'list';
  readonly name: string | null;
  readonly href: string | null;
};

/** What a report is about. */
export const reportedOf = ({ kind, locationId, reviewId, listId, location, review, list }: Report): Reported => {
  if (kind === 'review') {
    const href = review && locationId ? `${locationPath(locationId)}#review-${review.id}` : null;
    return { about: { kind, id: reviewId ?? '' }, noun: 'review', name: review?.title ?? null, href };
  }
  if (kind === 'list')
    return {
      about: { kind, id: listId ?? '' },
      noun: 'list',
      name: list?.name ?? null,
      href: list && listPath(list.id),
    };
  const href = location ? locationPath(location.id) : null;
  return { about: { kind, id: locationId ?? '' }, noun: 'place', name: location?.name ?? null, href };
};

/**
 * What stands in place of a missing name, in the middle of a sentence. Admins see every place that is not deleted; what suspended members wrote
 * is hidden. `isIncomplete`: it may be there, and could not be loaded.
 */
export const missingWords = (noun: Reported['noun'], isIncomplete: boolean): string => {
  if (isIncomplete) return `a ${noun}`;
  return noun === 'place' ? 'a deleted place' : `a deleted or hidden ${noun}`;
};

/** Who reported. */
export const reporterOf = ({ user }: Report): string => {
  if (!user) return 'A former member';
  if (!user.account) return 'Not known right now';
  const { firstName, lastName, username, email } = user.account;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || (username ? `@${username}` : email);
};
