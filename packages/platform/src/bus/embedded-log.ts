import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { ok } from '../doctor/finding.ts';
import type { Logger } from '../log/log.ts';
import { createBus } from './bus.ts';
import type { BusOptions } from './bus.ts';
import { openLogStore } from './embedded-log-store.ts';
import type { LogStore } from './embedded-log-store.ts';
import { rewriteLog } from './embedded-rewrite.ts';
import type { BatchHandler, Engine, GroupOptions, LogRecord } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import { retentionMsOf } from './topic-requirements.ts';
import type { Bus, Subscription } from './port.ts';

type Broadcast = { readonly topics: readonly string[]; readonly onRecord: (record: LogRecord) => void };
type Group = { readonly options: GroupOptions; readonly handle: BatchHandler };

const READ_AT_ONCE = 1_000;
const RETRY_MS = 1_000;
/** There is one partition. */
const partitionOf = (topic: string): string => `${topic}/0`;

/** Hands over one batch of a topic. Answers whether there was one. */
const consumeBatch = async (
  store: LogStore,
  { options: { group, maxBatch }, handle }: Group,
  topic: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const offset = Math.max(store.committed(group, topic) ?? 0, store.first(topic));
  const entries = store.after(topic, offset, maxBatch);
  if (entries.length === 0) return false;
  await handle(entries, signal);
  store.commit(group, topic, offset + entries.length);
  await nextTurn(); // a long backlog must not keep requests waiting
  return true;
};

const consumeAll = async (store: LogStore, group: Group, signal: AbortSignal): Promise<void> => {
  for (let found = true; found && !signal.aborted;) {
    found = false;
    for (const topic of group.options.topics)
      if (!signal.aborted && (await consumeBatch(store, group, topic, signal))) found = true;
  }
};

/** Reads whenever it is woken, until it is stopped. */
const startConsumer = (store: LogStore, group: Group, wakers: Set<() => void>, log: Logger): Subscription => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let woken = Promise.withResolvers<void>();
  const wake = (): void => woken.resolve();

  const run = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      woken = Promise.withResolvers<void>();
      try {
        await consumeAll(store, group, signal);
        if (failures > 0) log.info({ group: group.options.group, failures }, 'the event log works again');
        failures = 0;
        if (!signal.aborted) await woken.promise;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1)
          log.error({ err: error, group: group.options.group }, 'the event log fails, trying again until it works');
        await sleep(RETRY_MS, undefined, { signal }).catch(wake);
      }
    }
  };

  wakers.add(wake);
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      wakers.delete(wake);
      wake();
      await running;
    },
  };
};

const PURGE_EVERY_MS = 60 * 60 * 1_000;

/** Removes what topics keep no longer, where it is looked at next; an hour apart. */
const purging = (store: LogStore, now: () => Date) => {
  const purgedAt = new Map<string, number>();
  return (topics: readonly string[]): void => {
    const time = now().getTime();
    for (const topic of new Set(topics)) {
      const retentionMs = retentionMsOf(topic);
      if (retentionMs === null || time - (purgedAt.get(topic) ?? -Infinity) < PURGE_EVERY_MS) continue;
      purgedAt.set(topic, time);
      store.purge(topic, new Date(time - retentionMs));
    }
  };
};

const embeddedLog = (folder: string, log: Logger, now: () => Date): Engine => {
  const store = openLogStore(folder);
  const purge = purging(store, now);
  const wakers = new Set<() => void>();
  const broadcasts = new Set<Broadcast>();

  const write = async (records: readonly LogRecord[]): Promise<void> => {
    try {
      store.append(records);
      purge(records.map(({ message }) => message.topic));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new AppError('UNAVAILABLE', verbatim(`The event log in ${folder} cannot be written: ${why}`), {
        cause: error,
      });
    }
    for (const wake of wakers) wake();
    for (const { topics, onRecord } of broadcasts)
      for (const record of records) if (topics.includes(record.message.topic)) onRecord(record);
  };
  const { append, settled } = groupCommit(write);

  return {
    ensureTopics: async (topics) => {
      topics.forEach(store.ensureTopic);
      purge(topics);
    },
    examine: async () => [ok('it is in the data folder')],
    append,
    consume: async (options, handle) => {
      if (options.from === 'now')
        for (const topic of options.topics) store.beginAt(options.group, topic, store.end(topic));
      return startConsumer(store, { options, handle }, wakers, log);
    },
    broadcast: async (topics, onRecord) => {
      const added = { topics, onRecord };
      broadcasts.add(added);
      return { stop: async () => void broadcasts.delete(added) };
    },
    ranges: async (topics) =>
      new Map(topics.map((topic) => [partitionOf(topic), { first: store.first(topic), next: store.end(topic) }])),
    committed: async (group, topics) =>
      new Map(topics.map((topic) => [partitionOf(topic), store.committed(group, topic) ?? 0])),
    read: async (topic, from, onEntries) => {
      const end = store.end(topic);
      let at = Math.max(from.get(0) ?? 0, store.first(topic));
      while (at < end) {
        const entries = store.after(topic, at, Math.min(READ_AT_ONCE, end - at));
        await onEntries(entries);
        await nextTurn();
        at += entries.length;
      }
      return new Map([[0, at]]);
    },
    rewrite: (rewrite) => rewriteLog(store, rewrite),
    up: () => true,
    files: store.files,
    close: async () => {
      await settled();
      store.close();
    },
  };
};

/**
 * The bus of one process: an append-only log in `folder`, on the disk before publish resolves. Within a topic all
 * messages keep one order, which is more than order per key.
 * @throws AppError UNAVAILABLE when the folder cannot be used or another process uses it
 */
export const openLog = async ({ folder, ...options }: BusOptions & { readonly folder: string }): Promise<Bus> =>
  createBus(embeddedLog(folder, options.log, options.now), options);
