import type { Carried, Cursor, Engine, Entry } from './engine.ts';
import type { Bus, DeadLetter } from './port.ts';

/** Holds what consumers could not handle, and a marker for each that was handed over again. */
export const DEAD_LETTERS = 'wellspring.dead-letters.v1';

type Which = Parameters<Bus['redrive']>[0];

/** One failure of one group. A crash may write its letter twice; this name tells that they are one. */
const failureName = (group: string, origin: string): string => `${group} ${origin}`;

const letterOf = ({ message, notes, origin }: Entry): DeadLetter => ({
  position: origin.slice(DEAD_LETTERS.length + 1),
  group: notes.group ?? '',
  reason: notes.reason ?? '',
  failedAt: new Date(notes.failedAt ?? message.time),
  message: { ...message, topic: notes.topic ?? '' },
});

/** Writes, lists and redrives dead letters. It keeps what it has read, so that listing again reads only what is new. */
export const deadLetterBook = (engine: Engine, now: () => Date) => {
  const letters = new Map<string, DeadLetter>();
  const redriven = new Set<string>();
  let cursor: Cursor = new Map();
  let reading: Promise<unknown> = Promise.resolve();

  const readOn = async (): Promise<void> => {
    const news = await engine.read(DEAD_LETTERS, cursor);
    cursor = news.cursor;
    for (const entry of news.entries) {
      const { redriven: done, group = '', origin = '' } = entry.notes;
      const name = failureName(group, origin);
      if (done !== undefined) redriven.add(done);
      else if (!letters.has(name)) letters.set(name, letterOf(entry));
    }
    for (const name of redriven) letters.delete(name);
  };

  const open = async (): Promise<ReadonlyMap<string, DeadLetter>> => {
    const turn = reading.then(readOn, readOn);
    reading = turn.catch(() => undefined);
    await turn;
    return letters;
  };

  const marker = (name: string, letter: DeadLetter): Carried => ({
    message: { ...letter.message, topic: DEAD_LETTERS, data: new Uint8Array() },
    notes: { redriven: name },
  });

  return {
    bury: (group: string, { message, origin }: Entry, reason: string): Promise<void> => {
      const failedAt = now().toISOString();
      const notes = { group, origin, reason: reason.slice(0, 1_000), failedAt, topic: message.topic };
      return engine.append([{ message: { ...message, topic: DEAD_LETTERS }, notes }]);
    },
    list: async (): Promise<readonly DeadLetter[]> =>
      [...(await open()).values()].sort((a, b) => a.failedAt.getTime() - b.failedAt.getTime()),
    redrive: async ({ group, positions }: Which): Promise<number> => {
      const chosen = [...(await open())].filter(
        ([, letter]) =>
          (group === undefined || letter.group === group) &&
          (positions === undefined || positions.includes(letter.position)),
      );
      // first the message, then the mark: a crash between the two hands it over twice, never not at all
      await engine.append(chosen.map(([, letter]) => ({ message: letter.message, notes: { only: letter.group } })));
      await engine.append(chosen.map(([name, letter]) => marker(name, letter)));
      return chosen.length;
    },
  };
};
