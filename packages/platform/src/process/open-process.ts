import { kafkaAddress } from '../bus/kafka-address.ts';
import { openBus } from '../bus/open-bus.ts';
import type { Bus } from '../bus/port.ts';
import type { ProcessSettings } from '../config/process-settings.ts';
import { removeOldCopies } from '../data-folder/old-copies.ts';
import { prepareFolder } from '../data-folder/release.ts';
import { rewriteDatabases } from '../data-folder/rewrite-databases.ts';
import { requireRoom } from '../data-folder/room.ts';
import { openDataFolder } from '../lifecycle/data-folder.ts';
import { keepEmpty } from '../lifecycle/keep-empty.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import { repeat } from '../lifecycle/repeat.ts';
import { openObjects, type ObjectsSettings } from '../objects/open-objects.ts';
import type { Objects } from '../objects/port.ts';
import type { Logger } from '../log/log.ts';
import { startTracing, type Collector } from '../telemetry/tracing.ts';
import { trustAuthorities } from './trust-authorities.ts';

/** What every process has beside its log: traces, the bus, and a data folder where it keeps something itself. */
export type OpenProcess = {
  readonly bus: Bus;
  /** the data folder. @throws Error in a process that keeps nothing */
  readonly folder: () => string;
  /** files, in a bucket or in the data folder */
  readonly objects: Objects;
};

/** How a process reaches what is outside of it. */
export type ConnectionSettings = Pick<
  ProcessSettings,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'KAFKA_BROKERS'
  | 'KAFKA_TLS'
  | 'KAFKA_SASL_MECHANISM'
  | 'KAFKA_USERNAME'
  | 'KAFKA_PASSWORD'
  | 'TLS_CA'
> &
  ObjectsSettings;

export type ProcessParts = {
  readonly name: string;
  /** which engines there are; what they do not name is embedded, in the data folder */
  readonly settings: ConnectionSettings;
  /** absent: this process keeps nothing, every engine is named in its settings */
  readonly dataFolder?: string | undefined;
  /** megabytes that must be free in the data folder; absent: any amount */
  readonly megabytes?: number | undefined;
  /** whether the bucket of files is made where there is none; true by default */
  readonly makesBucket?: boolean | undefined;
};

const collectorOf = (settings: ConnectionSettings, log: Logger): Collector | undefined => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings;
  return url === undefined ? undefined : { url, headers, log };
};

const noFolder = (): string => {
  throw new Error('This process keeps no data of its own: every engine is named in its settings');
};

const DAY_MS = 24 * 60 * 60 * 1_000;

const openFolder = async (
  { path, megabytes }: { readonly path: string; readonly megabytes: number | undefined },
  context: { readonly lifecycle: Lifecycle; readonly log: Logger },
): Promise<() => string> => {
  const { lifecycle, log } = context;
  const opened = await lifecycle.open(
    'data folder',
    () => openDataFolder(path),
    (folder) => folder.close(),
  );
  if (megabytes !== undefined) await requireRoom(opened.path, megabytes);
  await prepareFolder(opened.path);
  await rewriteDatabases(opened.path, log);
  const removeCopies = (): Promise<void> => removeOldCopies(opened.path, new Date(), log);
  await removeCopies();
  repeat('removing old copies of data', DAY_MS, removeCopies, context);
  return () => opened.path;
};

/** Opens what every process has; the lifecycle closes it. Commands and tests that start no server use only this. */
export const openProcess = async (
  { name, settings, dataFolder, megabytes, makesBucket = true }: ProcessParts,
  { log, lifecycle }: { readonly log: Logger; readonly lifecycle: Lifecycle },
): Promise<OpenProcess> => {
  trustAuthorities(settings.TLS_CA);
  await lifecycle.open(
    'tracing',
    () => startTracing({ service: name, collector: collectorOf(settings, log) }),
    (tracing) => tracing.stop(),
  );
  const folder =
    dataFolder === undefined ? noFolder : await openFolder({ path: dataFolder, megabytes }, { lifecycle, log });
  const bus = await lifecycle.open(
    'bus',
    () => openBus({ kafka: kafkaAddress(settings), folder, clientId: name, log }),
    (open) => open.close(),
  );
  keepEmpty(bus.files, { lifecycle, log });
  const objects = openObjects(settings, { folder, makesBucket }, log);
  // It is opened when it is needed; what is wrong with it is said now.
  if (settings.S3_ENDPOINT !== undefined) objects.ping().catch(() => undefined);
  return { bus, folder, objects };
};
