import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';

/**
 * What a client sends, until it ends or the command is stopped: then no more comes, and the reader sees that by the
 * signal. @throws AppError UNAVAILABLE when the client goes away in the middle
 */
export const pieces = async function* (
  input: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let stop = (): void => undefined;
  signal.addEventListener('abort', () => stop(), { once: true });
  const iterator = input[Symbol.asyncIterator]();
  while (!signal.aborted) {
    // A promise for each piece: one that is raced with all of them would hold them all until the end.
    const piece = await new Promise<IteratorResult<Uint8Array> | null>((resolve, reject) => {
      stop = () => resolve(null);
      iterator.next().then(resolve, (error: unknown) => {
        reject(new AppError('UNAVAILABLE', verbatim('The command was interrupted'), { cause: error }));
      });
    });
    if (!piece || piece.done) return;
    yield piece.value;
  }
};
