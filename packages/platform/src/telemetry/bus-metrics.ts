import type { Bus } from '../bus/port.ts';
import type { WiredService } from '../lifecycle/wired-service.ts';
import type { Metrics } from './metrics.ts';

/** What operators watch: how far consumers are behind, what waits to be published, and what could not be handled. */
export const measureBus = (metrics: Metrics, bus: Bus, services: readonly WiredService[]): void => {
  metrics.gaugeBy('group', 'wellspring_consumer_lag', 'Messages a consumer group has still to handle', async () =>
    Object.fromEntries(
      await Promise.all(bus.groups().map(async ({ group, topics }) => [group, await bus.lag(group, topics)] as const)),
    ),
  );
  metrics.gaugeBy('group', 'wellspring_consumer_waiting', '1 while a group waits for a dependency', () =>
    Object.fromEntries(
      bus.groups().map(({ group }) => [group, Number(bus.status().waiting.some((entry) => entry.group === group))]),
    ),
  );
  metrics.gauge(
    'wellspring_dead_letters',
    'Messages that no retry could handle',
    async () => (await bus.deadLetters()).length,
  );
  metrics.gaugeBy('service', 'wellspring_outbox_waiting', 'Documents with facts that are not published yet', async () =>
    Object.fromEntries(
      await Promise.all(services.map(async ({ subgraph, waiting }) => [subgraph.name, await waiting()] as const)),
    ),
  );
};
