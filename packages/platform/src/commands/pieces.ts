import { AppError } from '@wellspring/errors';

/**
 * What a client sends, until it ends or the command is asked to stop: then no more comes, and whoever reads sees that by the
 * signal. @throws AppError UNAVAILABLE when the client goes away in the middle
 */
export const pieces = async function* (
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const stopped = new Promise<'stopped'>((resolve) => {
    if (signal.aborted) resolve('stopped');
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  const iterator = input[Symbol.asyncIterator]();
  for (;;) {
    const next = iterator.next().catch((error: unknown) => {
      throw new AppError('UNAVAILABLE', 'The command was interrupted', { cause: error });
    });
    const piece = await Promise.race([next, stopped]);
    if (piece === 'stopped') {
      next.catch(() => undefined); // nobody waits for it any more
      return;
    }
    if (piece.done) return;
    yield piece.value;
  }
};
