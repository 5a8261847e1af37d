import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { calling, isConflict, isMissing } from './elastic-client.ts';

/** A holder that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 15_000;
const RENEW_MS = 3_000;
const LOOK_MS = 500;
const TIMEOUT = { requestTimeout: 10_000 };
const ID = 'rebuild';

/** One state of the lease: every renewal is a new one. */
type State = { readonly if_seq_no: number; readonly if_primary_term: number };

export type Lease = {
  /** @throws AppError CONFLICT when another process has taken it over */
  readonly check: () => void;
  readonly release: () => Promise<void>;
};

const held = (): AppError => new AppError('CONFLICT', verbatim('The search index is being rebuilt already.'));

const stateOf = (answer: { readonly _seq_no?: number; readonly _primary_term?: number }): State => ({
  if_seq_no: answer._seq_no ?? 0,
  if_primary_term: answer._primary_term ?? 0,
});

/** Writes the lease in this process's name: as a new one, or in place of the state that was seen. Null: somebody was faster. */
const write = async (client: Client, index: string, holder: string, seen: State | null): Promise<State | null> => {
  try {
    const document = { holder, at: new Date().toISOString() };
    const made = seen ? { index, id: ID, document, ...seen } : { index, id: ID, document, op_type: 'create' as const };
    return stateOf(await calling(() => client.index(made, TIMEOUT)));
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
};

const read = async (client: Client, index: string): Promise<State | null> => {
  try {
    return stateOf(await calling(() => client.get({ index, id: ID })));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Takes the lease when it is free, or when its holder has not renewed it for `leaseMs` of this process's own time: clocks
 * are not compared. @throws AppError CONFLICT when its holder lives, UNAVAILABLE when Elasticsearch does not answer
 */
const take = async (client: Client, index: string, holder: string, leaseMs: number): Promise<State> => {
  const first = await read(client, index);
  for (const began = performance.now(); ; await sleep(LOOK_MS)) {
    const seen = await read(client, index);
    const isExpired = performance.now() - began >= leaseMs;
    if (!seen || isExpired) {
      const mine = await write(client, index, holder, seen);
      if (mine) return mine;
      throw held();
    }
    if (seen.if_seq_no !== first?.if_seq_no) throw held();
  }
};

const makeIndex = (client: Client, index: string): Promise<unknown> => {
  const settings = { number_of_shards: 1, number_of_replicas: 0, auto_expand_replicas: '0-1' };
  // 400: it is there already
  return calling(() => client.indices.create({ index, settings }, { ignore: [400], requestTimeout: 30_000 }));
};

/** The right to rebuild, held by one process at a time and renewed while it lives. `index` keeps the one document of it. */
export const takeLease = async (client: Client, index: string, leaseMs = LEASE_MS): Promise<Lease> => {
  const holder = randomUUID();
  await makeIndex(client, index);
  let state: State | null = await take(client, index, holder, leaseMs);
  let renewedAt = performance.now();
  const ended = new AbortController();
  const renew = async (): Promise<void> => {
    if (!state) return;
    try {
      state = await write(client, index, holder, state);
      renewedAt = performance.now();
    } catch {
      // Elasticsearch does not answer: the lease is lost when that lasts, and the next turn tries again.
      if (performance.now() - renewedAt > leaseMs) state = null;
    }
  };
  const keepRenewing = async (): Promise<void> => {
    const pause = Math.min(RENEW_MS, leaseMs / 4);
    while (state) {
      await sleep(pause, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
      if (ended.signal.aborted) return;
      await renew();
    }
  };
  const renewing = keepRenewing();
  return {
    check: () => {
      if (!state)
        throw new AppError('CONFLICT', verbatim('Another process has taken over the rebuild of the search index.'));
    },
    release: async () => {
      ended.abort();
      await renewing;
      const last = state;
      state = null;
      if (last) await client.delete({ index, id: ID, ...last }, { ignore: [404, 409], ...TIMEOUT });
    },
  };
};
