import type { Client, estypes } from '@elastic/elasticsearch';
import { searchDocument } from '../../domain/search/indexed.ts';
import type { IndexChange } from '../../search-ports.ts';
import { calling, isOurMistake, unavailable } from './elastic-client.ts';
import { elasticDocument, TOMBSTONE } from './elastic-mapping.ts';
import { writeAlias, type ElasticTargets } from './elastic-targets.ts';

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
  const where = { _index: writeAlias(index), require_alias: true } as const;
  const action = { ...where, _id: id, version, version_type: 'external' } as const;
  return [{ index: action }, 'put' in change ? elasticDocument(searchDocument(change.put)) : TOMBSTONE];
};

/** How a bulk write to one index ended: written, the index has gone, or it refuses every write, as a blocked one does. */
type Outcome = 'written' | 'gone' | 'blocked';

const FORBIDDEN = 403;

const outcomeOf = ({ errors, items }: estypes.BulkResponse): Outcome => {
  if (!errors) return 'written';
  for (const { index: item } of items) {
    // 409: a newer version is there already
    if (!item?.error || item.status === 409) continue;
    if (item.status === 404) return 'gone';
    if (item.status === FORBIDDEN) return 'blocked';
    if (!isOurMistake(item.status)) throw unavailable(item.error);
    throw new Error(`The search index refused ${item._id ?? ''}: ${item.error.reason ?? item.error.type}`);
  }
  return 'written';
};

/** Writes to one index by its own name. */
const writerTo =
  (client: Client) =>
  async (index: string, changes: readonly IndexChange[]): Promise<Outcome> => {
    for (let at = 0; at < changes.length; at += CHUNK) {
      const all = changes.slice(at, at + CHUNK).flatMap((change) => operations(index, change));
      const outcome = outcomeOf(
        await calling(() => client.bulk({ operations: all }, { requestTimeout: WRITE_TIMEOUT_MS })),
      );
      if (outcome !== 'written') return outcome;
    }
    return 'written';
  };

/** So many swaps in a row are not met by one write. */
const TRIES = 5;

/** Writes of changes and of rebuilds. Older versions are refused by the engine. */
export const elasticWrites = (client: Client, targets: ElasticTargets, aliases: readonly string[]) => {
  const writeTo = writerTo(client);
  const refresh = sharedRefresh(() =>
    client.indices.refresh({ index: [...aliases], ignore_unavailable: true }, { requestTimeout: WRITE_TIMEOUT_MS }),
  );
  /** False: an index went meanwhile, and what took its place must have the changes too. */
  const writeToAll = async (changes: readonly IndexChange[]): Promise<boolean> => {
    const { live, next } = await targets.resolve();
    const toLive = live === null ? 'written' : await writeTo(live, changes);
    if (toLive === 'blocked') throw unavailable();
    const toNext = next === null ? 'written' : await writeTo(next, changes);
    // An index in the making that takes no writes would be incomplete: it is removed, and its rebuild begins again.
    if (next !== null && toNext === 'blocked') await targets.remove(next);
    return toLive === 'written' && toNext === 'written';
  };
  return {
    /** To the index that is searched and the one in the making. */
    write: async (changes: readonly IndexChange[]): Promise<void> => {
      if (changes.length === 0) return;
      for (let tries = 1; !(await writeToAll(changes)); tries += 1) if (tries >= TRIES) throw unavailable();
      await calling(refresh);
    },
    /** @throws AppError UNAVAILABLE when it has gone */
    fill: async (index: string, changes: readonly IndexChange[]): Promise<void> => {
      if ((await writeTo(index, changes)) !== 'written') throw unavailable();
    },
  };
};
