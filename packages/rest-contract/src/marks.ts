import { say } from '@wellspring/words/message';
import { z } from 'zod';
import { Location } from './location.ts';
import { paging } from './query-parameters.ts';
import { day, text } from './text.ts';
import { LISTED_VISITS, VISIT_STATUSES } from './visit-rules.ts';

/** POST /api/locations/{id}/favorite: without a body it toggles. */
export const FavoriteChange = z.strictObject({ isFavorite: z.boolean() });

/** Two names of one value: cards use the first, the page of a place the second. */
export const FavoriteState = z
  .strictObject({ isFavorite: z.boolean(), isFavorited: z.boolean() })
  .meta({ id: 'FavoriteState' });

const VisitStatus = z.enum(VISIT_STATUSES);

/** POST /api/locations/{id}/visit: absent fields stay, null removes. */
export const VisitChange = z.strictObject({
  visitStatus: VisitStatus.optional(),
  visitDate: day(say('contract.visitDateWrong')).nullish(),
  notes: text({ max: 8_000 }).nullish(),
  rating: z.int32().min(0).max(5).nullish(),
});

export const VisitState = z
  .strictObject({
    visitStatus: VisitStatus,
    visitDate: z.string().nullable(),
    notes: z.string().nullable(),
    rating: z.int32().nullable().describe('1 to 5, for oneself alone'),
  })
  .meta({ id: 'VisitState' });

/** Parameters of lists of one's own. */
export const OwnListQuery = z.strictObject({
  ...paging,
});

/** Parameters of GET /api/visits. */
export const VisitsQuery = OwnListQuery.extend({ status: z.enum(LISTED_VISITS).optional() });

/** The mark of a member on a place, with the place. */
export const VisitWithLocation = VisitState.extend({ location: Location }).meta({ id: 'VisitWithLocation' });
