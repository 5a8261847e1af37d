import { badgeIn } from '@wellspring/events/badge-events';
import { TOPICS } from '@wellspring/events/topics';
import { userIn } from '@wellspring/events/user-events';
import type { Bus, Message } from '@wellspring/platform/bus/port';
import type { Documents } from '@wellspring/platform/documents/port';
import { rebuildRows, type RebuildCounts } from '@wellspring/platform/documents/rebuild-rows';
import { unwritten } from '@wellspring/platform/documents/rows';
import { withScratch } from '@wellspring/platform/documents/scratch';
import type { Logger } from '@wellspring/platform/log/log';
import { contributionStore } from './adapters/contribution-store.ts';
import { holderStore } from './adapters/holder-store.ts';
import { badgesConsumer } from './events/badges.ts';
import type { PseudonymStore } from './ports.ts';
import { awardBadges, eraseBadges } from './use-cases/award-badges.ts';
import { membersOfMarks } from './use-cases/members-of-marks.ts';
import { compareHolders, rebuildHolders } from './use-cases/rebuild-holders.ts';

/** What members did, and what that earned them. */
export const badgeStores = (documents: Documents) => ({
  contributions: contributionStore(documents),
  holders: holderStore(documents),
});

type Deps = {
  readonly live: ReturnType<typeof badgeStores>;
  readonly pseudonyms: Pick<PseudonymStore, 'members'>;
  readonly bus: Pick<Bus, 'replay'>;
  readonly log: Logger;
};

const deletedMembersIn = (message: Message): string[] => {
  const user = message.topic === TOPICS.identity ? userIn(message) : null;
  return user?.deleted ? [user.userId] : [];
};

/** Records the highest published revision of each member's badges. */
const recordPublished = (published: Map<string, number>, messages: readonly Message[]): void => {
  for (const message of messages) {
    const badge = message.topic === TOPICS['lists-and-badges'] ? badgeIn(message) : null;
    if (badge) published.set(badge.userId, Math.max(published.get(badge.userId) ?? 0, Number(badge.revision)));
  }
};

const rebuiltWith =
  (processHolders: typeof rebuildHolders | typeof compareHolders) =>
  ({ live, pseudonyms, bus, log }: Deps) =>
  (signal: AbortSignal): Promise<RebuildCounts> =>
    withScratch('lists-and-badges', log, async (documents) => {
      const fresh = badgeStores(documents);
      await documents.start();
      const consumer = badgesConsumer(
        fresh.contributions,
        { awardBadges: awardBadges(fresh) },
        { membersOfMarks: membersOfMarks({ pseudonyms }) },
      );
      const published = new Map<string, number>();
      const catchUp = bus.replay([...consumer.topics, TOPICS.identity], async (messages) => {
        recordPublished(published, messages);
        await consumer.handle(messages.filter(({ topic }) => topic !== TOPICS.identity));
        for (const userId of messages.flatMap(deletedMembersIn)) await eraseBadges(fresh)(userId);
      });
      const done = await rebuildRows({
        live: live.contributions.rows,
        fresh: fresh.contributions.rows,
        catchUp,
        signal,
      });
      const holders = await processHolders({ live, fresh: fresh.holders, published })(signal);
      return { rows: done.rows + holders.rows, differing: done.differing + holders.differing };
    });

/** Rebuilds all badges from all events, and corrects differences. */
export const rebuildBadges = rebuiltWith(rebuildHolders);

/** Counts what a rebuild would correct, and writes nothing. */
export const compareBadges = ({ live, ...deps }: Deps): ReturnType<typeof rebuildBadges> => {
  const contributions = { ...live.contributions, rows: unwritten(live.contributions.rows) };
  return rebuiltWith(compareHolders)({ ...deps, live: { ...live, contributions } });
};
