import type { Bus, Consumer } from '../bus/port.ts';
import type { Command } from '../commands/command.ts';
import { openDocuments } from '../documents/documents.ts';
import type { Documents } from '../documents/port.ts';
import { newId } from '../ids.ts';
import type { Check } from '../health/health.ts';
import type { Logger } from '../log/log.ts';
import type { Subgraph } from '../subgraph/subgraph.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { Lifecycle } from './lifecycle.ts';

/** What a service is wired into: one process may hold one service or all of them. */
export type Surroundings<Settings> = {
  readonly settings: Settings;
  /** where embedded engines keep everything; asked for only where no engine is named */
  readonly folder: () => string;
  readonly bus: Bus;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
};

/** A service with its engines chosen, before it starts. */
export type WiredService = {
  readonly subgraph: Subgraph;
  readonly consumers: readonly Consumer[];
  readonly commands: Readonly<Record<string, Command>>;
  /** dependencies by name */
  readonly checks: Readonly<Record<string, Check>>;
  /** Makes collections and topics and lets facts go out; then, unless told otherwise, joins the consumer groups. */
  readonly start: (options?: { readonly consume?: boolean }) => Promise<void>;
  /** Resolves when everything written so far has been published. */
  readonly published: () => Promise<void>;
  /** how many documents hold facts that are not published yet */
  readonly waiting: () => Promise<number>;
};

type Parts = Omit<WiredService, 'start' | 'published' | 'waiting' | 'checks'> & {
  readonly documents: Documents;
  /** topics that must be there before the service starts */
  readonly topics: readonly string[];
  readonly checks?: WiredService['checks'];
  /** called when the documents can be read */
  readonly started?: () => void;
};

/** The documents of a service, in its own database, which is named like it. */
export const openServiceDocuments = (
  name: string,
  { settings, folder, bus, log, lifecycle }: Surroundings<{ readonly MONGODB_URL?: string | undefined }>,
): Promise<Documents> =>
  lifecycle.open(
    `documents of ${name}`,
    () =>
      openDocuments({
        store: settings.MONGODB_URL ? { mongodb: settings.MONGODB_URL } : { folder: folder() },
        database: name,
        source: name,
        publish: (messages) => bus.publish(messages),
        traceparent: currentTraceparent,
        log,
        newId,
        now: () => new Date(),
      }),
    (documents) => documents.close(),
  );

/** Ties a service's parts to the bus: topics first, then documents and their relay, then the consumers. */
export const wireService = (
  { bus, lifecycle }: Surroundings<unknown>,
  { documents, topics, checks, started, ...parts }: Parts,
): WiredService => ({
  ...parts,
  checks: { [`documents of ${parts.subgraph.name}`]: () => documents.ping(), ...checks },
  published: () => documents.drained(),
  waiting: () => documents.waiting(),
  start: async ({ consume = true } = {}) => {
    await bus.ensureTopics(topics);
    await documents.start();
    // A command beside the running services leaves to them what they look after.
    if (!consume) return;
    started?.();
    for (const consumer of parts.consumers)
      await lifecycle.open(
        consumer.group,
        () => bus.subscribe(consumer),
        (subscription) => subscription.stop(),
      );
  },
});
