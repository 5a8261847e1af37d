import { actBy } from '@wellspring/events/acts';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  BadgeAwardedSchema,
  BadgeRevokedSchema,
  DeletionReason,
  FavoriteChangedSchema,
  MemberErasedSchema,
  TripListChangedSchema,
  TripListCreatedSchema,
  TripListDeletedSchema,
  TripListHiddenSchema,
  TripListShownSchema,
  VisitChangedSchema,
} from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Badge, Holder } from './domain/badge.ts';
import type { Mark } from './domain/mark.ts';
import type { TripList } from './domain/trip-list.ts';

const TOPIC = TOPICS['lists-and-badges'];

/** A mark whose member has a pseudonym: its events name that, never the member. */
export type PseudonymousMark = Mark & { readonly pseudonym: string };

export const favoriteChanged = ({ pseudonym, locationId, revision, isFavorite }: PseudonymousMark): Fact =>
  fact(TOPIC, pseudonym, FavoriteChangedSchema, {
    favorite: { userId: pseudonym, locationId, revision: BigInt(revision), isFavorite },
  });

export const visitChanged = ({ pseudonym, locationId, revision, visitStatus }: PseudonymousMark): Fact =>
  fact(TOPIC, pseudonym, VisitChangedSchema, {
    visit: { userId: pseudonym, locationId, revision: BigInt(revision), visitStatus },
  });

const published = ({ id, revision, userId, isPublic, items, hiddenAt, createdAt }: TripList, deleted = false) => ({
  tripList: {
    tripListId: id,
    revision: BigInt(revision),
    userId,
    isPublic,
    itemCount: items.length,
    createdAt: timestamp(createdAt),
    deleted,
    isHidden: hiddenAt !== null,
  },
});

export const tripListCreated = (list: TripList): Fact => fact(TOPIC, list.id, TripListCreatedSchema, published(list));

export const tripListChanged = (list: TripList): Fact => fact(TOPIC, list.id, TripListChangedSchema, published(list));

/** Hidden or shown, as it is. */
export const tripListVeiled = (list: TripList): Fact =>
  fact(TOPIC, list.id, list.hiddenAt === null ? TripListShownSchema : TripListHiddenSchema, published(list));

/** Who or what made a list go. */
type Reason = 'owner' | 'admin' | 'cascade';

const REASONS: Readonly<Record<Reason, DeletionReason>> = {
  owner: DeletionReason.OWNER,
  admin: DeletionReason.ADMIN,
  cascade: DeletionReason.CASCADE,
};

/** `by`: the admin whose act it is; null: none. */
export const tripListDeleted = (list: TripList, reason: Reason, by: string | null = null): Fact =>
  fact(TOPIC, list.id, TripListDeletedSchema, {
    ...published(list, true),
    reason: REASONS[reason],
    ...(by !== null && { act: actBy(by) }),
  });

export const memberErased = (userId: string): Fact => fact(TOPIC, userId, MemberErasedSchema, { member: { userId } });

type OfHolder = Pick<Holder, 'userId' | 'revision'>;

const badgeState = ({ userId, revision }: OfHolder, { type, level, earnedAt }: Badge, isHeld: boolean) => ({
  badge: { userId, badgeType: type, level, revision: BigInt(revision), earnedAt: timestamp(earnedAt), isHeld },
});

export const badgeAwarded = (holder: OfHolder, badge: Badge): Fact =>
  fact(TOPIC, holder.userId, BadgeAwardedSchema, badgeState(holder, badge, true));

export const badgeRevoked = (holder: OfHolder, badge: Badge): Fact =>
  fact(TOPIC, holder.userId, BadgeRevokedSchema, badgeState(holder, badge, false));
