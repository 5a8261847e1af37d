import type { Cursor, Engine, Entry } from './engine.ts';
import type { Message } from './port.ts';

/** Redriven messages are in the log twice, the second time for only one group; unreadable ones are dead letters. */
const isOriginal = ({ headers, decodeError }: Entry): boolean =>
  headers.only === undefined && decodeError === undefined;

/** Hands over what topics hold from the beginning, and called again what came since. */
export const replaying = (
  {
    engine,
    ensureTopics,
  }: {
    readonly engine: Engine;
    readonly ensureTopics: (topics: readonly string[]) => Promise<void>;
  },
  topics: readonly string[],
  handle: (messages: readonly Message[]) => Promise<void>,
): (() => Promise<void>) => {
  const cursors = new Map<string, Cursor>();
  return async () => {
    await ensureTopics(topics);
    for (const topic of topics) {
      const reached = await engine.read(topic, cursors.get(topic) ?? new Map(), (entries) =>
        handle(entries.filter(isOriginal).map(({ message }) => message)),
      );
      cursors.set(topic, reached);
    }
  };
};
