import { figure, type Figure } from './figure.ts';

const ENGINES = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL'] as const;

/** In the words of a figure's name. */
export const ON_ENGINES = 'on MongoDB, Kafka and Elasticsearch';

/** Settings of the product on the real engines that the environment names; null: not all of them. */
export const engineSettings = (): Readonly<Record<string, string>> | null => {
  const engines = Object.fromEntries(ENGINES.map((engine) => [engine, process.env[engine] ?? '']));
  return Object.values(engines).every(Boolean) ? { ...engines, SESSION_KEYS: 'k'.repeat(32) } : null;
};

/** The row of what cannot be measured without them. */
export const notRun = (name: string, target: string): Figure => {
  const missing = ENGINES.filter((engine) => !process.env[engine]);
  return figure(name, { target, measured: `not run: ${missing.join(', ')} not set`, comparedTo: '–', isMet: null });
};
