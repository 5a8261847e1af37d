import { listPath, locationPath } from '@wellspring/page-contract/paths';
import type { Translate } from '@wellspring/words/translate';
import type { AdminReportRowFragment, ReportedThing } from '../../../generated/admin-operations.ts';

type Report = AdminReportRowFragment;

/** What a report is about, as an admin reads it; `href` null: it is deleted, or unavailable right now. */
export type Reported = {
  readonly about: ReportedThing;
  readonly name: string | null;
  readonly href: string | null;
};

/**
 * What a report is about. Admins see every place that is not deleted, so that one without a name is deleted, or could not be loaded; what
 * suspended members wrote is hidden.
 */
export const reportedOf = ({ kind, locationId, reviewId, listId, location, review, list }: Report): Reported => {
  if (kind === 'review') {
    const href = review && locationId ? `${locationPath(locationId)}#review-${review.id}` : null;
    return { about: { kind, id: reviewId ?? '' }, name: review?.title ?? null, href };
  }
  if (kind === 'list')
    return { about: { kind, id: listId ?? '' }, name: list?.name ?? null, href: list && listPath(list.id) };
  const href = location ? locationPath(location.id) : null;
  return { about: { kind, id: locationId ?? '' }, name: location?.name ?? null, href };
};

/** Who reported. */
export const reporterOf = (t: Translate<'admin'>, { user }: Report): string => {
  if (!user) return t('admin.formerMember');
  if (!user.account) return t('admin.reporterNotKnown');
  const { firstName, lastName, username, email } = user.account;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name || (username ? `@${username}` : email);
};
