import type { Actor } from '@wellspring/platform/subgraph/actor';
import { requireMember } from '@wellspring/platform/subgraph/rights';
import { viewerOf } from '@wellspring/platform/subgraph/define-subgraph';
import DataLoader from 'dataloader';
import type { HolderStore } from '../ports.ts';
import { BADGE_RULES, badgeIdOf, describeBadge, displayBadge, type Badge, type HeldBadge } from '../domain/badge.ts';
import type { BadgeResolvers, MutationResolvers, QueryResolvers, UserResolvers } from '../generated/graphql.ts';
import type { BadgeUseCases } from '../use-cases/badges-of-member.ts';

export type BadgeContext = {
  readonly actor: Actor;
  /** by member: what they hold */
  readonly badgesOf: DataLoader<string, readonly Badge[]>;
};

export const badgeLoader = (holders: Pick<HolderStore, 'findMany'>): DataLoader<string, readonly Badge[]> =>
  new DataLoader<string, readonly Badge[]>(async (userIds) => {
    const found = new Map((await holders.findMany(userIds)).map(({ userId, badges }) => [userId, badges]));
    return userIds.map((userId) => found.get(userId) ?? []);
  });

type Own = {
  readonly Query: Required<Pick<QueryResolvers<BadgeContext>, 'badgeHolder' | 'badgeProgress' | 'exportBadges'>>;
  readonly Mutation: Required<Pick<MutationResolvers<BadgeContext>, 'calculateBadges'>>;
  readonly User: UserResolvers<BadgeContext>;
  readonly Badge: BadgeResolvers<BadgeContext>;
};

const held = (userId: string, badges: readonly Badge[]): HeldBadge[] => badges.map((badge) => ({ ...badge, userId }));

/** The part of the graph that shows badges. Only its holder sees what earned it. */
export const badgeResolvers = (useCases: BadgeUseCases): Own => ({
  Query: {
    exportBadges: async (_, __, { actor, badgesOf }) => {
      const { id } = requireMember(actor);
      return held(id, await badgesOf.load(id));
    },
    badgeHolder: (_, { userId }) => ({ id: userId }),
    badgeProgress: async (_, __, { actor }) =>
      (await useCases.progressOf(requireMember(actor).id)).map(({ type, count, level, next }) => ({
        badgeType: type,
        badgeName: BADGE_RULES[type].name,
        iconName: BADGE_RULES[type].icon,
        count,
        badgeLevel: level,
        nextLevel: next?.level ?? null,
        nextAt: next?.atLeast ?? null,
      })),
  },
  Mutation: {
    calculateBadges: async (_, { userId }, { actor }) =>
      held(userId, await useCases.calculateBadges(userId, viewerOf(actor))),
  },
  User: {
    badge: async ({ id }, _, { badgesOf }) => {
      const badges = await badgesOf.load(id);
      const badge = displayBadge(badges);
      if (!badge) return null;
      const { name, icon } = BADGE_RULES[badge.type];
      return { badgeType: badge.type, level: badge.level, icon, name, count: badges.length };
    },
    badges: async ({ id }, _, { badgesOf }) => held(id, await badgesOf.load(id)),
  },
  Badge: {
    id: (badge) => badgeIdOf(badge.userId, badge),
    badgeType: ({ type }) => type,
    badgeName: ({ type }) => BADGE_RULES[type].name,
    badgeLevel: ({ level }) => level,
    description: describeBadge,
    iconName: ({ type }) => BADGE_RULES[type].icon,
    criteria: ({ userId, criteria }, _, { actor }) =>
      actor.kind === 'member' && actor.id === userId ? criteria : null,
  },
});
