import { locationIn, proposalIn } from '@wellspring/events/location-events';
import { LocationRatedSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Consumer, Message } from '@wellspring/platform/bus/port';
import { ratingIn, reviewIn } from '@wellspring/events/review-events';
import { dateOf } from '@wellspring/events/fact';
import type { Images } from '@wellspring/platform/images/images';
import { siteSettingIn } from '@wellspring/events/site-setting-events';
import { RightsChangedSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { userIn } from '@wellspring/events/user-events';
import { indexVersion } from '../domain/search/indexed.ts';
import type { Change } from '../use-cases/index-ratings.ts';
import type { CatalogUseCases } from '../use-cases.ts';
import type { ReviewPhotos } from '../domain/gallery.ts';
import type { SiteSetting } from '../domain/site-setting.ts';
import type { AdminRight } from '../domain/admin-list.ts';

const isRating = ({ type }: Message): boolean => type === LocationRatedSchema.typeName;

const changesIn = (message: Message): Change[] => {
  const location = locationIn(message);
  if (!location) return [];
  const version = indexVersion(Number(location.revision), Number(location.ratingRevision));
  return [{ id: location.locationId, version, isRating: isRating(message) }];
};

/** Whose lag says how far search is behind. */
export const SEARCH_GROUP = 'catalog.search';

/** Search and map follow every change of a place. Own facts only name the place; many are handled in one round trip. */
export const searchConsumer = (index: (changes: readonly Change[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: SEARCH_GROUP,
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) => index(messages.flatMap(changesIn)),
});

/** A rating is a snapshot: the newest is stored, also when events arrive twice or late. */
export const ratingsConsumer = (rateLocation: CatalogUseCases['rateLocation']): Consumer => ({
  kind: 'projection',
  group: 'catalog.ratings',
  topics: [TOPICS.reviews],
  maxBatch: 100,
  handle: async (messages: readonly Message[]) => {
    for (const message of messages) {
      const rating = ratingIn(message);
      if (!rating) continue;
      const { locationId, average, count, revision } = rating;
      await rateLocation(locationId, { average, count, revision: Number(revision) });
    }
  },
});

const photosIn = (message: Message): ReviewPhotos[] => {
  const review = reviewIn(message);
  if (!review) return [];
  const { reviewId, revision, locationId, photos, deleted, isHidden } = review;
  const createdAt = dateOf(review.createdAt) ?? message.time;
  const shown = deleted || isHidden ? [] : photos;
  return [
    {
      reviewId,
      revision: Number(revision),
      locationId,
      createdAt,
      photos: shown.map((photo) => ({
        id: photo.photoId,
        key: photo.key,
        createdAt: dateOf(photo.createdAt) ?? createdAt,
      })),
    },
  ];
};

/** Stores the photos of every review for the galleries: the newest state is stored, a deleted or hidden review has none. */
export const reviewPhotosConsumer = (keep: (states: readonly ReviewPhotos[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.photos',
  topics: [TOPICS.reviews],
  maxBatch: 100,
  handle: (messages) => keep(messages.flatMap(photosIn)),
});

/** Removes the pictures of a deleted place: the event still names them, the document does not. Safe to repeat. */
export const picturesConsumer = (images: Pick<Images, 'remove'>): Consumer => ({
  kind: 'projection',
  group: 'catalog.pictures',
  topics: [TOPICS.catalog],
  maxBatch: 500,
  handle: (messages) =>
    images.remove(
      messages.flatMap((message) => {
        const location = locationIn(message);
        return location?.deleted ? location.photos : [];
      }),
    ),
});

type Following = Pick<CatalogUseCases, 'settleProposal' | 'removeProposalsAt'>;

/** Writes accepted proposals, and deletes proposals on a deleted place. Events of this service only name their subjects. */
export const proposalsConsumer = ({ settleProposal, removeProposalsAt }: Following): Consumer => ({
  kind: 'projection',
  group: 'catalog.proposals',
  topics: [TOPICS.catalog],
  maxBatch: 200,
  handle: async (messages) => {
    for (const message of messages) {
      const location = locationIn(message);
      if (location?.deleted) await removeProposalsAt(location.locationId);
      const proposal = location ? null : proposalIn(message);
      if (proposal?.deleted === false) await settleProposal(proposal.proposalId, proposal.locationId);
    }
  },
});

const settingsIn = (message: Message): SiteSetting[] => {
  const setting = siteSettingIn(message);
  return setting ? [{ key: setting.key, revision: Number(setting.revision), value: setting.value }] : [];
};

/** Stores the settings of the site: the newest state of each, also when events arrive out of order. */
export const siteSettingsConsumer = (keep: (settings: readonly SiteSetting[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.settings',
  topics: [TOPICS.moderation],
  maxBatch: 100,
  handle: (messages) => keep(messages.flatMap(settingsIn)),
});

/** The rights of members who are admins or may have been; nothing is stored of other members. */
const rightsIn = (message: Message): AdminRight[] => {
  const user = userIn(message);
  if (!user) return [];
  const { userId, isSuspended, deleted } = user;
  const isAdmin = (user.isAdmin || user.isOwner) && !isSuspended && !deleted;
  const isAbout = isAdmin || isSuspended || deleted || message.type === RightsChangedSchema.typeName;
  return isAbout ? [{ userId, revision: Number(user.revision), isAdmin }] : [];
};

/** Stores who is an admin, so that a long step stops when its admin loses the right. */
export const adminRightsConsumer = (keep: (states: readonly AdminRight[]) => Promise<void>): Consumer => ({
  kind: 'projection',
  group: 'catalog.admins',
  topics: [TOPICS.identity],
  maxBatch: 500,
  handle: (messages) => keep(messages.flatMap(rightsIn)),
});
