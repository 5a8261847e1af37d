import { AppError } from '@wellspring/errors';
import { databases, distinctDataOf, note, dataOf, factAbout, type StoreUnderTest } from './documents-fixture.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const writesContract = (under: StoreUnderTest): void => {
  const database = databases(under);

  it('stores state and publishes the facts that it causes', async () => {
    const { documents, notes, bus } = await database.open({ traceparent: () => '00-trace-span-01' });
    await documents.insert(notes, note('a'), [factAbout('a', 1), factAbout('a', 2)]);
    await documents.drained();
    expect(await notes.findById('a').lean()).toEqual(note('a'));
    expect(dataOf(bus.published)).toEqual(['a:1', 'a:2']);
    expect(bus.published[0]).toMatchObject({
      ...factAbout('a', 1),
      data: expect.any(Uint8Array) as Uint8Array,
      source: 'notes',
      traceparent: '00-trace-span-01',
      id: expect.any(String) as string,
      time: expect.any(Date) as Date,
    });
  });

  it('publishes nothing of a write that is refused', async () => {
    const { documents, notes, bus } = await database.open();
    await documents.insert(notes, note('a'), [factAbout('a', 1)]);
    await expect(documents.insert(notes, note('a'), [factAbout('a', 'again')])).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const taken = note('b', { title: 'title of a' });
    await expect(documents.insert(notes, taken, [factAbout('b', 1)])).rejects.toBeInstanceOf(AppError);
    const stale = {
      filter: { _id: 'a', revision: 7 },
      update: { $set: { count: 1 } },
      facts: [factAbout('a', 'stale')],
    };
    expect(await documents.change(notes, stale)).toBeNull();
    await documents.insert(notes, note('c'), []);
    const renamed = {
      filter: { _id: 'c' },
      update: { $set: { title: 'title of a' } },
      facts: [factAbout('c', 'renamed')],
    };
    await expect(documents.change(notes, renamed)).rejects.toMatchObject({ code: 'CONFLICT' });
    await documents.drained();
    expect(dataOf(bus.published)).toEqual(['a:1']);
  });

  it('writes only where the revision is unchanged, and publishes only then', async () => {
    const { documents, notes, bus } = await database.open();
    const first = (count: number) => documents.compareAndSet(notes, note('a', { count }), 0, [factAbout('a', count)]);
    const wrote = await Promise.all([first(1), first(2)]);
    expect(wrote.toSorted()).toEqual([false, true]);
    const second = (count: number) =>
      documents.compareAndSet(notes, note('a', { revision: 2, count }), 1, [factAbout('a', count)]);
    const won = (await Promise.all([second(3), second(4)])).indexOf(true);
    expect(await first(5)).toBe(false);
    await documents.drained();
    expect(await notes.findById('a').lean()).toEqual(note('a', { revision: 2, count: 3 + won }));
    expect(dataOf(bus.published)).toEqual([`a:${wrote.indexOf(true) + 1}`, `a:${3 + won}`]);
  });

  it('hides the fields of the relay from readers', async () => {
    const { documents, notes, bus } = await database.open();
    bus.failWhile(() => true);
    await documents.insert(notes, note('a'), [factAbout('a', 1)]);
    const change = { filter: { _id: 'a' }, update: { $set: { count: 3 } }, facts: [factAbout('a', 2)] };
    const after = note('a', { count: 3 });
    expect(await documents.change(notes, change)).toEqual(after);
    expect(await documents.change(notes, { ...change, facts: [] })).toEqual(after);
    expect(await notes.findOne({ title: 'title of a', deletedAt: null }).lean()).toEqual(after);
    expect(await notes.find({ _id: { $in: ['a'] } }).lean()).toEqual([after]);
    expect(await documents.waiting()).toBe(1);
    bus.failWhile(() => false);
    await documents.drained();
    expect(dataOf(bus.published)).toEqual(['a:1', 'a:2']);
    expect(await documents.waiting()).toBe(0);
  });

  it('keeps the operators of a change beside the facts', async () => {
    const { documents, notes } = await database.open();
    await documents.insert(notes, note('a', { remark: 'x' }), []);
    const update = { $push: { steps: 4 }, $inc: { revision: 1, count: 2 }, $unset: { remark: 1 } };
    expect(await documents.change(notes, { filter: { _id: 'a' }, update, facts: [factAbout('a', 2)] })).toEqual(
      note('a', { steps: [4], count: 2, revision: 2 }),
    );
  });

  it('inserts what it can of many and answers for each', async () => {
    const { documents, notes, bus } = await database.open();
    await documents.insert(notes, note('b'), []);
    const rows = ['a', 'b', 'c', 'a'].map((id) => ({ document: note(id), facts: [factAbout(id, 'many')] }));
    const taken = { document: note('d', { title: 'title of c' }), facts: [factAbout('d', 'many')] };
    expect(await documents.insertMany(notes, [...rows, taken])).toEqual([true, false, true, false, false]);
    expect(await documents.insertMany(notes, [])).toEqual([]);
    await documents.drained();
    expect(dataOf(bus.published).sort()).toEqual(['a:many', 'c:many']);
  });

  it('changes many and answers for each', async () => {
    const { documents, notes, bus } = await database.open();
    await documents.insertMany(
      notes,
      numbers(40).map((n) => ({ document: note(`n${n}`), facts: [] })),
    );
    const changes = numbers(60).map((n) => ({
      filter: { _id: `n${n}`, revision: n % 2 === 0 ? 1 : 9 },
      update: { $inc: { revision: 1 } },
      facts: [factAbout(`n${n}`, 2)],
    }));
    const expected = numbers(60).map((n) => n < 40 && n % 2 === 0);
    expect(await documents.changeMany(notes, changes)).toEqual(expected);
    await documents.drained();
    expect(dataOf(bus.published).sort()).toEqual(
      numbers(40)
        .filter((n) => n % 2 === 0)
        .map((n) => `n${n}:2`)
        .sort(),
    );
  });

  it('keeps the order of one aggregate while many change it at once', async () => {
    const { documents, notes, bus } = await database.open();
    const ids = numbers(5).map((n) => `n${n}`);
    await documents.insertMany(
      notes,
      ids.map((id) => ({ document: note(id), facts: [factAbout(id, 1)] })),
    );
    const raise = async (id: string): Promise<void> => {
      for (;;) {
        const current = await notes.findById(id).lean();
        const revision = (current?.revision ?? 0) + 1;
        const filter = { _id: id, revision: revision - 1 };
        if (await documents.change(notes, { filter, update: { $set: { revision } }, facts: [factAbout(id, revision)] }))
          return;
      }
    };
    await Promise.all(numbers(50).map((n) => raise(`n${n % 5}`)));
    await documents.drained();
    for (const id of ids)
      expect(distinctDataOf(bus.published).filter((what) => what.startsWith(`${id}:`))).toEqual(
        numbers(11).map((n) => `${id}:${n + 1}`),
      );
  });

  it('sets what is newer and ignores the rest, in any order and at once', async () => {
    const { documents, notes } = await database.open();
    const newest = note('a', { revision: 9, count: 9 });
    const states = numbers(10).map((n) => note('a', { revision: n, count: n, ...(n < 9 ? { remark: 'old' } : {}) }));
    const shuffled = [...states, ...states].sort((x, y) => ((x.count * 7) % 10) - ((y.count * 7) % 10));
    const wrote = await Promise.all(shuffled.map((state) => documents.setIfNewer(notes, state)));
    expect(wrote.filter(Boolean).length).toBeGreaterThan(0);
    expect(await notes.findById('a').lean()).toEqual(newest);
    expect(await documents.setIfNewer(notes, newest)).toBe(false);
    expect(await documents.setIfNewer(notes, note('b'))).toBe(true);
  });

  it('keeps the newest of many states that come at once, however often', async () => {
    const { documents, notes } = await database.open();
    const states = numbers(10).flatMap((n) => ['a', 'b'].map((id) => note(id, { revision: n, count: n })));
    const shuffled = [...states, ...states].sort((x, y) => ((x.count * 7) % 10) - ((y.count * 7) % 10));
    await Promise.all([
      documents.setManyIfNewer(notes, shuffled),
      documents.setManyIfNewer(notes, shuffled.toReversed()),
    ]);
    await documents.setManyIfNewer(notes, states.slice(0, 4));
    await documents.setManyIfNewer(notes, []);
    expect(await notes.find().sort({ _id: 1 }).lean()).toEqual(states.slice(-2));
  });

  it('holds unique indexes over live documents only', async () => {
    const { documents, notes } = await database.open();
    await documents.insert(notes, note('a', { title: 'same' }), []);
    await documents.change(notes, { filter: { _id: 'a' }, update: { $set: { deletedAt: new Date() } }, facts: [] });
    await documents.insert(notes, note('b', { title: 'same' }), []);
    await expect(documents.insert(notes, note('c', { title: 'same' }), [])).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('refuses fields that the schema does not know', async () => {
    const { documents, notes } = await database.open();
    const odd = Object.assign(note('a'), { colour: 'red' });
    await expect(documents.insert(notes, odd, [])).rejects.toThrow('colour');
    await expect(notes.find(Object.assign({}, { colour: 'red' })).exec()).rejects.toThrow('colour');
  });
};
