import { AppError } from '@wellspring/errors';
import { VERSION_CONFLICT, retryOnConflict } from '@wellspring/errors/retry-on-conflict';
import { say } from '@wellspring/words/message';
import { badgeAwarded, badgeRevoked } from '../facts.ts';
import type { ContributionStore, HolderStore } from '../ports.ts';
import { isSameBadge, type Badge, type Holder } from '../domain/badge.ts';
import { earnedBadges } from '../domain/earn-badges.ts';

export type BadgeDeps = { readonly contributions: ContributionStore; readonly holders: HolderStore };

const MOST_ATTEMPTS = 100;

const without = (badges: readonly Badge[], others: readonly Badge[]): Badge[] =>
  badges.filter((badge) => !others.some(isSameBadge(badge)));

/** Each attempt met a concurrent change. */
export const tooBusy = (): AppError => new AppError('UNAVAILABLE', say('listsErrors.badgesBusy'));

/**
 * Computes the badges of a member from all contributions, and publishes won and lost ones. Returns the won ones. It looks again after
 * each write, so that what another process learned in between is not overlooked.
 */
export const awardBadges =
  ({ contributions, holders }: BadgeDeps) =>
  async (userId: string): Promise<readonly Badge[]> => {
    const won: Badge[] = [];
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const before = await holders.find(userId);
      if (before.isErased) {
        await contributions.removeOfMember(userId);
        return [];
      }
      const badges = earnedBadges(await contributions.ofMember(userId));
      if (JSON.stringify(badges) === JSON.stringify(before.badges)) return won;
      const next: Holder = { ...before, badges, revision: before.revision + 1 };
      const gained = without(badges, before.badges);
      const lost = without(before.badges, badges);
      const facts = [
        ...gained.map((badge) => badgeAwarded(next, badge)),
        ...lost.map((badge) => badgeRevoked(next, badge)),
      ];
      if (await holders.replace(next, before.revision, facts)) won.push(...gained);
    }
    throw tooBusy();
  };

/** Deletes the contributions and the badges of a deleted member. Late events earn nothing. */
export const eraseBadges =
  ({ contributions, holders }: BadgeDeps) =>
  async (userId: string): Promise<void> => {
    await retryOnConflict(
      async () => {
        const before = await holders.find(userId);
        const next: Holder = { userId, revision: before.revision + 1, isErased: true, badges: [] };
        return before.isErased || (await holders.replace(next, before.revision, [])) ? undefined : VERSION_CONFLICT;
      },
      tooBusy,
      MOST_ATTEMPTS,
    );
    await contributions.removeOfMember(userId);
  };
