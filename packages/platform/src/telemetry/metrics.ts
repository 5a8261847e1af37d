import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { withTimeout } from '../timeout.ts';

type Measured = number | Promise<number>;
type MeasuredBy = Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

/** What a process counts and measures, for Prometheus. Names begin with `wellspring_`, units are base units. */
export type Metrics = {
  /** A value that is read on request. A reading that fails or takes more than 2 s is left out, the others are shown. */
  gauge(name: string, help: string, read: () => Measured): void;
  /** The same for values by one label, such as the lag by consumer group. Services of one process may add theirs to one name. */
  gaugeBy(label: string, name: string, help: string, read: () => MeasuredBy): void;
  /** A count of another part, since the start of the process. */
  total(name: string, help: string, read: () => number): void;
  /** The same for counts by one label. */
  totalBy(label: string, name: string, help: string, read: () => ReadonlyMap<string, number>): void;
  /** Answers the function that counts one more. */
  counter<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ): (of: Record<Label, string>) => void;
  /** One answered HTTP request. `route` is the template, never the path: paths have no end. `isCached`: it was answered from memory. */
  observeRequest(
    request: { readonly method: string; readonly route: string; readonly status: number; readonly isCached?: boolean },
    seconds: number,
  ): void;
  /** The exposition format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
};

const LONGEST_READING_MS = 2_000;

/** undefined when the reading fails: what is away is said by /readyz, a figure that is not known is not shown. */
const readOrUndefined = <T>(read: () => T | Promise<T>): Promise<T | undefined> =>
  new Promise<T>((resolve) =>
    resolve(withTimeout(read(), LONGEST_READING_MS, () => new Error('no reading in time'))),
  ).catch(() => undefined);

/** Makes the metrics of one process, with those of Node itself. */
export const makeMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const readers = new Map<string, (() => MeasuredBy)[]>();

  const requests = new Histogram({
    name: 'wellspring_http_request_seconds',
    help: 'Time until an HTTP request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  // Counted in a variable until it is read: it is called tens of thousands of times a second.
  const cached = new Map<string, number>();
  new Counter({
    name: 'wellspring_cached_responses_total',
    help: 'HTTP requests that were answered from memory',
    labelNames: ['route'],
    registers,
    collect() {
      this.reset();
      for (const [route, count] of cached) this.inc({ route }, count);
    },
  });
  return {
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await readOrUndefined(read);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    gaugeBy(label, name, help, read) {
      const others = readers.get(name);
      if (others) return void others.push(read);
      const mine = [read];
      readers.set(name, mine);
      new Gauge({
        name,
        help,
        registers,
        labelNames: [label],
        async collect() {
          this.reset();
          for (const reading of await Promise.all(mine.map(readOrUndefined)))
            for (const [key, value] of Object.entries(reading ?? {})) this.set({ [label]: key }, value);
        },
      });
    },
    total(name, help, read) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    totalBy(label, name, help, read) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [value, count] of read()) this.inc({ [label]: value }, count);
        },
      });
    },
    counter(name, help, labels) {
      const counter = new Counter({ name, help, labelNames: labels, registers });
      return (of) => counter.inc(of);
    },
    observeRequest: ({ method, route, status, isCached }, seconds) => {
      requests.observe({ method, route, status }, seconds);
      if (isCached) cached.set(route, (cached.get(route) ?? 0) + 1);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
