import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';
import { LARGEST_MESSAGE } from '@wellspring/platform/bus/message-size';
import { verbatim } from '@wellspring/words/message';
import { eventually } from '../eventually.ts';
import { collectingPublisher } from '../in-memory-bus.ts';
import {
  databases,
  distinctDataOf,
  note,
  dataOf,
  factAbout,
  type Opened,
  type StoreUnderTest,
} from './documents-fixture.ts';

const HOUR_MS = 3_600_000;

const raise = ({ documents, notes }: Opened, id: string, step: number): Promise<unknown> =>
  documents.change(notes, { filter: { _id: id }, update: { $inc: { revision: 1 } }, facts: [factAbout(id, step)] });

/** A broker that refuses some messages, with the given error. */
const refusing = (error: () => Error | undefined) => {
  const bus = collectingPublisher();
  const publish = async (messages: readonly Message[]): Promise<void> => {
    const refused = messages.some(({ key }) => key === 'broken') ? error() : undefined;
    if (refused) {
      await new Promise((resume) => setTimeout(resume, 50)); // more is written meanwhile
      throw refused;
    }
    await bus.publish(messages);
  };
  return { ...bus, publish };
};

/** The relay and events that cannot be published, or whose process has died. */
export const relayFailureContract = (under: StoreUnderTest): void => {
  const database = databases(under);

  it('keeps the facts of a document in order with any error of publishing', async () => {
    let failures = 0;
    let ahead = 0;
    const bus = refusing(() =>
      failures++ < 4 ? new AppError('CONFLICT', verbatim('The topic loses messages')) : undefined,
    );
    // every look at the clock is a minute later: leases run out at once
    const now = (): Date => new Date(Date.now() + (ahead += 60_000));
    const one = await database.open({ publish: bus.publish, now });
    await one.documents.insert(one.notes, note('broken'), [factAbout('broken', 1)]);
    await one.documents.insert(one.notes, note('sound'), [factAbout('sound', 1)]);
    for (const step of [2, 3, 4, 5, 6]) {
      await raise(one, 'broken', step);
      await new Promise((resume) => setTimeout(resume, 20));
    }
    await eventually(() => expect(dataOf(bus.published)).toContain('sound:1'));
    await one.documents.drained();
    expect(failures).toBeGreaterThan(4);
    expect(distinctDataOf(bus.published).filter((what) => what.startsWith('broken'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((step) => `broken:${step}`),
    );
  });

  it('refuses to write an event that no broker would accept', async () => {
    const one = await database.open();
    const huge = { ...factAbout('huge', 1), data: new Uint8Array(LARGEST_MESSAGE + 1) };
    const refusal = { code: 'TOO_LARGE', message: expect.stringContaining('too much') as string };
    await expect(one.documents.insert(one.notes, note('huge'), [huge])).rejects.toMatchObject(refusal);
    await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
    const change = { filter: { _id: 'a' }, update: { $set: { revision: 2 } }, facts: [{ ...huge, key: 'a' }] };
    await expect(one.documents.change(one.notes, change)).rejects.toMatchObject(refusal);
    await one.documents.drained();
    expect(await one.notes.find().lean()).toEqual([note('a')]);
    expect(dataOf(one.bus.published)).toEqual(['a:1']);
  });

  it('dead-letters an event that the broker never accepts, and continues with the document', async () => {
    const bus = refusing(() => new AppError('TOO_LARGE', verbatim('The event is larger than the broker takes')));
    const one = await database.open({ publish: bus.publish, deadLetter: bus.deadLetter });
    await one.documents.insert(one.notes, note('a'), [
      factAbout('a', 1),
      { ...factAbout('a', 2), key: 'broken' },
      factAbout('a', 3),
    ]);
    await one.documents.drained();
    expect(dataOf(bus.published)).toEqual(['a:1', 'a:3']);
    expect(bus.deadLetters).toMatchObject([
      { group: 'notes.relay', reason: 'The event is larger than the broker takes', message: { key: 'broken' } },
    ]);
  });

  it('does not wait for ever for facts that cannot be published', async () => {
    const bus = refusing(() => new AppError('CONFLICT', verbatim('The topic loses messages')));
    const one = await database.open({ publish: bus.publish, drainStalledMs: 200 });
    await one.documents.insert(one.notes, note('broken'), [factAbout('broken', 1)]);
    await expect(one.documents.drained()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await one.documents.waiting()).toBe(1);
  });

  it('says since when the oldest fact waits, whether this process holds it or has left it in its document', async () => {
    let isBroken = true;
    const bus = refusing(() => (isBroken ? new AppError('CONFLICT', verbatim('The topic loses messages')) : undefined));
    let now = new Date();
    const one = await database.open({ publish: bus.publish, now: () => now });
    expect(await one.documents.waitingSince()).toBeNull();
    const written = now;
    await one.documents.insert(one.notes, note('broken'), [factAbout('broken', 1)]);
    expect(await one.documents.waitingSince()).toEqual(written);
    now = new Date(written.getTime() + 5_000);
    await raise(one, 'broken', 2);
    await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
    await eventually(async () => expect(await one.documents.waiting()).toBe(1));
    expect(await one.documents.waitingSince()).toEqual(written);
    isBroken = false;
    now = new Date(written.getTime() + 20_000); // its lease is over
    await eventually(async () => expect(await one.documents.waitingSince()).toBeNull(), 10_000);
  });

  it('publishes the facts of a process whose clock was an hour ahead', async () => {
    const ended = await database.open({ start: false, now: () => new Date(Date.now() + HOUR_MS) });
    await eventually(() => ended.documents.ping());
    await ended.documents.insert(ended.notes, note('a'), [factAbout('a', 1)]);
    await database.close(ended);
    const heir = await database.open();
    await heir.documents.drained();
    expect(dataOf(heir.bus.published)).toEqual(['a:1']);
  });
};
