import { unsupported } from './errors.ts';
import type { Doc } from './values.ts';

/** The part of MongoDB's cursors that mongoose uses: read on demand, closed early, or taken as a whole. */
export type Cursor = AsyncIterable<Doc> & {
  next(): Promise<Doc | null>;
  hasNext(): Promise<boolean>;
  toArray(): Promise<Doc[]>;
  close(): Promise<void>;
  map(transform: (doc: Doc) => Doc): Cursor;
  explain(): Promise<unknown>;
  on(): Cursor;
  once(): Cursor;
  addCursorFlag(flag: string): Cursor;
};

type Reading = {
  /** Starts the reading, when the first document is read. */
  readonly open: () => Iterable<Doc>;
  /** Every step of it is taken in here, for the words of its errors. */
  readonly read: <T>(work: () => T) => T;
  readonly explain: () => unknown;
};

export const cursorOver = ({ open, read, explain }: Reading): Cursor => {
  let reading: Iterator<Doc> | undefined;
  let ahead: IteratorResult<Doc> | undefined;
  const step = (): IteratorResult<Doc> => read(() => (reading ??= open()[Symbol.iterator]()).next());
  const cursor: Cursor = {
    next: async () => {
      const one = ahead ?? step();
      ahead = undefined;
      return one.done ? null : one.value;
    },
    hasNext: async () => !(ahead ??= step()).done,
    toArray: async () => {
      const docs: Doc[] = ahead && !ahead.done ? [ahead.value] : [];
      ahead = undefined;
      if (!reading) return [...docs, ...read(() => [...open()])];
      for (let one = step(); !one.done; one = step()) docs.push(one.value);
      return docs;
    },
    close: async () => {
      reading ??= [][Symbol.iterator]();
      reading.return?.();
      reading = [][Symbol.iterator]();
      ahead = undefined;
    },
    map: (transform) =>
      cursorOver({
        open: function* () {
          for (const doc of open()) yield transform(doc);
        },
        read,
        explain,
      }),
    explain: async () => read(explain),
    on: () => cursor,
    once: () => cursor,
    addCursorFlag: (flag) => {
      throw unsupported(`The cursor flag ${flag}`);
    },
    async *[Symbol.asyncIterator]() {
      for (let doc = await cursor.next(); doc; doc = await cursor.next()) yield doc;
    },
  };
  return cursor;
};
