import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TOPICS } from '@wellspring/events/topics';
import { rebuildCommand } from '@wellspring/platform/commands/rebuild';
import { driftExamination, isAnyBehind } from '@wellspring/platform/service/drift-examination';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import type { ServiceContext, WiredService } from '@wellspring/platform/service/service-context';
import { openServiceDocuments, wireService } from '@wellspring/platform/service/wire-service';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { markStore } from './adapters/mark-store.ts';
import { pseudonymStore } from './adapters/pseudonym-store.ts';
import { suspensionStore } from '@wellspring/member-suspension/member-suspension';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { placeStore } from '@wellspring/place-replica/place-store';
import { tripListStore } from './adapters/trip-list-store.ts';
import type { ListsAndBadgesSettings } from './config.ts';
import { makePseudonym } from './domain/pseudonym.ts';
import { pseudonymsInMarks } from './events/pseudonyms-in-marks.ts';
import { badgeStores, compareBadges, rebuildBadges } from './rebuild.ts';
import { listsService } from './service.ts';
import { longTexts } from './graphql/long-texts.ts';

const NAME = 'lists-and-badges';
const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const now = (): Date => new Date();
/** Twelve characters for an address: hard to guess, and short enough for a message. */
const newShareCode = (): string => randomBytes(9).toString('base64url');

const newPseudonym = (): string => makePseudonym(randomBytes(16).toString('hex'));

/** Chooses the engines of lists-and-badges by its settings and puts the service together. */
export const wireListsAndBadges = async (context: ServiceContext<ListsAndBadgesSettings>): Promise<WiredService> => {
  const documents = await openServiceDocuments(NAME, context);
  const limits = openLimits(documents, now);
  const requestKeys = openRequestKeys(documents, now);
  const tripLists = tripListStore(documents);
  const badges = badgeStores(documents);
  const pseudonyms = pseudonymStore(documents, newPseudonym);
  const erasures = erasureStore(documents);
  const rebuilding = { live: badges, pseudonyms, bus: context.bus, log: context.log };
  const { resolvers, rights, contextFor, consumers } = listsService({
    marks: markStore(documents),
    pseudonyms,
    places: placeStore(documents),
    erasures,
    suspensions: suspensionStore(documents),
    tripLists,
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    newShareCode,
    now,
    ...badges,
  });
  return wireService(context, {
    documents,
    consumers,
    topics: [TOPICS[NAME], TOPICS.catalog, TOPICS.reviews, TOPICS.identity],
    subgraph: defineSubgraph({ name: NAME, typeDefs, resolvers, rights, longTexts, requestKeys, contextFor }),
    started: () => tripLists.backfill(),
    rewrites: [pseudonymsInMarks({ pseudonyms, erasures, newPseudonym })],
    examinations: [
      driftExamination({
        projection: 'badges',
        compare: compareBadges(rebuilding),
        isBehind: () => isAnyBehind(context.bus, consumers),
      }),
    ],
    commands: [rebuildCommand('badges', rebuildBadges(rebuilding))],
  });
};
