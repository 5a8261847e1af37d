import { figure, type Figure } from './figure.ts';

const ENGINES = ['MONGODB_URL', 'KAFKA_BROKERS', 'ELASTICSEARCH_URL'] as const;

/** In the words of a figure's name. */
export const ON_ENGINES = 'on MongoDB, Kafka and Elasticsearch';

/** Settings of the product on the real engines that the environment names; null: not all of them. */
export const engineSettings = (): Readonly<Record<string, string>> | null => {
  const engines = Object.fromEntries(ENGINES.map((engine) => [engine, process.env[engine] ?? '']));
  return Object.values(engines).every(Boolean) ? { ...engines, SESSION_KEYS: 'k'.repeat(32) } : null;
};

/** No mail server is needed without new members. */
export const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

const FILES = ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** The settings of separate processes, and the flags that npm start gives the product; null: not all of it is named. */
export const everyEngine = (): Readonly<Record<string, string>> | null => {
  const engines = Object.fromEntries([...ENGINES, ...FILES].map((name) => [name, process.env[name] ?? '']));
  const flags = process.execArgv.filter((flag) => flag.startsWith('--max-semi-space-size') || flag === '--expose-gc');
  return Object.values(engines).every(Boolean) ? { ...engines, NODE_OPTIONS: flags.join(' ') } : null;
};

/** The row of what cannot be measured without them. */
export const notRun = (name: string, target: string): Figure => {
  const missing = ENGINES.filter((engine) => !process.env[engine]);
  return figure(name, { target, measured: `not run: ${missing.join(', ')} not set`, comparedTo: '–', isMet: null });
};
