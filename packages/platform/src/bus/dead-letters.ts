import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import type { Cursor, Engine, Entry, LogRecord } from './engine.ts';
import { LARGEST_MESSAGE } from './message-size.ts';
import type { Bus, DeadLetter, DeadLetterQuery, Message } from './port.ts';

/** Holds what consumers could not handle, and a marker for each that was handed over again. */
export const DEAD_LETTERS = 'wellspring.dead-letters.v1';

const LISTED_AT_MOST = 1_000;
const REDRIVEN_AT_ONCE = 100;

/** What is remembered of a dead letter; its message stays in the log. */
type Open = { readonly group: string; readonly partition: number; readonly offset: number };

/** One failure of one group. A crash may write its dead letter twice; this name identifies both. */
const failureName = (group: string, origin: string): string => `${group} ${origin}`;

const nameOf = ({ headers: { group = '', origin = '' } }: Entry): string => failureName(group, origin);

const positionOf = ({ origin }: Entry): string => origin.slice(DEAD_LETTERS.length + 1);

const deadLetterOf = (entry: Entry): DeadLetter => ({
  position: positionOf(entry),
  group: entry.headers.group ?? '',
  reason: entry.headers.reason ?? '',
  failedAt: new Date(entry.headers.failedAt ?? entry.message.time),
  message: { ...entry.message, topic: entry.headers.topic ?? '' },
});

/** What is not handled yet, as far as the log was read. Names only: reading on reads what is new. */
const openDeadLetters = (engine: Engine) => {
  const open = new Map<string, Open>();
  const redriven = new Set<string>();
  let cursor: Cursor = new Map();

  const note = (entry: Entry): void => {
    const { redriven: done, group = '' } = entry.headers;
    if (done !== undefined) {
      redriven.add(done);
      open.delete(done);
      return;
    }
    const [partition = 0, offset = 0] = positionOf(entry).split('/').map(Number);
    const name = nameOf(entry);
    if (!redriven.has(name) && !open.has(name)) open.set(name, { group, partition, offset });
  };

  return {
    readOn: async (): Promise<ReadonlyMap<string, Open>> => {
      cursor = await engine.read(DEAD_LETTERS, cursor, async (entries) => entries.forEach(note));
      return open;
    },
  };
};

/** From where a reader finds all of these. */
const before = (letters: Iterable<Open>): Cursor => {
  const cursor = new Map<number, number>();
  for (const { partition, offset } of letters) cursor.set(partition, Math.min(offset, cursor.get(partition) ?? offset));
  return cursor;
};

const chosenBy =
  ({ group, positions }: DeadLetterQuery) =>
  ([, letter]: readonly [string, Open]): boolean =>
    (group === undefined || letter.group === group) &&
    (positions === undefined || positions.includes(`${letter.partition}/${letter.offset}`));

/** First the messages, then the marks: a crash between the two hands them over twice, never not at all. */
const handOver = async (engine: Engine, entries: readonly Entry[]): Promise<void> => {
  const again = entries.filter(({ headers }) => headers.withoutBody === undefined);
  const records = again.map((entry): LogRecord => {
    const { message, group } = deadLetterOf(entry);
    return { message, headers: { only: group, redrive: nameOf(entry) } };
  });
  const marks = entries.map((entry): LogRecord => {
    const message = { ...entry.message, topic: DEAD_LETTERS, data: new Uint8Array() };
    return { message, headers: { redriven: nameOf(entry) } };
  });
  await engine.append(records);
  await engine.append(marks);
};

/** Stores a dead letter; without its body where the broker does not accept its size. */
const append = async (engine: Engine, { message, headers }: LogRecord): Promise<void> => {
  try {
    if (message.data.byteLength > LARGEST_MESSAGE) throw new AppError('TOO_LARGE', verbatim('The event is too large'));
    await engine.append([{ message, headers }]);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_LARGE') throw error;
    const withoutBody = { ...message, data: new Uint8Array() };
    await engine.append([{ message: withoutBody, headers: { ...headers, withoutBody: 'true' } }]);
  }
};

/** Writes, counts, lists and redrives dead letters, one after the other. */
export const deadLetterQueue = (engine: Engine, now: () => Date) => {
  const { readOn } = openDeadLetters(engine);
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Hands over those that are chosen and open, some at a time. */
  const readChosen = async (query: DeadLetterQuery, take: (entries: readonly Entry[]) => Promise<void>) => {
    const chosen = new Map([...(await readOn())].filter(chosenBy(query)));
    if (chosen.size === 0) return;
    const isChosen = (entry: Entry): boolean => {
      const letter = chosen.get(nameOf(entry));
      return letter !== undefined && `${letter.partition}/${letter.offset}` === positionOf(entry);
    };
    await engine.read(DEAD_LETTERS, before(chosen.values()), (entries) => take(entries.filter(isChosen)));
  };

  return {
    write: (group: string, message: Message, origin: string, reason: string): Promise<void> => {
      const failedAt = now().toISOString();
      const headers = { group, origin, reason: reason.slice(0, 1_000), failedAt, topic: message.topic };
      return append(engine, { message: { ...message, topic: DEAD_LETTERS }, headers });
    },
    count: (): Promise<number> => inTurn(async () => (await readOn()).size),
    list: (query: DeadLetterQuery = {}): Promise<readonly DeadLetter[]> =>
      inTurn(async () => {
        const letters: DeadLetter[] = [];
        await readChosen(query, async (entries) => {
          for (const entry of entries) if (letters.length < LISTED_AT_MOST) letters.push(deadLetterOf(entry));
        });
        return letters.sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime());
      }),
    redrive: (query: Parameters<Bus['redrive']>[0]): Promise<number> =>
      inTurn(async () => {
        let count = 0;
        await readChosen(query, async (entries) => {
          for (let from = 0; from < entries.length; from += REDRIVEN_AT_ONCE)
            await handOver(engine, entries.slice(from, from + REDRIVEN_AT_ONCE));
          count += entries.length;
        });
        return count;
      }),
  };
};

export type DeadLetterQueue = ReturnType<typeof deadLetterQueue>;
