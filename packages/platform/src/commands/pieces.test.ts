import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { pieces } from './pieces.ts';

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (!isFunction(gc)) throw new Error('Garbage cannot be collected');
  gc();
};

const COUNT = 20;

const read = async (input: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<readonly number[]> => {
  const sizes: number[] = [];
  for await (const piece of pieces(input, signal)) sizes.push(piece.length);
  return sizes;
};

describe('what a client sends', () => {
  it('is not held once it was read', async () => {
    const sent: WeakRef<Uint8Array>[] = [];
    const input = async function* () {
      for (let at = 1; at <= COUNT; at += 1) {
        const piece = new Uint8Array(at);
        sent.push(new WeakRef(piece));
        yield piece;
      }
    };
    let held = COUNT;
    for await (const piece of pieces(input(), new AbortController().signal)) {
      await nextTurn();
      if (piece.length < COUNT) continue;
      collect();
      held = sent.filter((one) => one.deref()).length;
    }
    expect(held).toBeLessThan(3);
  });

  it('ends when the command is stopped, even if no piece arrives', async () => {
    const stopped = new AbortController();
    const input = async function* () {
      yield new Uint8Array(1);
      stopped.abort();
      await new Promise(() => undefined);
    };
    expect(await read(input(), stopped.signal)).toEqual([1]);
    expect(await read(input(), AbortSignal.abort())).toEqual([]);
  });

  it('says that the command was interrupted when the client goes away', async () => {
    const input = async function* () {
      yield new Uint8Array(1);
      throw new Error('aborted');
    };
    await expect(read(input(), new AbortController().signal)).rejects.toEqual(
      new AppError('UNAVAILABLE', verbatim('The command was interrupted')),
    );
  });
});
