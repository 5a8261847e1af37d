import { measureBus } from './bus-metrics.ts';
import { makeMetrics } from '../telemetry/metrics.ts';

it('asks the engines for the figures of the bus once in two seconds at most, however often they are read', async () => {
  const calls = { lag: 0, deadLetters: 0, waiting: 0, waitingSince: 0 };
  const metrics = makeMetrics();
  const bus = {
    groups: () => [{ group: 'catalog.search', topics: ['t'] }],
    lag: async () => (calls.lag += 1),
    status: () => ({ up: true, waiting: [] }),
    deadLetterCount: async () => (calls.deadLetters += 1),
  };
  const waitingSince = async () => {
    calls.waitingSince += 1;
    return new Date(Date.now() - 60_000);
  };
  measureBus(metrics, bus, [
    { subgraph: { name: 'catalog' }, waiting: async () => (calls.waiting += 1), waitingSince },
    { subgraph: { name: 'reviews' }, waiting: async () => 0, waitingSince: async () => null },
  ]);
  for (let at = 0; at < 10; at += 1)
    expect(await metrics.text()).toMatch(/^wellspring_consumer_lag\{group="catalog.search"\} 1$/m);
  expect(await metrics.text()).toMatch(/^wellspring_outbox_age_seconds\{service="catalog"\} 6\d(\.\d+)?$/m);
  expect(await metrics.text()).toMatch(/^wellspring_outbox_age_seconds\{service="reviews"\} 0$/m);
  expect(calls).toEqual({ lag: 1, deadLetters: 1, waiting: 1, waitingSince: 1 });
});
