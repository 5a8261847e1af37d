import { setImmediate as nextTurn } from 'node:timers/promises';
import { DEAD_LETTERS } from './dead-letters.ts';
import type { LogStore } from './embedded-log-store.ts';
import type { Rewrite } from './port.ts';

const AT_ONCE = 500;

const rewriteTopic = async (store: LogStore, topic: string, change: Rewrite['change']): Promise<void> => {
  for (let at = 0; ; at += AT_ONCE) {
    const entries = store.after(topic, at, AT_ONCE);
    if (entries.length === 0) return;
    const results = await change(entries.map(({ message }) => message));
    const changes = results.flatMap((rewritten, index) => (rewritten ? [{ at: at + index, rewritten }] : []));
    if (changes.length > 0) store.change(topic, changes);
    await nextTurn(); // a long log must not keep everything else waiting
  }
};

/** Changes messages of topics and dead letters, once: safe to interrupt, and then starts again. */
export const rewriteLog = async (store: LogStore, { name, topics, change }: Rewrite): Promise<void> => {
  if (store.hasRewritten(name)) return;
  for (const topic of [...topics, DEAD_LETTERS]) {
    store.ensureTopic(topic);
    await rewriteTopic(store, topic, change);
  }
  store.noteRewritten(name);
};
