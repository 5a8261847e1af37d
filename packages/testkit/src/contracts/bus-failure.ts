import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { eventually } from '../eventually.ts';
import { deadLettersOf, message, openForTest, recorder, textOf, unique } from './bus-fixture.ts';
import type { BusMaker } from './bus-fixture.ts';

/** What happens when a consumer fails. */
export const busFailureContract = (maker: BusMaker): void => {
  const open = openForTest(maker);

  it('waits for a dependency that is away, loses nothing and dead-letters nothing', async () => {
    const [topic, group, bus] = [unique('away'), unique('group'), await open()];
    let away = true;
    const { texts, consumer } = recorder(group, topic, {
      before: () => {
        if (away) throw new AppError('UNAVAILABLE', verbatim('the search engine does not answer'));
      },
    });
    const other = recorder(unique('other'), topic);
    await bus.subscribe(consumer);
    await bus.subscribe(other.consumer);
    await bus.publish(['1', '2', '3'].map((text) => message(topic, 'k', text)));
    await eventually(() =>
      expect(bus.status().waiting).toEqual([{ group, reason: 'the search engine does not answer' }]),
    );
    await eventually(() => expect(other.texts()).toEqual(['1', '2', '3']));
    expect(await bus.lag(group, [topic])).toBe(3);
    away = false;
    await eventually(() => expect(texts()).toEqual(['1', '2', '3']));
    expect(bus.status().waiting).toEqual([]);
    expect(await deadLettersOf(bus, group)).toEqual([]);
  });

  it('stops at once while it waits, and another process takes over', async () => {
    const [topic, group, bus] = [unique('handover'), unique('group'), await open()];
    const blocked = recorder(group, topic, {
      before: () => {
        throw new AppError('UNAVAILABLE', verbatim('away'));
      },
    });
    await bus.subscribe(blocked.consumer);
    await bus.publish([message(topic, 'k', 'kept')]);
    await eventually(() => expect(bus.status().waiting).toHaveLength(1));
    await bus.close();
    const next = recorder(group, topic);
    await (await open()).subscribe(next.consumer);
    await eventually(() => expect(next.texts()).toEqual(['kept']));
  });

  it('dead-letters a poison message once, after some tries, and continues with the others', async () => {
    const [topic, group, bus] = [unique('poison'), unique('group'), await open()];
    let tries = 0;
    const { texts, consumer } = recorder(group, topic, {
      before: (batch) => {
        if (!batch.some((one) => textOf(one) === 'poison')) return;
        if (batch.length === 1) tries += 1;
        throw new TypeError('cannot read the rating of undefined');
      },
    });
    const sent = ['a1', 'poison', 'b1', 'a2', 'b2'].map((text) =>
      message(topic, text === 'poison' ? 'a' : (text[0] ?? ''), text),
    );
    await bus.publish(sent);
    await bus.subscribe(consumer);
    await eventually(() => expect(texts().sort()).toEqual(['a1', 'a2', 'b1', 'b2']));
    expect(tries).toBe(4);
    await eventually(async () => expect(await bus.lag(group, [topic])).toBe(0));
    const letters = await deadLettersOf(bus, group);
    expect(letters).toEqual([expect.objectContaining({ group, reason: 'cannot read the rating of undefined' })]);
    expect({ ...letters[0]?.message, data: [] }).toEqual({ ...sent[1], data: [] });
    expect(letters[0] && textOf(letters[0].message)).toBe('poison');
  });

  it('dead-letters at once what cannot be decoded or breaks a rule', async () => {
    const [topic, group, bus] = [unique('undecodable'), unique('group'), await open()];
    let tries = 0;
    const { texts, consumer } = recorder(group, topic, {
      before: (batch) => {
        if (!batch.some((one) => textOf(one) === '?')) return;
        tries += 1;
        throw new AppError('VALIDATION', verbatim('not a LocationVerified'));
      },
      maxBatch: 1,
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', '?'), message(topic, 'k', 'next')]);
    await eventually(() => expect(texts()).toEqual(['next']));
    expect(tries).toBe(1);
    expect(await deadLettersOf(bus, group)).toHaveLength(1);
  });

  it('retries before it fails, and keeps the order of the key meanwhile', async () => {
    const [topic, bus] = [unique('hiccup'), await open()];
    let failures = 2;
    const { texts, consumer } = recorder(unique('group'), topic, {
      maxBatch: 1,
      before: () => {
        if (failures-- > 0) throw new Error('hiccup');
      },
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
    await eventually(() => expect(texts()).toEqual(['1', '2']));
  });

  it('does not dead-letter a whole topic when its consumer fails for an unlisted reason', async () => {
    const [topic, group, bus] = [unique('avalanche'), unique('group'), await open()];
    let broken = true;
    const { received, consumer } = recorder(group, topic, {
      before: () => {
        if (broken) throw new Error('authentication failed');
      },
    });
    await bus.publish(Array.from({ length: 60 }, (_, at) => message(topic, `key-${at % 20}`, String(at))));
    await bus.subscribe(consumer);
    await eventually(() => expect(bus.status().waiting).toEqual([{ group, reason: 'authentication failed' }]));
    await new Promise((resume) => setTimeout(resume, 500));
    broken = false;
    await eventually(async () => expect(await bus.lag(group, [topic])).toBe(0), 15_000);
    const deadLetters = await deadLettersOf(bus, group);
    expect(deadLetters.length).toBeLessThanOrEqual(2); // the third equal failure shows it
    await bus.redrive({ group });
    await eventually(() => expect(new Set(received.map(({ id }) => id)).size).toBe(60));
    expect(bus.status().waiting).toEqual([]);
  });
};
