import { tripListIn } from '@wellspring/events/list-events';
import { reportIn, reportStatusOf } from '@wellspring/events/report-events';
import { reviewIn } from '@wellspring/events/review-events';
import { TOPICS } from '@wellspring/events/topics';
import { placesIn } from '@wellspring/place-replica/place-consumers';
import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { actIn } from '@wellspring/events/acts';
import { kindOf, subjectOf } from '@wellspring/events/subject';
import { heroImageIn } from '@wellspring/events/hero-image-events';
import type { Images } from '@wellspring/platform/images/images';
import type { Target, TargetRef } from '../domain/target.ts';
import type { AuditStore, TargetStore } from '../ports.ts';
import type { AuditEntry } from '../domain/audit-entry.ts';

type Deps = {
  readonly places: Pick<PlaceStore, 'setIfNewer' | 'findMany'>;
  readonly targets: TargetStore;
  /** Safe to repeat. */
  readonly resolveReportsOnDeleted: (about: TargetRef) => Promise<void>;
};

const reviewsIn = (message: Message): Target[] => {
  const review = message.topic === TOPICS.reviews ? reviewIn(message) : null;
  if (!review) return [];
  const { reviewId: id, revision, locationId, deleted, isHidden } = review;
  return [
    {
      kind: 'review',
      id,
      revision: Number(revision),
      isVisible: !deleted && !isHidden,
      isDeleted: deleted,
      locationId,
    },
  ];
};

const listsIn = (message: Message): Target[] => {
  const list = message.topic === TOPICS['lists-and-badges'] ? tripListIn(message) : null;
  if (!list) return [];
  const { tripListId: id, revision, isPublic, deleted, isHidden } = list;
  const isVisible = isPublic && !deleted && !isHidden;
  return [{ kind: 'list', id, revision: Number(revision), isVisible, isDeleted: deleted, locationId: null }];
};

/** What a pending report is about: it may have been made while that was being deleted. */
const reportedIn = (message: Message): TargetRef[] => {
  const report = message.topic === TOPICS.moderation ? reportIn(message) : null;
  if (!report || reportStatusOf(report) !== 'pending') return [];
  if (report.reviewId !== '') return [{ kind: 'review', id: report.reviewId }];
  if (report.tripListId !== '') return [{ kind: 'list', id: report.tripListId }];
  return [{ kind: 'location', id: report.locationId }];
};

const deletedAmong = async ({ places, targets }: Deps, refs: readonly TargetRef[]): Promise<readonly TargetRef[]> => {
  const placeIds = refs.filter(({ kind }) => kind === 'location').map(({ id }) => id);
  const others = refs.filter(({ kind }) => kind !== 'location');
  const [foundPlaces, foundTargets] = await Promise.all([places.findMany(placeIds), targets.findMany(others)]);
  return [
    ...foundPlaces.filter(({ isDeleted }) => isDeleted).map(({ id }): TargetRef => ({ kind: 'location', id })),
    ...foundTargets.filter(({ isDeleted }) => isDeleted),
  ];
};

/**
 * Stores what can be reported, and who may see it. Reports on a deleted target are resolved: the deletion is stored first, so that
 * the event of a report that is made meanwhile finds it.
 */
export const targetsConsumer = (deps: Deps): Consumer => ({
  kind: 'projection',
  group: 'moderation.things',
  topics: [TOPICS.catalog, TOPICS.reviews, TOPICS['lists-and-badges'], TOPICS.moderation],
  maxBatch: 500,
  handle: async (messages) => {
    const places = messages.filter(({ topic }) => topic === TOPICS.catalog).flatMap(placesIn);
    const targets = messages.flatMap((message) => [...reviewsIn(message), ...listsIn(message)]);
    await Promise.all([deps.places.setIfNewer(places), deps.targets.setIfNewer(targets)]);
    const gone: readonly TargetRef[] = [
      ...places.filter(({ isDeleted }) => isDeleted).map(({ id }): TargetRef => ({ kind: 'location', id })),
      ...targets.filter(({ isDeleted }) => isDeleted),
      ...(await deletedAmong(deps, messages.flatMap(reportedIn))),
    ];
    for (const about of gone) await deps.resolveReportsOnDeleted(about);
  },
});

const actsIn = (message: Message): readonly AuditEntry[] => {
  const act = actIn(message);
  if (!act) return [];
  const { type: subjectType, id: subjectId } = subjectOf(message);
  return [
    {
      id: message.id,
      at: message.time,
      by: act.by,
      kind: kindOf(message),
      area: message.source,
      subjectType,
      subjectId,
      changes: act.changes.map(({ field, before, after }) => ({ field, before, after })),
    },
  ];
};

/** Stores what admins and owners did in any service: one entry for each event, however often it arrives. */
export const auditConsumer = (audit: Pick<AuditStore, 'add'>): Consumer => ({
  kind: 'projection',
  group: 'moderation.audit',
  topics: Object.values(TOPICS),
  maxBatch: 500,
  handle: async (messages) => {
    const entries = new Map(messages.flatMap(actsIn).map((entry) => [entry.id, entry]));
    if (entries.size > 0) await audit.add([...entries.values()]);
  },
});

/** Removes the files of a deleted hero image: the event still names them, the document does not. Safe to repeat. */
export const heroPicturesConsumer = (images: Pick<Images, 'remove'>): Consumer => ({
  kind: 'projection',
  group: 'moderation.hero-pictures',
  topics: [TOPICS.moderation],
  maxBatch: 50,
  handle: (messages) =>
    images.remove(
      messages.flatMap((message) => {
        const image = heroImageIn(message);
        return image?.deleted ? [image] : [];
      }),
    ),
});
