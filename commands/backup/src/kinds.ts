import type { PublishedState } from '@wellspring/events/published-state';
import type { ServiceName } from '@wellspring/service-registry/services';

/** What events tell the state of, and which document it is of. */
type Kind = {
  readonly service: ServiceName;
  /** name of the model */
  readonly model: string;
  readonly idOf: (state: PublishedState) => string;
  /** where several states are of one document: which of them */
  readonly partOf?: (state: PublishedState) => string;
  /** a second revision that the document counts apart, by its name in the event and in the document */
  readonly second?: { readonly eventField: string; readonly documentField: string };
  /** the document's own name for the sum of both */
  readonly sum?: string;
  /** what a state says of something that is no more; absent: it is never said of this */
  readonly gone?: Readonly<Record<string, boolean | string>>;
};

const id = (field: string) => (state: PublishedState) => state.text(field);
const DELETED = { deleted: true };

/**
 * Ratings, settings, reports and totals of days are never deleted. No other service stores hero images and marks, so none can be behind; and of a
 * mark that is nowhere any more nothing must be published again.
 */
export const KINDS: Readonly<Record<string, Kind>> = {
  'wellspring.catalog.v1.Location': {
    service: 'catalog',
    model: 'Location',
    idOf: id('location_id'),
    second: { eventField: 'rating_revision', documentField: 'ratingRevision' },
    sum: 'indexVersion',
    gone: DELETED,
  },
  'wellspring.catalog.v1.Proposal': { service: 'catalog', model: 'Proposal', idOf: id('proposal_id'), gone: DELETED },
  'wellspring.identity.v1.User': { service: 'identity', model: 'User', idOf: id('user_id'), gone: DELETED },
  'wellspring.reviews.v1.Review': { service: 'reviews', model: 'Review', idOf: id('review_id'), gone: DELETED },
  'wellspring.reviews.v1.Rating': { service: 'reviews', model: 'Rating', idOf: id('location_id') },
  'wellspring.lists_and_badges.v1.TripList': {
    service: 'lists-and-badges',
    model: 'TripList',
    idOf: id('trip_list_id'),
    gone: DELETED,
  },
  'wellspring.lists_and_badges.v1.Badge': {
    service: 'lists-and-badges',
    model: 'Holder',
    idOf: id('user_id'),
    partOf: id('badge_type'),
    gone: { is_held: false },
  },
  'wellspring.moderation.v1.SiteSetting': { service: 'moderation', model: 'SiteSetting', idOf: id('key') },
  'wellspring.moderation.v1.Report': { service: 'moderation', model: 'Report', idOf: id('report_id') },
  'wellspring.moderation.v1.ContactMessage': {
    service: 'moderation',
    model: 'ContactMessage',
    idOf: id('message_id'),
    gone: DELETED,
  },
  'wellspring.analytics.v1.DailyTotals': { service: 'analytics', model: 'DailyTotals', idOf: id('date') },
};

export type { Kind };
