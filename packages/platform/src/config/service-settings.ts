import { engineSettings } from './engine-settings.ts';
import { processSettings } from './process-settings.ts';
import { text } from './setting-types.ts';

const { LOG_LEVEL, OTEL_EXPORTER_OTLP_ENDPOINT } = processSettings;

/** Keys come as PEM; line breaks may be written as \n, since many places hold one line only. */
export const pemKey = text('a P-256 key in PEM').transform((pem) => pem.replaceAll('\\n', '\n'));

/** What the process of one service can be told; a service adds its PORT and its engines. */
export const serviceSettings = {
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  MONGODB_URL: engineSettings.MONGODB_URL.unwrap(),
  KAFKA_BROKERS: engineSettings.KAFKA_BROKERS.unwrap(),
  ACTOR_PUBLIC_KEY: pemKey.describe("Checks who the gateway says is asking: the public half of the gateway's key"),
};

export type ServiceProcessSettings = {
  readonly PORT: number;
  readonly LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly KAFKA_BROKERS: readonly string[];
  readonly ACTOR_PUBLIC_KEY: string;
};
