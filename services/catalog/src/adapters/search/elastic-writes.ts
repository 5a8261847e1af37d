import type { Client, estypes } from '@elastic/elasticsearch';
import { searchDocument } from '../../domain/search/indexed.ts';
import type { IndexChange } from '../../ports.ts';
import { calling, isNotNow, unavailable } from './elastic-client.ts';
import { elasticDocument, TOMBSTONE } from './elastic-mapping.ts';

const WRITE_TIMEOUT_MS = 30_000;
const CHUNK = 1000;

/** Many that wait for what they wrote to become visible share one refresh, which starts after the last of them wrote. */
const sharedRefresh = (refresh: () => Promise<unknown>): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  return () => {
    waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = undefined;
        running = refresh().then(() => undefined);
        return running;
      });
    return waiting;
  };
};

const operations = (index: string, change: IndexChange): [estypes.BulkOperationContainer, object] => {
  const { id, version } = 'put' in change ? change.put : change.remove;
  const action = { _index: index, _id: id, version, version_type: 'external', require_alias: true } as const;
  return [{ index: action }, 'put' in change ? elasticDocument(searchDocument(change.put)) : TOMBSTONE];
};

/** Writes to aliases: older versions are refused by the engine, and nothing makes an index by mistake. */
export const elasticWrites = (client: Client, live: string) => {
  const refreshLive = sharedRefresh(() =>
    client.indices.refresh(
      { index: [live, `${live}-next`], ignore_unavailable: true },
      { requestTimeout: WRITE_TIMEOUT_MS },
    ),
  );
  const check = ({ errors, items }: estypes.BulkResponse): void => {
    if (!errors) return;
    for (const { index: item } of items) {
      const isGoneNext = item?.status === 404 && item._index !== live;
      if (!item?.error || item.status === 409 || isGoneNext) continue;
      if (isNotNow(item.status)) throw unavailable(item.error);
      throw new Error(`The search index refused ${item._id ?? ''}: ${item.error.reason ?? item.error.type}`);
    }
  };
  return async (changes: readonly IndexChange[], targets: readonly string[]): Promise<void> => {
    for (let at = 0; at < changes.length; at += CHUNK) {
      const chunk = changes.slice(at, at + CHUNK);
      const all = targets.flatMap((target) => chunk.flatMap((change) => operations(target, change)));
      check(await calling(() => client.bulk({ operations: all }, { requestTimeout: WRITE_TIMEOUT_MS })));
    }
    if (changes.length > 0) await calling(refreshLive);
  };
};
