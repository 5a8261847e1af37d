import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { TOPICS } from '@wellspring/events/topics';
import { erasureConsumer, type ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import type { Logger } from '@wellspring/platform/log/log';
import {
  adminRightsConsumer,
  picturesConsumer,
  proposalsConsumer,
  ratingsConsumer,
  reviewPhotosConsumer,
  siteSettingsConsumer,
  searchConsumer,
} from './events/consumers.ts';
import { memberErased } from './facts.ts';
import { catalogContext } from './graphql/context.ts';
import { catalogResolvers } from './graphql/resolvers.ts';
import { catalogRights } from './graphql/rights.ts';
import { catalogUseCases, type CatalogDeps } from './use-cases.ts';
import { indexLocations } from './use-cases/index-locations.ts';
import { indexPaced } from './use-cases/index-ratings.ts';
import { meaningCache, watchedIndex } from './use-cases/meaning-cache.ts';

const later = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const existingProposalIn = (message: Message) => {
  const proposal = proposalIn(message);
  return proposal?.deleted === false ? proposal : null;
};

type Given = Omit<CatalogDeps, 'meanings'> & { readonly erasures: ErasureStore; readonly log: Logger };

/** The catalog, built from its ports: its use cases, its part of the graph, its consumers. */
export const catalogService = ({ log, erasures, ...given }: Given) => {
  const meanings = meaningCache(given.now);
  const deps = { ...given, meanings, index: watchedIndex(given.index, meanings.forget) };
  const useCases = catalogUseCases(deps);
  const ratings = indexPaced({
    indexLocations: indexLocations(deps),
    clock: () => performance.now(),
    schedule: later,
    onFailure: (error) => log.warn({ err: error }, 'ratings could not be written to search, they are tried again'),
  });
  const consumers: readonly Consumer[] = [
    searchConsumer(ratings.index),
    ratingsConsumer(useCases.rateLocation),
    picturesConsumer(deps.images),
    reviewPhotosConsumer((states) => deps.reviewPhotos.setIfNewer(states)),
    siteSettingsConsumer((settings) => deps.siteSettings.setIfNewer(settings)),
    proposalsConsumer(useCases),
    adminRightsConsumer((states) => deps.adminRights.setIfNewer(states)),
    erasureConsumer({
      service: 'catalog',
      ownTopic: TOPICS.catalog,
      erasures,
      erase: useCases.forgetMember,
      writerIn: (message) => locationIn(message)?.submittedBy || existingProposalIn(message)?.userId || null,
      memberErased,
    }),
  ];
  return {
    useCases,
    index: deps.index,
    resolvers: catalogResolvers(useCases),
    rights: catalogRights,
    contextFor: catalogContext(deps.locations),
    consumers,
    ratings,
  };
};
