import { openBus } from '@wellspring/platform/bus/open-bus';
import { readSettings } from '@wellspring/platform/config/config';
import { engineSettings } from '@wellspring/platform/config/engine-settings';
import { processSettings } from '@wellspring/platform/config/process-settings';
import { pemKey } from '@wellspring/platform/config/service-settings';
import { webAddress } from '@wellspring/platform/config/setting-types';
import { busCheck, healthRoutes } from '@wellspring/platform/health/health';
import { listen } from '@wellspring/platform/lifecycle/listen';
import { runProcess } from '@wellspring/platform/lifecycle/run-process';
import { makeLogger } from '@wellspring/platform/log/log';
import { actorSigner, readPrivateKey } from '@wellspring/platform/subgraph/signed-actor';
import { measureBus } from '@wellspring/platform/telemetry/bus-metrics';
import { makeMetrics } from '@wellspring/platform/telemetry/metrics';
import { startTracing } from '@wellspring/platform/telemetry/tracing';
import { z } from 'zod';
import { gatewaySettings } from './config.ts';
import { answerClientError } from './security/client-error.ts';
import { wireGateway } from './wire.ts';

const NAME = 'gateway';
const { PORT, LOG_LEVEL, OTEL_EXPORTER_OTLP_ENDPOINT } = processSettings;

const Settings = z.object({
  PORT,
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  ...gatewaySettings,
  KAFKA_BROKERS: engineSettings.KAFKA_BROKERS.unwrap(),
  CATALOG_URL: webAddress.describe('Where the service catalog answers /graphql'),
  ANALYTICS_URL: webAddress.describe('Where the service analytics answers /graphql'),
  ACTOR_PRIVATE_KEY: pemKey.describe('Signs who is asking, for the services'),
});

const noFolder = (): string => {
  throw new Error('The gateway keeps no data');
};

await runProcess({
  settings: () => readSettings(Settings, process.env),
  logger: (settings) => makeLogger({ service: NAME, level: settings.LOG_LEVEL }),
  start: async ({ settings, log, lifecycle }) => {
    const exporterUrl = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
    await lifecycle.open(
      'tracing',
      () => startTracing({ service: NAME, exporterUrl }),
      (tracing) => tracing.stop(),
    );
    const privateKey = readPrivateKey(settings.ACTOR_PRIVATE_KEY);
    const bus = await lifecycle.open(
      'bus',
      () => openBus({ brokers: settings.KAFKA_BROKERS, folder: noFolder, clientId: NAME, log }),
      (open) => open.close(),
    );
    const metrics = makeMetrics();
    measureBus(metrics, bus, []);
    const { listener } = await wireGateway({
      settings,
      subgraphs: {
        catalog: { url: `${settings.CATALOG_URL}/graphql` },
        analytics: { url: `${settings.ANALYTICS_URL}/graphql` },
      },
      signActor: actorSigner(privateKey),
      bus,
      log,
      lifecycle,
      health: healthRoutes({ status: () => lifecycle.status(), checks: { bus: busCheck(bus) }, metrics }),
      observe: ({ seconds, ...answer }) => metrics.observeRequest(answer, seconds),
    });
    const server = await lifecycle.open(
      'http server',
      () => listen(listener, settings.PORT, { answerMalformed: answerClientError }),
      (open) => open.close(),
    );
    log.info({ port: server.port }, 'ready');
  },
});
