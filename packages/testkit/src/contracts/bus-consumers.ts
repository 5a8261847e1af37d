import { eventually } from '../eventually.ts';
import { handledInMemory, message, openForTest, reactionTo, recorder, unique } from './bus-fixture.ts';
import type { BusMaker } from './bus-fixture.ts';

/** Where the kinds of consumer begin, what they get again, and when a group has caught up. */
export const busConsumersContract = (maker: BusMaker): void => {
  const open = openForTest(maker);

  it('starts a reaction with the messages that are published after it was set up', async () => {
    const [topic, group, bus] = [unique('now'), unique('group'), await open()];
    await bus.publish(['old', 'older'].map((text) => message(topic, 'k', text)));
    const { texts, consumer } = reactionTo(group, topic);
    await bus.subscribe(consumer);
    expect(await bus.lag(group, [topic])).toBe(0);
    await bus.publish([message(topic, 'k', 'new')]);
    await eventually(() => expect(texts()).toEqual(['new']));
  });

  it('keeps the offsets of a reaction over a restart, also before its first message', async () => {
    const [topic, group] = [unique('offsets'), unique('group')];
    const before = await open();
    await before.publish([message(topic, 'k', 'old')]);
    await before.subscribe(reactionTo(group, topic).consumer);
    await before.close();
    const after = await open();
    await after.publish([message(topic, 'k', 'while nobody listened')]);
    const { texts, consumer } = reactionTo(group, topic);
    await after.subscribe(consumer);
    await eventually(() => expect(texts()).toEqual(['while nobody listened']));
  });

  it('hands a fact to a reaction once, however often it is published, also after a restart', async () => {
    const [topic, group, handled] = [unique('once'), unique('group'), handledInMemory()];
    const before = await open();
    const first = reactionTo(group, topic, handled);
    await before.subscribe(first.consumer);
    const [mail, other] = [message(topic, 'k', 'mail'), message(topic, 'k', 'other')];
    await before.publish([mail]);
    await before.publish([mail, other, mail]);
    await eventually(async () => expect(await before.lag(group, [topic])).toBe(0));
    expect(first.texts()).toEqual(['mail', 'other']);
    await before.close();
    const after = await open();
    const second = reactionTo(group, topic, handled);
    await after.subscribe(second.consumer);
    await after.publish([other, mail, message(topic, 'k', 'last')]);
    await eventually(() => expect(second.texts()).toEqual(['last']));
  });

  it('hands a fact to a reaction again whose handling did not end', async () => {
    const [topic, handled, bus] = [unique('again'), handledInMemory(), await open()];
    let failures = 1;
    const { texts, consumer } = reactionTo(unique('group'), topic, handled, () => {
      if (failures-- > 0) throw new Error('the mail server hung up');
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', 'mail')]);
    await eventually(() => expect(texts()).toEqual(['mail']));
    expect(handled.ids.size).toBe(1);
  });

  it('skips messages that a reaction does not react to, and records none of them', async () => {
    const [topic, group, handled, bus] = [unique('apart'), unique('group'), handledInMemory(), await open()];
    const { texts, consumer } = reactionTo(group, topic, handled);
    const mails = Array.from({ length: 3 }, () => message(topic, 'k', 'mail'));
    const ids = new Set(mails.map(({ id }) => id));
    await bus.subscribe({ ...consumer, reactsTo: ({ id }) => ids.has(id) });
    await bus.publish(mails.flatMap((mail) => [message(topic, 'k', 'other'), mail]));
    await eventually(async () => expect(await bus.lag(group, [topic])).toBe(0));
    expect(texts()).toEqual(['mail', 'mail', 'mail']);
    expect(handled.ids).toEqual(ids);
  });

  it('reports when a group has handled all messages of the topics', async () => {
    const [topic, group, bus] = [unique('level'), unique('group'), await open()];
    const gate = Promise.withResolvers<void>();
    const { texts, consumer } = recorder(group, topic, { maxBatch: 1, before: () => gate.promise });
    await bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
    await bus.subscribe(consumer);
    let isCaughtUp = false;
    const caughtUp = bus.whenCaughtUp(group, [topic], AbortSignal.timeout(10_000)).then(() => (isCaughtUp = true));
    await new Promise((resume) => setTimeout(resume, 50));
    expect(isCaughtUp).toBe(false);
    gate.resolve();
    await caughtUp;
    expect(texts()).toEqual(['1', '2']);
  });

  it('stops waiting for a group when the signal aborts', async () => {
    const [topic, bus] = [unique('nobody'), await open()];
    await bus.publish([message(topic, 'k', '1')]);
    const over = new AbortController();
    const caughtUp = bus.whenCaughtUp(unique('group'), [topic], over.signal);
    over.abort(new Error('no longer'));
    await expect(caughtUp).rejects.toThrow('no longer');
  });

  if (maker.several)
    it('reports when a group of another process has caught up', async () => {
      const [topic, group, one, other] = [unique('level'), unique('group'), await open(), await open()];
      const { texts, consumer } = recorder(group, topic);
      await other.subscribe(consumer);
      await one.publish([message(topic, 'a', '1'), message(topic, 'b', '2')]);
      await one.whenCaughtUp(group, [topic], AbortSignal.timeout(10_000));
      expect(texts()).toHaveLength(2);
    });
};
