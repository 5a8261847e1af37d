import { AppError } from '@wellspring/errors';
import { message, recorder, textOf } from '@wellspring/testkit/contracts/bus-fixture';
import { eventually } from '@wellspring/testkit/eventually';
import { verbatim } from '@wellspring/words/message';
import pino from 'pino';
import { consumerRunner } from './consumer-runner.ts';
import type { Entry } from './engine.ts';
import type { Consumer } from './port.ts';

const never = new AbortController().signal;
const entry = (text: string, key = 'k', extra: Partial<Entry> = {}): Entry => ({
  message: message('topic', key, text),
  headers: {},
  origin: `topic/0/${text}`,
  ...extra,
});

const given = (
  consumer: Consumer,
  writeDeadLetter: (entry: Entry, reason: string) => Promise<void> = async () => undefined,
) => {
  const deadLetters: string[] = [];
  const spans: string[][] = [];
  const waiting = new Map<string, string>();
  const handle = consumerRunner({
    consumer,
    waiting,
    log: pino({ level: 'silent' }),
    writeDeadLetter: async (one, reason) => {
      await writeDeadLetter(one, reason);
      deadLetters.push(`${textOf(one.message)}: ${reason}`);
    },
    observe: (group, messages, run) => {
      spans.push([group, ...messages.map(textOf)]);
      return run();
    },
  });
  return { handle, deadLetters, spans, waiting };
};

describe('a consumer that fails', () => {
  it('does not continue after a message whose dead letter could not be written', async () => {
    let refusals = 2;
    const { texts, consumer } = recorder('g', 'topic', {
      before: ([first]) => {
        if (first && textOf(first) === 'bad') throw new AppError('VALIDATION', verbatim('no rating'));
      },
    });
    const { handle, deadLetters } = given(consumer, async () => {
      expect(texts()).toEqual([]);
      if (refusals-- > 0) throw new AppError('UNAVAILABLE', verbatim('the broker is away'));
    });
    await handle([entry('bad'), entry('good')], never);
    expect(deadLetters).toEqual(['bad: no rating']);
    expect(texts()).toEqual(['good']);
  });

  it('does not hold up other keys with one that keeps failing', async () => {
    const { texts, consumer } = recorder('g', 'topic', {
      before: (messages) => {
        if (messages.some(({ key }) => key === 'bad')) throw new TypeError('oops');
      },
    });
    const { handle, deadLetters } = given(consumer);
    const began = performance.now();
    const entries = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => [entry(`${name}1`, name), entry(`${name}2`, 'bad')]);
    await handle(entries, never);
    expect([...new Set(texts())]).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(deadLetters).toHaveLength(5);
    expect(deadLetters[0]).toBe('a2: oops');
    expect(performance.now() - began).toBeGreaterThan(5 * 3 * 100);
  });

  it('dead-letters unreadable messages and skips messages for another group', async () => {
    const { texts, consumer } = recorder('g', 'topic');
    const { handle, deadLetters, spans } = given(consumer);
    const entries = [
      entry('1', 'k', { decodeError: 'no headers' }),
      entry('2'),
      entry('3', 'k', { headers: { only: 'other' } }),
    ];
    await handle([...entries, entry('4', 'k', { headers: { only: 'g' } })], never);
    expect(deadLetters).toEqual(['1: no headers']);
    expect(texts()).toEqual(['2', '4']);
    expect(spans).toEqual([['g', '2', '4']]);
  });

  it('waits while different messages fail alike with any error, and dead-letters none of them', async () => {
    let passwordExpired = true;
    let tries = 0;
    const { texts, consumer } = recorder('g', 'topic', {
      before: () => {
        tries += 1;
        if (passwordExpired) throw Object.assign(new Error('security_exception'), { statusCode: 401 });
      },
    });
    const { handle, deadLetters, waiting } = given(consumer);
    const entries = Array.from({ length: 50 }, (_, at) => entry(String(at), `key ${at % 40}`));
    const handled = handle(entries, never);
    await eventually(() => expect([...waiting]).toEqual([['g', 'security_exception']]));
    const triesBefore = tries;
    await eventually(() => expect(tries).toBeGreaterThanOrEqual(triesBefore + 2));
    passwordExpired = false;
    await handled;
    expect(deadLetters).toEqual([]);
    expect(new Set(texts()).size).toBe(50);
    expect(texts().indexOf('45')).toBeGreaterThan(texts().indexOf('5'));
    expect(waiting.size).toBe(0);
  });

  it('knows by a message that was handled whether it is the dependency, from the third failure on', async () => {
    let away = false;
    const { texts, consumer } = recorder('g', 'topic', {
      before: () => {
        if (away) throw new Error('disk is full');
      },
    });
    const { handle, deadLetters, waiting } = given(consumer);
    await handle([entry('good', 'a')], never);
    away = true;
    const later = (async () => {
      for (const text of ['1', '2', '3', '4', '5']) await handle([entry(text, text)], never);
    })();
    await eventually(() => expect(waiting.size).toBe(1), 10_000);
    away = false;
    await later;
    expect(deadLetters).toEqual(['1: disk is full', '2: disk is full']);
    expect(texts().filter((text) => text !== 'good')).toEqual(['3', '4', '5']);
  });

  it('still dead-letters many broken messages where sound ones are handled', async () => {
    const { texts, consumer } = recorder('g', 'topic', {
      before: (messages) => {
        if (messages.some((one) => textOf(one).startsWith('broken'))) throw new TypeError('oops');
      },
    });
    const { handle, deadLetters } = given(consumer);
    const names = ['broken 1', 'broken 2', 'broken 3', 'broken 4', 'sound'];
    await handle(
      names.map((name) => entry(name, name)),
      never,
    );
    expect(deadLetters).toHaveLength(4);
    expect(new Set(texts())).toEqual(new Set(['sound']));
  });

  it('handles a message that was redriven twice at the same moment once', async () => {
    const { texts, consumer } = recorder('g', 'topic');
    const { handle } = given(consumer);
    const redriven = entry('1', 'k', { headers: { only: 'g', redrive: 'g topic/0/7' } });
    await handle([redriven, entry('2')], never);
    await handle([redriven], never);
    expect(texts()).toEqual(['1', '2']);
  });

  it('stops when its turn ends, without dead letters', async () => {
    const turn = new AbortController();
    const { consumer } = recorder('g', 'topic', {
      before: () => {
        turn.abort();
        throw new AppError('UNAVAILABLE', verbatim('away'));
      },
    });
    const { handle, deadLetters } = given(consumer);
    await expect(handle([entry('1')], turn.signal)).rejects.toThrow();
    expect(deadLetters).toEqual([]);
  });
});
