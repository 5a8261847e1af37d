import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { eventually } from '../eventually.ts';
import { deadLettersOf, message, openForTest, recorder, textOf, unique } from './bus-fixture.ts';
import type { BusMaker } from './bus-fixture.ts';

/** The behaviour of dead letters. */
export const busDeadLettersContract = (maker: BusMaker): void => {
  const open = openForTest(maker);

  it('redrives to the group that failed and to no other, once', async () => {
    const [topic, group, bus] = [unique('redrive'), unique('failing'), await open()];
    let isRepaired = false;
    const failing = recorder(group, topic, {
      before: () => {
        if (!isRepaired) throw new AppError('VALIDATION', verbatim('not yet'));
      },
    });
    const other = recorder(unique('other'), topic);
    const hints: string[] = [];
    await bus.subscribe(failing.consumer);
    await bus.subscribe(other.consumer);
    await bus.broadcast([topic], (hint) => hints.push(textOf(hint)));
    await bus.publish([message(topic, 'k', 'first'), message(topic, 'k', 'second')]);
    await eventually(async () => expect(await deadLettersOf(bus, group)).toHaveLength(2));
    isRepaired = true;
    const [letter] = await deadLettersOf(bus, group);
    expect(await bus.redrive({ group, positions: [letter?.position ?? ''] })).toBe(1);
    await eventually(() => expect(failing.texts()).toEqual(['first']));
    expect(await bus.redrive({ group })).toBe(1);
    await eventually(() => expect(failing.texts()).toEqual(['first', 'second']));
    expect(failing.received[0]).not.toHaveProperty('only');
    expect(await bus.redrive({ group })).toBe(0);
    await bus.publish([message(topic, 'k', 'last')]);
    for (const recorded of [other.texts, () => hints])
      await eventually(() => expect(recorded()).toEqual(['first', 'second', 'last']));
    expect(await deadLettersOf(bus, group)).toEqual([]);
  });

  it('hands dead letters over once when two redrive them at the same moment', async () => {
    const [topic, group, bus] = [unique('twice'), unique('group'), await open()];
    const other = maker.several ? await open() : bus;
    let isRepaired = false;
    const { texts, consumer } = recorder(group, topic, {
      before: () => {
        if (!isRepaired) throw new AppError('VALIDATION', verbatim('not yet'));
      },
    });
    await bus.subscribe(consumer);
    await bus.publish(['1', '2', '3'].map((text) => message(topic, 'k', text)));
    await eventually(async () => expect(await deadLettersOf(bus, group)).toHaveLength(3));
    isRepaired = true;
    const counts = await Promise.all([bus.redrive({ group }), other.redrive({ group }), bus.redrive({ group })]);
    if (!maker.several) expect(counts).toEqual([3, 0, 0]);
    await bus.publish([message(topic, 'k', 'last')]);
    await eventually(() => expect(texts()).toContain('last'));
    expect(texts()).toEqual(['1', '2', '3', 'last']);
    expect(await deadLettersOf(bus, group)).toEqual([]);
  });

  it('counts dead letters, and keeps what is too large without its body', async () => {
    const [topic, group, bus] = [unique('counted'), unique('group'), await open()];
    await bus.ensureTopics([topic]);
    const before = await bus.deadLetterCount();
    const huge = { ...message(topic, 'k', ''), data: new Uint8Array(1_000_000) };
    await bus.deadLetter(message(topic, 'k', 'small'), { group, reason: 'small' });
    await bus.deadLetter(huge, { group, reason: 'too large' });
    await bus.deadLetter(huge, { group, reason: 'too large' });
    expect(await bus.deadLetterCount()).toBe(before + 2);
    const deadLetters = (await deadLettersOf(bus, group)).map(({ reason, message: { id, data } }) => [
      reason,
      id,
      data.length,
    ]);
    expect(new Set(deadLetters.map(([reason]) => reason))).toEqual(new Set(['small', 'too large']));
    expect(deadLetters).toContainEqual(['too large', huge.id, 0]);
    expect(await bus.redrive({ group })).toBe(2);
    expect(await bus.deadLetterCount()).toBe(before);
  });

  it('keeps dead letters over a restart', async () => {
    const [topic, group, bus] = [unique('kept'), unique('group'), await open()];
    const { consumer } = recorder(group, topic, {
      before: () => {
        throw new AppError('VALIDATION', verbatim('never'));
      },
    });
    await bus.subscribe(consumer);
    await bus.publish([message(topic, 'k', 'x')]);
    await eventually(async () => expect(await deadLettersOf(bus, group)).toHaveLength(1));
    await bus.close();
    const again = await open();
    const [letter] = await deadLettersOf(again, group);
    expect(letter).toMatchObject({ group, reason: 'never', failedAt: expect.any(Date) as Date });
    await again.redrive({ positions: [letter?.position ?? ''] });
    expect(await deadLettersOf(again, group)).toEqual([]);
  });
};
