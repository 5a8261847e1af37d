import { AppError } from '@wellspring/errors';
import type { Bus, DeadLetter } from '@wellspring/platform/bus/port';
import { eventually } from '../eventually.ts';
import { message, openForTest, scribe, textOf, unique } from './bus-bench.ts';
import type { BusMaker } from './bus-bench.ts';

const lettersOf = async (bus: Bus, group: string): Promise<readonly DeadLetter[]> =>
  (await bus.deadLetters()).filter((letter) => letter.group === group);

/** What happens when a consumer fails. */
export const busFailureContract = (maker: BusMaker): void => {
  const open = openForTest(maker);

  it('waits for a dependency that is away, loses nothing and dead-letters nothing', async () => {
    const [topic, group, bus] = [unique('away'), unique('group'), await open()];
    let away = true;
    const { texts, consumer } = scribe(group, topic, {
      before: () => {
        if (away) throw new AppError('UNAVAILABLE', 'the search engine does not answer');
      },
    });
    const other = scribe(unique('other'), topic);
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
    expect(await lettersOf(bus, group)).toEqual([]);
  });

  it('stops at once while it waits, and another process takes over', async () => {
    const [topic, group, bus] = [unique('handover'), unique('group'), await open()];
    const blocked = scribe(group, topic, {
      before: () => {
        throw new AppError('UNAVAILABLE', 'away');
      },
    });
    await bus.subscribe(blocked.consumer);
    await bus.publish([message(topic, 'k', 'kept')]);
    await eventually(() => expect(bus.status().waiting).toHaveLength(1));
    await bus.close();
    const next = scribe(group, topic);
    await (await open()).subscribe(next.consumer);
    await eventually(() => expect(next.texts()).toEqual(['kept']));
  });

  it('puts a poison message aside once, after some tries, and goes on with the others', async () => {
    const [topic, group, bus] = [unique('poison'), unique('group'), await open()];
    let tries = 0;
    const { texts, consumer } = scribe(group, topic, {
      before: (batch) => {
        if (!batch.some((one) => textOf(one) === 'poison')) return;
        if (batch.length === 1) tries += 1;
        throw new TypeError('cannot read the rating of undefined');
      },
    });
    const said = ['a1', 'poison', 'b1', 'a2', 'b2'].map((text) =>
      message(topic, text === 'poison' ? 'a' : (text[0] ?? ''), text),
    );
    await bus.publish(said);
    await bus.subscribe(consumer);
    await eventually(() => expect(texts().sort()).toEqual(['a1', 'a2', 'b1', 'b2']));
    expect(tries).toBe(4);
    await eventually(async () => expect(await bus.lag(group, [topic])).toBe(0));
    const letters = await lettersOf(bus, group);
    expect(letters).toEqual([expect.objectContaining({ group, reason: 'cannot read the rating of undefined' })]);
    expect({ ...letters[0]?.message, data: [] }).toEqual({ ...said[1], data: [] });
    expect(letters[0] && textOf(letters[0].message)).toBe('poison');
  });

  it('puts aside at once what cannot be decoded or breaks a rule', async () => {
    const [topic, group, bus] = [unique('undecodable'), unique('group'), await open()];
    let tries = 0;
    const { texts, consumer } = scribe(group, topic, {
      before: (batch) => {
        if (!batch.some((one) => textOf(one) === '?')) return;
        tries += 1;
        throw new AppError('VALIDATION', 'not a LocationVerified');
      },
      maxBatch: 1,
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', '?'), message(topic, 'k', 'next')]);
    await eventually(() => expect(texts()).toEqual(['next']));
    expect(tries).toBe(1);
    expect(await lettersOf(bus, group)).toHaveLength(1);
  });

  it('tries again before it gives up, and keeps the order of the key meanwhile', async () => {
    const [topic, bus] = [unique('hiccup'), await open()];
    let failures = 2;
    const { texts, consumer } = scribe(unique('group'), topic, {
      maxBatch: 1,
      before: () => {
        if (failures-- > 0) throw new Error('hiccup');
      },
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', '1'), message(topic, 'k', '2')]);
    await eventually(() => expect(texts()).toEqual(['1', '2']));
  });

  it('redrives to the group that failed and to no other, once', async () => {
    const [topic, group, bus] = [unique('redrive'), unique('failing'), await open()];
    let mended = false;
    const failing = scribe(group, topic, {
      before: () => {
        if (!mended) throw new AppError('VALIDATION', 'not yet');
      },
    });
    const other = scribe(unique('other'), topic);
    const hints: string[] = [];
    await bus.subscribe(failing.consumer);
    await bus.subscribe(other.consumer);
    await bus.listen([topic], (hint) => hints.push(textOf(hint)));
    await bus.publish([message(topic, 'k', 'first'), message(topic, 'k', 'second')]);
    await eventually(async () => expect(await lettersOf(bus, group)).toHaveLength(2));
    mended = true;
    const [letter] = await lettersOf(bus, group);
    expect(await bus.redrive({ group, positions: [letter?.position ?? ''] })).toBe(1);
    await eventually(() => expect(failing.texts()).toEqual(['first']));
    expect(await bus.redrive({ group })).toBe(1);
    await eventually(() => expect(failing.texts()).toEqual(['first', 'second']));
    expect(failing.heard[0]).not.toHaveProperty('only');
    expect(await bus.redrive({ group })).toBe(0);
    await bus.publish([message(topic, 'k', 'last')]);
    for (const said of [other.texts, () => hints])
      await eventually(() => expect(said()).toEqual(['first', 'second', 'last']));
    expect(await lettersOf(bus, group)).toEqual([]);
  });

  it('keeps dead letters over a restart', async () => {
    const [topic, group, bus] = [unique('kept'), unique('group'), await open()];
    const { consumer } = scribe(group, topic, {
      before: () => {
        throw new AppError('VALIDATION', 'never');
      },
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', 'x')]);
    await eventually(async () => expect(await lettersOf(bus, group)).toHaveLength(1));
    await bus.close();
    const again = await open();
    const [letter] = await lettersOf(again, group);
    expect(letter).toMatchObject({ group, reason: 'never', failedAt: expect.any(Date) as Date });
    await again.redrive({ positions: [letter?.position ?? ''] });
    expect(await lettersOf(again, group)).toEqual([]);
  });
};
