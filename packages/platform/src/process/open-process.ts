import { openBus } from '../bus/open-bus.ts';
import type { Bus } from '../bus/port.ts';
import { openDataFolder } from '../lifecycle/data-folder.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import { openObjects, type ObjectsSettings } from '../objects/open-objects.ts';
import type { Objects } from '../objects/port.ts';
import type { Logger } from '../log/log.ts';
import { startTracing } from '../telemetry/tracing.ts';

/** What every process has beside its log: traces, the bus, and a data folder where it keeps something itself. */
export type OpenProcess = {
  readonly bus: Bus;
  /** the data folder. @throws Error in a process that keeps nothing */
  readonly folder: () => string;
  /** files, in a bucket or in the data folder */
  readonly objects: Objects;
};

export type ProcessParts = {
  readonly name: string;
  readonly exporterUrl?: string | undefined;
  /** absent: the embedded log in the data folder */
  readonly brokers?: readonly string[] | undefined;
  /** absent: this process keeps nothing, every engine is named in its settings */
  readonly dataFolder?: string | undefined;
  /** absent: files are in the data folder */
  readonly files?: ObjectsSettings;
};

const noFolder = (): string => {
  throw new Error('This process keeps no data of its own: every engine is named in its settings');
};

const openFolder = async (path: string, lifecycle: Lifecycle): Promise<() => string> => {
  const opened = await lifecycle.open(
    'data folder',
    () => openDataFolder(path),
    (folder) => folder.close(),
  );
  return () => opened.path;
};

/** Opens what every process has; the lifecycle closes it. Commands and tests that are no server of their own use this alone. */
export const openProcess = async (
  { name, exporterUrl, brokers, dataFolder, files = {} }: ProcessParts,
  { log, lifecycle }: { readonly log: Logger; readonly lifecycle: Lifecycle },
): Promise<OpenProcess> => {
  await lifecycle.open(
    'tracing',
    () => startTracing({ service: name, exporterUrl }),
    (tracing) => tracing.stop(),
  );
  const folder = dataFolder === undefined ? noFolder : await openFolder(dataFolder, lifecycle);
  const bus = await lifecycle.open(
    'bus',
    () => openBus({ brokers, folder, clientId: name, log }),
    (open) => open.close(),
  );
  return { bus, folder, objects: openObjects(files, folder) };
};
