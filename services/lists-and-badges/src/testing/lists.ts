import { fact } from '@wellspring/events/fact';
import { LocationVerifiedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Message } from '@wellspring/platform/bus/port';
import { openLimits } from '@wellspring/platform/documents/limits';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { contributionStore } from '../adapters/contribution-store.ts';
import { holderStore } from '../adapters/holder-store.ts';
import { markStore } from '../adapters/mark-store.ts';
import { pseudonymStore } from '../adapters/pseudonym-store.ts';
import { suspensionStore } from '@wellspring/member-suspension/member-suspension';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { placeStore } from '@wellspring/place-replica/place-store';
import { tripListStore } from '../adapters/trip-list-store.ts';
import { makePseudonym } from '../domain/pseudonym.ts';
import { listsService } from '../service.ts';

export const ANN = { id: 'ann', isAdmin: false };
export const BEN = { id: 'ben', isAdmin: false };
export const ADMIN = { id: 'ada', isAdmin: true };

type PlaceState = { readonly revision?: number; readonly isVerified?: boolean; readonly deleted?: boolean };

/** An event of catalog about a place that Ben submitted. */
export const placeEvent = (
  locationId: string,
  { revision = 1, isVerified = true, deleted = false }: PlaceState = {},
): Message => ({
  ...fact(TOPICS.catalog, locationId, LocationVerifiedSchema, {
    location: { locationId, revision: BigInt(revision), isVerified, deleted, submittedBy: BEN.id },
  }),
  id: newId(),
  source: 'catalog',
  time: new Date(),
});

/** Lists-and-badges over its own embedded store, with two published places, `pool` and `bath`. */
export const openLists = async () => {
  const bus = collectingPublisher();
  const clock = { time: Date.UTC(2026, 5, 1) };
  const now = (): Date => new Date((clock.time += 1_000));
  const documents = await openDocuments({
    store: { folder: await temporaryFolder(), refuseScans: 0 },
    database: 'lists-and-badges',
    source: 'lists-and-badges',
    publish: bus.publish,
    deadLetter: bus.deadLetter,
    log: makeLogger({ service: 'lists-and-badges', level: 'silent' }),
    newId,
    now: () => new Date(),
  });
  const marks = markStore(documents);
  const places = placeStore(documents);
  const tripLists = tripListStore(documents);
  const pseudonyms = pseudonymStore(documents, () => makePseudonym(newId()));
  const erasures = erasureStore(documents);
  const limits = openLimits(documents, now);
  const requestKeys = openRequestKeys(documents, now);
  const holders = holderStore(documents);
  const service = listsService({
    marks,
    places,
    pseudonyms,
    erasures,
    suspensions: suspensionStore(documents),
    tripLists,
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    newShareCode: () => newId().slice(-12),
    contributions: contributionStore(documents),
    holders,
    now,
  });
  await documents.start();
  const deliver = async (messages: readonly Message[]): Promise<void> => {
    for (const consumer of service.consumers)
      await consumer.handle(messages.filter(({ topic }) => consumer.topics.includes(topic)));
  };
  const publishedPlace = { revision: 1, isVisible: true, isDeleted: false, submittedBy: BEN.id };
  await places.setIfNewer(['pool', 'bath'].map((id) => ({ id, ...publishedPlace })));
  return {
    ...service,
    requestKeys,
    marks,
    pseudonyms,
    erasures,
    places,
    tripLists,
    holders,
    deliver,
    published: async () => {
      await documents.drained();
      return bus.published;
    },
    close: () => documents.close(),
  };
};
