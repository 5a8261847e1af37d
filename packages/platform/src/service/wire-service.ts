import type { Consumer, Message, Rewrite } from '../bus/port.ts';
import { openDocuments } from '../documents/documents.ts';
import { serviceExaminations } from './service-examinations.ts';
import { keepEmpty } from '../lifecycle/keep-empty.ts';
import { loggedRetries, retryWhileUnavailable } from '../retry.ts';
import type { Documents } from '../documents/port.ts';
import { newId } from '../ids.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import type { ServiceContext, WiredService } from './service-context.ts';

type Broadcast = {
  readonly name: string;
  readonly topics: readonly string[];
  readonly onMessage: (message: Message) => void;
};

type Parts = Omit<
  WiredService,
  'start' | 'published' | 'waiting' | 'waitingSince' | 'file' | 'rawDocuments' | 'checks' | 'examinations' | 'totals'
> & {
  readonly documents: Documents;
  /** topics that must be there before the consumers join */
  readonly topics: readonly string[];
  /** what every process of the service is to hear, from now on */
  readonly broadcasts?: readonly Broadcast[];
  readonly checks?: WiredService['checks'];
  readonly totals?: WiredService['totals'];
  /** beside what is looked at in every service */
  readonly examinations?: WiredService['examinations'];
  /** rewrites of what former releases published and must not be stored */
  readonly rewrites?: readonly Rewrite[];
  /** Resolves when what was taken to be written later is written; absent: nothing is. */
  readonly settled?: () => Promise<void>;
  /** called when the documents can be read; what it promises is done before the consumers join, again while an engine is away */
  readonly started?: () => void | Promise<void>;
};

/** The documents of a service, in its own database, which is named like it. */
export const openServiceDocuments = (
  name: string,
  { settings, folder, bus, log, lifecycle }: ServiceContext<{ readonly MONGODB_URL?: string | undefined }>,
): Promise<Documents> =>
  lifecycle.open(
    `documents of ${name}`,
    () =>
      openDocuments({
        store: settings.MONGODB_URL ? { mongodb: settings.MONGODB_URL } : { folder: folder() },
        database: name,
        source: name,
        publish: (messages) => bus.publish(messages),
        deadLetter: (message, why) => bus.deadLetter(message, why),
        traceparent: currentTraceparent,
        log,
        newId,
        now: () => new Date(),
      }),
    (documents) => documents.close(),
  );

/**
 * Ties a service's parts to the bus: documents and their relay, topics, then the consumers. While an engine is away, start
 * retries until it is available or the process ends, with one line in the log for each.
 */
export const wireService = (
  { bus, log, lifecycle }: ServiceContext<unknown>,
  {
    documents,
    topics,
    broadcasts = [],
    checks,
    examinations = [],
    totals = [],
    rewrites = [],
    settled,
    started,
    ...parts
  }: Parts,
): WiredService => {
  const persist = <T>(what: string, attempt: () => Promise<T>): Promise<T> =>
    retryWhileUnavailable(attempt, { ...loggedRetries(what, log), signal: lifecycle.signal });
  const { name } = parts.subgraph;
  const consume = (consumer: Consumer): Promise<unknown> =>
    lifecycle.open(
      consumer.group,
      () => persist(`joining ${consumer.group}`, () => bus.subscribe(consumer)),
      (subscription) => subscription.stop(),
    );
  const follow = ({ name: hints, topics: followed, onMessage }: Broadcast): Promise<unknown> =>
    lifecycle.open(
      hints,
      () => persist(`following ${hints}`, () => bus.broadcast(followed, onMessage)),
      (subscription) => subscription.stop(),
    );
  return {
    ...parts,
    checks: { [`documents of ${name}`]: () => documents.ping(), ...checks },
    examinations: [...serviceExaminations(name, { documents, bus, consumers: parts.consumers }), ...examinations],
    totals,
    published: async () => {
      await settled?.();
      await documents.drained();
    },
    waiting: () => documents.waiting(),
    waitingSince: () => documents.waitingSince(),
    file: documents.file,
    rawDocuments: documents.rawDocuments,
    start: async ({ consume: consumes = true } = {}) => {
      const read = documents.start().then(async () => {
        // A command beside the running services leaves to them what they look after.
        if (consumes) await persist(`preparing the documents of ${name}`, async () => started?.());
      });
      await Promise.all([read, persist(`topics of ${name}`, () => bus.ensureTopics(topics))]);
      if (!consumes) return;
      if (documents.file) keepEmpty([documents.file], { lifecycle, log });
      for (const rewrite of rewrites) await persist(`rewriting events: ${rewrite.name}`, () => bus.rewrite(rewrite));
      for (const hints of broadcasts) await follow(hints);
      for (const consumer of parts.consumers) await consume(consumer);
    },
  };
};
