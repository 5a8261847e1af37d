import { AppError } from '@wellspring/errors';
import type { Message } from '@wellspring/platform/bus/port';
import { eventually } from '../eventually.ts';
import { message, openForTest, recorder, textOf, unique } from './bus-fixture.ts';
import type { BusMaker } from './bus-fixture.ts';

const counted = (topic: string, count: number, keys = 5): Message[] =>
  Array.from({ length: count }, (_, at) => message(topic, `key-${at % keys}`, String(at)));

const inOrderOfKey = (messages: readonly Message[]): boolean => {
  const last = new Map<string, number>();
  return messages.every((one) => {
    const before = last.get(one.key) ?? -1;
    last.set(one.key, Number(textOf(one)));
    return Number(textOf(one)) > before;
  });
};

/** Who gets which message, when, and in what order. */
export const busDeliveryContract = (maker: BusMaker): void => {
  const open = openForTest(maker);

  it('hands a message over as it was published', async () => {
    const [topic, bus] = [unique('whole'), await open()];
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const sent = { ...message(topic, 'Ōnsen/1', ''), data: Uint8Array.of(0, 255, 128), traceparent };
    const plain = message(topic, 'Ōnsen/1', 'without a trace');
    const { received, consumer } = recorder(unique('group'), topic);
    await bus.subscribe(consumer);
    await bus.publish([sent, plain]);
    await eventually(() => expect(received).toHaveLength(2));
    expect(received.map((one) => ({ ...one, data: [...one.data] }))).toEqual(
      [sent, plain].map((one) => ({ ...one, data: [...one.data] })),
    );
    expect(received[1]).not.toHaveProperty('traceparent');
  });

  it('gives each message to each group once, in order per key', async () => {
    const [topic, bus] = [unique('order'), await open()];
    const one = recorder(unique('one'), topic);
    const other = recorder(unique('other'), topic, { maxBatch: 7 });
    await bus.subscribe(one.consumer);
    await bus.subscribe(other.consumer);
    const messages = counted(topic, 500);
    await Promise.all(Array.from({ length: 50 }, (_, at) => bus.publish(messages.slice(at * 10, at * 10 + 10))));
    for (const { received } of [one, other]) {
      await eventually(() => expect(received).toHaveLength(500));
      expect(new Set(received.map(({ id }) => id)).size).toBe(500);
      expect(inOrderOfKey(received)).toBe(true);
    }
  });

  it('starts a new group at the beginning, in batches of its requested size', async () => {
    const [topic, bus] = [unique('past'), await open()];
    await bus.publish(counted(topic, 60));
    const sizes: number[] = [];
    const { received, consumer } = recorder(unique('late'), topic, {
      maxBatch: 20,
      before: (batch) => void sizes.push(batch.length),
    });
    await bus.subscribe(consumer);
    await eventually(() => expect(received).toHaveLength(60));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
    expect(inOrderOfKey(received)).toBe(true);
  });

  it('continues after a restart at the offset of the group', async () => {
    const [topic, group] = [unique('restart'), unique('group')];
    const before = await open();
    const first = recorder(group, topic);
    await before.subscribe(first.consumer);
    await before.publish(counted(topic, 20));
    await eventually(() => expect(first.received).toHaveLength(20));
    await before.close();
    const after = await open();
    await after.publish([message(topic, 'key-0', 'news')]);
    const second = recorder(group, topic);
    await after.subscribe(second.consumer);
    await eventually(() => expect(second.texts()).toEqual(['news']));
  });

  it('reports the lag of a group', async () => {
    const [topic, group, bus] = [unique('lag'), unique('group'), await open()];
    await bus.publish(counted(topic, 30));
    expect(await bus.lag(group, [topic])).toBe(30);
    const { consumer } = recorder(group, topic);
    await bus.subscribe(consumer);
    expect(bus.groups()).toEqual([{ group, topics: [topic] }]);
    await eventually(async () => expect(await bus.lag(group, [topic])).toBe(0));
  });

  it('broadcasts to every listener from now on only', async () => {
    const topic = unique('hints');
    const one = await open();
    const other = maker.several ? await open() : one;
    await one.publish([message(topic, 'k', 'before')]);
    const received: string[][] = [[], []];
    const first = await one.broadcast([topic], (hint) => received[0]?.push(textOf(hint)));
    await other.broadcast([topic], (hint) => received[1]?.push(textOf(hint)));
    await one.publish([message(topic, 'k', 'now')]);
    await eventually(() => expect(received).toEqual([['now'], ['now']]));
    await first.stop();
    await one.publish([message(topic, 'k', 'later')]);
    await eventually(() => expect(received).toEqual([['now'], ['now', 'later']]));
  });

  it('closes after the current batch and then refuses', async () => {
    const [topic, group, bus] = [unique('close'), unique('group'), await open()];
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const { received, consumer } = recorder(group, topic, {
      maxBatch: 1,
      before: () => {
        started.resolve();
        return finish.promise;
      },
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', 'at hand'), message(topic, 'k', 'not yet')]);
    await started.promise;
    const closed = bus.close();
    finish.resolve();
    await closed;
    expect(received.map(textOf)).toEqual(['at hand']);
    await expect(bus.publish([message(topic, 'k', 'too late')])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const next = recorder(group, topic);
    await (await open()).subscribe(next.consumer);
    await eventually(() => expect(next.texts()).toEqual(['not yet']));
  });

  it('accepts a group once per process and refuses messages that no broker accepts', async () => {
    const [topic, bus] = [unique('refused'), await open()];
    const { consumer } = recorder(unique('group'), topic);
    const subscription = await bus.subscribe(consumer);
    await expect(bus.subscribe(consumer)).rejects.toMatchObject({ code: 'CONFLICT' });
    await subscription.stop();
    await (await bus.subscribe(consumer)).stop();
    const huge = { ...message(topic, 'k', ''), data: new Uint8Array(1_000_000) };
    await expect(bus.publish([huge])).rejects.toBeInstanceOf(AppError);
  });

  if (maker.several)
    it('shares the work of one group between processes, without loss', async () => {
      const [topic, group] = [unique('shared'), unique('group')];
      const buses = [await open(), await open()];
      const recorders = buses.map(() => recorder(group, topic, { maxBatch: 10 }));
      const all = (): string[] => recorders.flatMap(({ texts }) => texts());
      const [first, second] = buses;
      for (const [at, bus] of buses.entries()) {
        const consumer = recorders[at]?.consumer;
        if (consumer) await bus.subscribe(consumer);
      }
      let published = 0;
      await eventually(async () => {
        await first?.publish(Array.from({ length: 20 }, () => message(topic, `key-${published}`, String(published++))));
        for (const { received } of recorders) expect(received.length).toBeGreaterThan(0);
      });
      await second?.close();
      await first?.publish([message(topic, 'last', String(published++))]);
      await eventually(() => expect(new Set(all()).size).toBe(published));
    });
};
