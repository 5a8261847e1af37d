import { say, type Message } from '@wellspring/words/message';
import { SEARCH_OFFSET_MAX } from './listing-limits.ts';

/** Orders of what admins read by its time. */
export const TIME_ORDERS = ['newest', 'oldest'] as const;

/** The query of a list of locations, as far as its parts depend on each other. */
type Listing = {
  readonly search?: string | undefined;
  readonly near?: unknown;
  readonly radiusKm?: number | undefined;
  readonly sort?: string | null | undefined;
  readonly offset: number;
} & Times;

type Times = { readonly openNow?: boolean | null | undefined; readonly openAt?: unknown };

type Misfit = { readonly parameter: string; readonly message: Message };

/** Both times at which places are to be open; null: at most one is given. */
export const misfitOfTimes = ({ openNow, openAt }: Times): Misfit | null =>
  openNow && openAt != null ? { parameter: 'openAt', message: say('contract.onlyOneTime') } : null;

/** The parameter that does not go with the others, and why; null when all go together. */
export const misfitOf = ({ search, near, radiusKm, sort, offset, ...times }: Listing): Misfit | null => {
  if (radiusKm !== undefined && near === undefined)
    return { parameter: 'radiusKm', message: say('contract.needsNear') };
  if (sort === 'distance' && near === undefined)
    return { parameter: 'sort', message: say('contract.distanceNeedsNear') };
  if (sort === 'relevance' && search === undefined)
    return { parameter: 'sort', message: say('contract.relevanceNeedsSearch') };
  if (offset > SEARCH_OFFSET_MAX && (search !== undefined || near !== undefined))
    return {
      parameter: 'offset',
      message: say('contract.offsetTooLarge', { max: SEARCH_OFFSET_MAX }),
    };
  return misfitOfTimes(times);
};
