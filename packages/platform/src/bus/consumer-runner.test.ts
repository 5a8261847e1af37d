import { AppError } from '@wellspring/errors';
import { message, scribe, textOf } from '@wellspring/testkit/contracts/bus-bench';
import pino from 'pino';
import { consumerRunner } from './consumer-runner.ts';
import type { Entry } from './engine.ts';
import type { Consumer } from './port.ts';

const never = new AbortController().signal;
const entry = (text: string, key = 'k', extra: Partial<Entry> = {}): Entry => ({
  message: message('topic', key, text),
  notes: {},
  origin: `topic/0/${text}`,
  ...extra,
});

const given = (consumer: Consumer, bury: (entry: Entry, reason: string) => Promise<void> = async () => undefined) => {
  const buried: string[] = [];
  const spans: string[][] = [];
  const take = consumerRunner({
    consumer,
    waiting: new Map(),
    log: pino({ level: 'silent' }),
    bury: async (one, reason) => {
      await bury(one, reason);
      buried.push(`${textOf(one.message)}: ${reason}`);
    },
    observe: (group, messages, run) => {
      spans.push([group, ...messages.map(textOf)]);
      return run();
    },
  });
  return { take, buried, spans };
};

describe('a consumer that fails', () => {
  it('does not go on past a message whose dead letter could not be written', async () => {
    let refusals = 2;
    const { texts, consumer } = scribe('g', 'topic', {
      before: ([first]) => {
        if (first && textOf(first) === 'bad') throw new AppError('VALIDATION', 'no rating');
      },
    });
    const { take, buried } = given(consumer, async () => {
      expect(texts()).toEqual([]);
      if (refusals-- > 0) throw new AppError('UNAVAILABLE', 'the broker is away');
    });
    await take([entry('bad'), entry('good')], never);
    expect(buried).toEqual(['bad: no rating']);
    expect(texts()).toEqual(['good']);
  });

  it('does not hold up other keys with one that keeps failing', async () => {
    const { texts, consumer } = scribe('g', 'topic', {
      before: (messages) => {
        if (messages.some(({ key }) => key === 'bad')) throw new TypeError('oops');
      },
    });
    const { take, buried } = given(consumer);
    const began = performance.now();
    const entries = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [entry(`${name}1`, name), entry(`${name}2`, 'bad')]);
    await take(entries, never);
    expect(texts()).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(buried).toHaveLength(5);
    expect(buried[0]).toBe('a2: oops');
    expect(performance.now() - began).toBeGreaterThan(5 * 3 * 100);
  });

  it('buries what the bus cannot read and passes over what is meant for another group', async () => {
    const { texts, consumer } = scribe('g', 'topic');
    const { take, buried, spans } = given(consumer);
    const entries = [
      entry('1', 'k', { flaw: 'no headers' }),
      entry('2'),
      entry('3', 'k', { notes: { only: 'other' } }),
    ];
    await take([...entries, entry('4', 'k', { notes: { only: 'g' } })], never);
    expect(buried).toEqual(['1: no headers']);
    expect(texts()).toEqual(['2', '4']);
    expect(spans).toEqual([['g', '2', '4']]);
  });

  it('leaves off when its turn ends, without burying anything', async () => {
    const turn = new AbortController();
    const { consumer } = scribe('g', 'topic', {
      before: () => {
        turn.abort();
        throw new AppError('UNAVAILABLE', 'away');
      },
    });
    const { take, buried } = given(consumer);
    await expect(take([entry('1')], turn.signal)).rejects.toThrow();
    expect(buried).toEqual([]);
  });
});
