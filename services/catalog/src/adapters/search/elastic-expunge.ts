import type { Client } from '@elastic/elasticsearch';
import { calling } from './elastic-client.ts';

/** A segment is rewritten for one deleted document; without this only where a tenth of its documents are deleted. */
const FOR_EACH_DELETED = { 'index.merge.policy.expunge_deletes_allowed': 0 };

/**
 * Lets Elasticsearch rewrite the segments of an index that hold overwritten or removed documents. It runs in the background; what was
 * overwritten within the last minute may stay, for copies of the index that catch up.
 */
export const expungeDeleted = async (client: Client, index: string): Promise<void> => {
  await calling(() => client.indices.putSettings({ index, settings: FOR_EACH_DELETED }));
  await calling(() => client.indices.flush({ index }));
  await calling(() => client.indices.forcemerge({ index, only_expunge_deletes: true, wait_for_completion: false }));
};
