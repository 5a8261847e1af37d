import type { Entry } from './engine.ts';

/** Bytes of messages that the tail of one topic holds. */
const MOST_BYTES = 1_000_000;
/** What a message takes beside its data. */
const BESIDE_DATA = 500;

const sizeOf = ({ message }: Entry): number => message.data.byteLength + BESIDE_DATA;

/**
 * The newest entries of a topic: groups that keep up read each entry from here, not each from the file, and all get the same message,
 * which then has to be decoded once.
 */
export const logTail = () => {
  let entries: Entry[] = [];
  let first = 0;
  let bytes = 0;
  const shorten = (): void => {
    let gone = 0;
    for (const entry of entries) {
      if (bytes <= MOST_BYTES / 2) break;
      bytes -= sizeOf(entry);
      gone += 1;
    }
    entries = entries.slice(gone);
    first += gone;
  };
  return {
    /** An entry that does not follow on those that are here takes their place. */
    add: (offset: number, entry: Entry): void => {
      if (offset !== first + entries.length) [entries, first, bytes] = [[], offset, 0];
      entries.push(entry);
      bytes += sizeOf(entry);
      if (bytes > MOST_BYTES) shorten();
    },
    /** What lies in the file has changed. */
    forget: (): void => void ([entries, bytes] = [[], 0]),
    /** Those from an offset on, at most so many; undefined where some of them may be in the file alone. */
    after: (offset: number, most: number): readonly Entry[] | undefined =>
      offset < first || entries.length === 0 ? undefined : entries.slice(offset - first, offset - first + most),
  };
};

export type LogTail = ReturnType<typeof logTail>;
