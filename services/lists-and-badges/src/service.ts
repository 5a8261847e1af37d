import { badgesConsumer } from './events/badges.ts';
import { memberErasureConsumer, membersSuspended, placeDeletionConsumer } from './events/departures.ts';
import { placesConsumer } from '@wellspring/place-replica/place-consumers';
import type { ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { SuspensionStore } from '@wellspring/member-suspension/member-suspension';
import { badgeResolvers } from './graphql/badge-resolvers.ts';
import { listsContext } from './graphql/context.ts';
import { listsResolvers } from './graphql/resolvers.ts';
import { rights } from './graphql/rights.ts';
import { listsUseCases, type ListsDeps } from './use-cases.ts';
import type { BadgeDeps } from './use-cases/award-badges.ts';
import { badgeUseCases } from './use-cases/badges-of-member.ts';

type Departures = { readonly erasures: ErasureStore; readonly suspensions: SuspensionStore };

/** Lists-and-badges, built from its ports. */
export const listsService = (deps: ListsDeps & BadgeDeps & Departures) => {
  const useCases = listsUseCases(deps);
  const badges = badgeUseCases(deps);
  return {
    useCases,
    badges,
    resolvers: listsResolvers(useCases, badgeResolvers(badges)),
    rights,
    contextFor: listsContext(deps),
    consumers: [
      placesConsumer('lists-and-badges', (places) => deps.places.setIfNewer(places)),
      badgesConsumer(deps.contributions, badges, useCases),
      placeDeletionConsumer(deps.places, useCases),
      memberErasureConsumer(deps.erasures, useCases, badges),
      membersSuspended(deps.suspensions, useCases),
    ],
  };
};
