import type { Bus } from '../bus/port.ts';
import { memoizeFor } from '../memoize-for.ts';
import type { WiredService } from '../service/service-context.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** What the figures of a service are read from. */
type Publishing = Pick<WiredService, 'waiting' | 'waitingSince'> & { readonly subgraph: { readonly name: string } };

/** Figures that cost a question to an engine are read at most this often: scraping must not become load. */
const KEEP_MS = 2_000;

/** Asks every service the same, and answers by their names. */
const ofEach = (services: readonly Publishing[], ask: (service: Publishing) => Promise<number>) =>
  memoizeFor(KEEP_MS, async () =>
    Object.fromEntries(
      await Promise.all(services.map(async (service) => [service.subgraph.name, await ask(service)] as const)),
    ),
  );

const secondsSince = (moment: Date | null): number =>
  moment === null ? 0 : Math.max(0, (Date.now() - moment.getTime()) / 1_000);

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
  const outboxes = ofEach(services, ({ waiting }) => waiting());
  const ages = ofEach(services, async ({ waitingSince }) => secondsSince(await waitingSince()));
  metrics.gaugeBy('group', 'wellspring_consumer_lag', 'Messages a consumer group has still to handle', lags);
  metrics.gaugeBy('group', 'wellspring_consumer_waiting', '1 while a group waits for a dependency', () =>
    Object.fromEntries(
      bus.groups().map(({ group }) => [group, Number(bus.status().waiting.some((entry) => entry.group === group))]),
    ),
  );
  metrics.gauge('wellspring_dead_letters', 'Messages that no retry could handle', deadLetters);
  metrics.gaugeBy('service', 'wellspring_outbox_waiting', 'Documents with facts that are not published yet', outboxes);
  metrics.gaugeBy('service', 'wellspring_outbox_age_seconds', 'Time since the oldest of these facts was written', ages);
};
