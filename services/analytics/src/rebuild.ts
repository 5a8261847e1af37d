import type { Bus } from '@wellspring/platform/bus/port';
import { unwritten } from '@wellspring/platform/documents/rows';
import { rebuildRows, type RebuildCounts } from '@wellspring/platform/documents/rebuild-rows';
import { withScratch } from '@wellspring/platform/documents/scratch';
import type { Logger } from '@wellspring/platform/log/log';
import { seenStores, type SeenStores } from './adapters/stores.ts';
import { arrivalsConsumer, locationsConsumer, reviewsConsumer, usersConsumer } from './events/consumers.ts';

type Deps = { readonly live: SeenStores; readonly bus: Pick<Bus, 'replay'>; readonly log: Logger };

/** Rebuilds the data behind the numbers of the community and of its days from all events, and corrects differences. */
export const rebuildStats =
  ({ live, bus, log }: Deps) =>
  (signal: AbortSignal): Promise<RebuildCounts> =>
    withScratch('analytics', log, async (documents) => {
      const fresh = seenStores(documents);
      await documents.start();
      const parts = [
        [live.locations, fresh.locations, locationsConsumer((seen) => fresh.locations.setIfNewer(seen))],
        [live.users, fresh.users, usersConsumer((seen) => fresh.users.setIfNewer(seen))],
        [live.reviews, fresh.reviews, reviewsConsumer((seen) => fresh.reviews.setIfNewer(seen))],
        [live.arrivals, fresh.arrivals, arrivalsConsumer((arrivals) => fresh.arrivals.add(arrivals))],
      ] as const;
      const counts = { rows: 0, differing: 0 };
      for (const [old, rebuilt, consumer] of parts) {
        const catchUp = bus.replay(consumer.topics, (messages) => consumer.handle(messages));
        const { rows, differing } = await rebuildRows({ live: old.rows, fresh: rebuilt.rows, catchUp, signal });
        counts.rows += rows;
        counts.differing += differing;
      }
      return counts;
    });

/** Counts what a rebuild would correct, and writes nothing. */
export const compareStats = ({ live, ...deps }: Deps): ReturnType<typeof rebuildStats> => {
  const { locations, users, reviews, arrivals } = live;
  return rebuildStats({
    ...deps,
    live: {
      locations: { ...locations, rows: unwritten(locations.rows) },
      users: { ...users, rows: unwritten(users.rows) },
      reviews: { ...reviews, rows: unwritten(reviews.rows) },
      arrivals: { ...arrivals, rows: unwritten(arrivals.rows) },
    },
  });
};
