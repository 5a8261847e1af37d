import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@wellspring/errors';
import type { Logger } from 'pino';
import { busOver } from './bus.ts';
import type { BusOptions } from './bus.ts';
import { openLogStore } from './embedded-log-store.ts';
import type { Carried, Engine } from './engine.ts';
import { groupCommit } from './group-commit.ts';
import type { Bus } from './port.ts';

type Listener = { readonly topics: readonly string[]; readonly hear: (carried: Carried) => void };

const READ_AT_ONCE = 1_000;

const embeddedLog = (folder: string, log: Logger): Engine => {
  const store = openLogStore(folder);
  const wakers = new Set<() => void>();
  const listeners = new Set<Listener>();

  const write = async (records: readonly Carried[]): Promise<void> => {
    try {
      store.append(records);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new AppError('UNAVAILABLE', `The event log in ${folder} cannot be written: ${why}`, { cause: error });
    }
    for (const wake of wakers) wake();
    for (const { topics, hear } of listeners)
      for (const record of records) if (topics.includes(record.message.topic)) hear(record);
  };
  const { append, settled } = groupCommit(write);

  const consume: Engine['consume'] = async ({ group, topics, maxBatch }, take) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let woken = Promise.withResolvers<void>();
    const wake = (): void => woken.resolve();

    const takeFrom = async (topic: string): Promise<boolean> => {
      const taken = store.taken(group, topic);
      const entries = store.after(topic, taken, maxBatch);
      if (entries.length === 0) return false;
      await take(entries, signal);
      store.take(group, topic, taken + entries.length);
      await nextTurn(); // a long backlog must not keep requests waiting
      return true;
    };

    const takeAll = async (): Promise<void> => {
      for (let found = true; found && !signal.aborted;) {
        found = false;
        for (const topic of topics) if (!signal.aborted && (await takeFrom(topic))) found = true;
      }
    };

    const run = async (): Promise<void> => {
      while (!signal.aborted) {
        woken = Promise.withResolvers<void>();
        try {
          await takeAll();
          if (!signal.aborted) await woken.promise;
        } catch (error) {
          if (signal.aborted) return;
          log.error({ err: error, group }, 'the event log cannot be read, it is tried again');
          await sleep(1_000, undefined, { signal }).catch(wake);
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

  return {
    ensureTopics: async (topics) => topics.forEach(store.ensureTopic),
    append,
    consume,
    listen: async (topics, hear) => {
      const listener = { topics, hear };
      listeners.add(listener);
      return { stop: async () => void listeners.delete(listener) };
    },
    lag: async (group, topics) => topics.reduce((sum, topic) => sum + store.end(topic) - store.taken(group, topic), 0),
    read: async (topic, from) => {
      const end = store.end(topic);
      const start = from.get(0) ?? 0;
      const entries = [];
      for (let at = start; at < end; at += READ_AT_ONCE) entries.push(...store.after(topic, at, READ_AT_ONCE));
      return { entries, cursor: new Map([[0, start + entries.length]]) };
    },
    up: () => true,
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
  busOver(embeddedLog(folder, options.log), options);
