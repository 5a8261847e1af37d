import type { ContributionType } from './badge.ts';

/** One action of a member that counts for a badge, under its natural key. */
export type Contribution = {
  readonly id: string;
  readonly userId: string;
  readonly type: ContributionType;
  /** what is counted once: a place or a list */
  readonly subjectId: string;
  /** of the newest stored state of the entity */
  readonly revision: number;
  /** when it first counted; null while it never did */
  readonly firstAt: Date | null;
  /** an admin took it away */
  readonly isRemoved: boolean;
};

const earliest = (one: Date | null, other: Date | null): Date | null => {
  if (!one || !other) return one ?? other;
  return one <= other ? one : other;
};

/**
 * What is known with what one more event says: the earliest moment, and of whether it was removed the newest word. In whatever order and
 * however often the events come, the end is the same. Null when nothing changes.
 */
export const mergeContribution = (stored: Contribution, received: Contribution): Contribution | null => {
  const firstAt = earliest(stored.firstAt, received.firstAt);
  const isNewer = received.revision > stored.revision;
  if (!isNewer && firstAt?.getTime() === stored.firstAt?.getTime()) return null;
  return { ...(isNewer ? received : stored), firstAt };
};
