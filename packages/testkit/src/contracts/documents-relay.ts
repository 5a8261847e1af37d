import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';
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

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A clock by which every lease that is held now has run out. */
const later = (): Date => new Date(Date.now() + 60_000);

const raise = ({ documents, notes }: Opened, id: string, step: number | string): Promise<unknown> =>
  documents.change(notes, {
    filter: { _id: id },
    update: { $inc: { revision: 1 }, $push: { steps: Number(step) } },
    facts: [factAbout(id, step)],
  });

export const relayContract = (under: StoreUnderTest): void => {
  const database = databases(under);

  it('loses nothing and keeps the order when the broker is away for a while', async () => {
    const one = await database.open();
    await one.documents.insertMany(
      one.notes,
      numbers(20).map((n) => ({ document: note(`n${n}`), facts: [factAbout(`n${n}`, 0)] })),
    );
    let refusals = 0;
    one.bus.failWhile(() => (refusals += 1) < 4);
    for (const step of [1, 2, 3]) await Promise.all(numbers(20).map((n) => raise(one, `n${n}`, step)));
    await one.documents.drained();
    expect(refusals).toBeGreaterThanOrEqual(4);
    for (const n of numbers(20))
      expect(distinctDataOf(one.bus.published).filter((what) => what.startsWith(`n${n}:`))).toEqual(
        [0, 1, 2, 3].map((step) => `n${n}:${step}`),
      );
  });

  it('holds a bounded number of facts in memory and finds the others in their documents', async () => {
    const bus = collectingPublisher();
    const gate = Promise.withResolvers<void>(); // the broker is slow: it answers when this opens
    const one = await database.open({ publish: (messages) => gate.promise.then(() => bus.publish(messages)) });
    const many = 12_000;
    for (let from = 0; from < many; from += 1_000) {
      const rows = numbers(1_000).map((n) => `n${from + n}`);
      await one.documents.insertMany(
        one.notes,
        rows.map((id) => ({ document: note(id), facts: [factAbout(id, 1)] })),
      );
    }
    await raise(one, 'n0', 2);
    await raise(one, `n${many - 1}`, 2);
    gate.resolve();
    await one.documents.drained();
    expect(new Set(dataOf(bus.published)).size).toBe(many + 2);
    const ends = distinctDataOf(bus.published).filter(
      (what) => what.startsWith('n0:') || what.startsWith(`n${many - 1}:`),
    );
    expect(ends.filter((what) => what.startsWith('n0:'))).toEqual(['n0:1', 'n0:2']);
    expect(ends.filter((what) => !what.startsWith('n0:'))).toEqual([`n${many - 1}:1`, `n${many - 1}:2`]);
  });

  it('publishes the facts of a process that ended between write and publishing', async () => {
    const ended = await database.open({ start: false });
    await eventually(() => ended.documents.ping());
    await ended.documents.insert(ended.notes, note('a'), [factAbout('a', 1)]);
    await raise(ended, 'a', 2);
    await database.close(ended);
    const heir = await database.open({ now: later });
    await heir.documents.drained();
    expect(dataOf(heir.bus.published)).toEqual(['a:1', 'a:2']);
    expect(ended.bus.published).toEqual([]);
  });

  it('does not hold up other documents by a fact that cannot be published', async () => {
    const bus = collectingPublisher();
    const publish = async (messages: readonly Message[]): Promise<void> => {
      if (messages.some(({ key }) => key === 'broken'))
        throw new AppError('CONFLICT', verbatim('The topic loses messages'));
      await bus.publish(messages);
    };
    const one = await database.open({ publish });
    const ids = ['a', 'broken', 'b'];
    await one.documents.insertMany(
      one.notes,
      ids.map((id) => ({ document: note(id), facts: [factAbout(id, 1)] })),
    );
    await eventually(() => expect(dataOf(bus.published)).toEqual(['a:1', 'b:1']));
    await eventually(async () => expect(await one.documents.waiting()).toBe(1));
  });

  it('removes a deleted document after its facts are published, where purging is on', async () => {
    const one = await database.open({ purge: true });
    const deletion = (id: string, facts: number) => ({
      filter: { _id: id },
      update: { $set: { deletedAt: new Date() } },
      facts: numbers(facts).map((n) => factAbout(id, `deleted${n}`)),
    });
    const ids = ['a', 'b', 'c', 'kept'];
    await one.documents.insertMany(
      one.notes,
      ids.map((id) => ({ document: note(id), facts: [factAbout(id, 1)] })),
    );
    one.bus.failWhile(() => true);
    await one.documents.changeMany(one.notes, [deletion('a', 1), deletion('b', 2), deletion('c', 0)]);
    expect(await one.notes.findById('a').lean()).toMatchObject({ deletedAt: expect.any(Date) as Date });
    one.bus.failWhile(() => false);
    await one.documents.drained();
    expect(await one.notes.find({ _id: { $in: ids } }).lean()).toEqual([note('kept')]);
    const published = distinctDataOf(one.bus.published);
    expect(['a:deleted0', 'b:deleted0', 'b:deleted1'].filter((fact) => !published.includes(fact))).toEqual([]);
  });

  it('leaves the revision to the writers', async () => {
    const one = await database.open();
    await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
    await Promise.all(numbers(20).map((n) => raise(one, 'a', n)));
    await one.documents.drained();
    expect(await one.notes.findById('a').lean()).toMatchObject({ revision: 21 });
  });

  it('stops within seconds while the broker is unavailable, and continues at the next start', async () => {
    const one = await database.open();
    one.bus.failWhile(() => true);
    await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
    const began = performance.now();
    await database.close(one);
    expect(performance.now() - began).toBeLessThan(3_000);
    const next = await database.open({ now: later });
    await next.documents.drained();
    expect(dataOf(next.bus.published)).toEqual(['a:1']);
  });

  if (!under.shared) return;

  it('keeps the order when two processes write the same documents', async () => {
    const log = collectingPublisher(); // the one broker of both
    const slowly = async (messages: readonly Message[]): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      await log.publish(messages);
    };
    const both = [await database.open({ publish: slowly }), await database.open({ publish: slowly })];
    const ids = numbers(4).map((n) => `n${n}`);
    const [first] = both;
    await first?.documents.insertMany(
      first.notes,
      ids.map((id) => ({ document: note(id), facts: [] })),
    );
    const writer = async (one: Opened, process: number): Promise<void> => {
      for (const step of numbers(15)) await Promise.all(ids.map((id) => raise(one, id, process * 100 + step)));
    };
    await Promise.all(both.map(writer));
    for (const one of both) await one.documents.drained();
    for (const id of ids) {
      const stored = await first?.notes.findById(id).lean();
      const order = distinctDataOf(log.published).filter((what) => what.startsWith(`${id}:`));
      expect(order).toEqual(stored?.steps.map((step) => `${id}:${step}`));
      expect(order).toHaveLength(30);
    }
  });

  it('sweeps only what is due, by an index', async () => {
    const one = await database.open();
    await one.documents.insertMany(
      one.notes,
      numbers(200).map((n) => ({ document: note(`n${n}`), facts: [] })),
    );
    one.bus.failWhile(() => true);
    await one.documents.insert(one.notes, note('waits'), [factAbout('waits', 1)]);
    const sweep = one.notes.collection.find(
      { 'relay.due': { $lte: later() } },
      { sort: { 'relay.due': 1 }, limit: 500 },
    );
    const { executionStats, queryPlanner } = await sweep.explain('executionStats');
    expect(JSON.stringify(queryPlanner)).toContain('"indexName":"relay.due_1"');
    expect(JSON.stringify(queryPlanner)).not.toContain('COLLSCAN');
    expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1, totalKeysExamined: 1 });
    one.bus.failWhile(() => false);
    await one.documents.drained();
  });
};
