import { AppError } from '@wellspring/errors';
import type { Badge } from '../domain/badge.ts';
import { badgeProgress, type BadgeProgress } from '../domain/earn-badges.ts';
import type { Viewer } from '@wellspring/place-replica/place';
import { say } from '@wellspring/words/message';
import { awardBadges, eraseBadges, type BadgeDeps } from './award-badges.ts';

/** The use cases of badges, built from their ports. */
export const badgeUseCases = (deps: BadgeDeps) => ({
  awardBadges: awardBadges(deps),
  eraseBadges: eraseBadges(deps),

  /** The same on request. Answers what is new. @throws AppError NOT_FOUND for others than oneself and admins */
  calculateBadges: async (userId: string, viewer: Viewer): Promise<readonly Badge[]> => {
    if (viewer.id !== userId && !viewer.isAdmin) throw new AppError('NOT_FOUND', say('listsErrors.userNotFound'));
    return awardBadges(deps)(userId);
  },

  progressOf: async (userId: string): Promise<BadgeProgress[]> =>
    badgeProgress(await deps.contributions.ofMember(userId)),
});

export type BadgeUseCases = ReturnType<typeof badgeUseCases>;
