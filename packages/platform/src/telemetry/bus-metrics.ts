import type { Bus } from '../bus/port.ts';
import { memoizeFor } from '../memoize-for.ts';
import type { Metrics } from './metrics.ts';

/** What the figures of a service are read from. */
type Publishing = { readonly subgraph: { readonly name: string }; readonly waiting: () => Promise<number> };

/** Figures that cost a question to an engine are read at most this often: whoever scrapes must not become load. */
const KEEP_MS = 2_000;

/** What operators watch: how far consumers are behind, what waits to be published, and what could not be handled. */
export const measureBus = (
  metrics: Metrics,
  bus: Pick<Bus, 'groups' | 'lag' | 'status' | 'deadLetterCount'>,
  services: readonly Publishing[],
): void => {
  const lags = memoizeFor(KEEP_MS, async () =>
    Object.fromEntries(
      await Promise.all(bus.groups().map(async ({ group, topics }) => [group, await bus.lag(group, topics)] as const)),
    ),
  );
  const deadLetters = memoizeFor(KEEP_MS, () => bus.deadLetterCount());
  const outboxes = memoizeFor(KEEP_MS, async () =>
    Object.fromEntries(
      await Promise.all(services.map(async ({ subgraph, waiting }) => [subgraph.name, await waiting()] as const)),
    ),
  );
  metrics.gaugeBy('group', 'wellspring_consumer_lag', 'Messages a consumer group has still to handle', lags);
  metrics.gaugeBy('group', 'wellspring_consumer_waiting', '1 while a group waits for a dependency', () =>
    Object.fromEntries(
      bus.groups().map(({ group }) => [group, Number(bus.status().waiting.some((entry) => entry.group === group))]),
    ),
  );
  metrics.gauge('wellspring_dead_letters', 'Messages that no retry could handle', deadLetters);
  metrics.gaugeBy('service', 'wellspring_outbox_waiting', 'Documents with facts that are not published yet', outboxes);
};
