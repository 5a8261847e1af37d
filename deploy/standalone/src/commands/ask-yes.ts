import type { Readable, Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';

type Terminal = { readonly input: Readable; readonly output: Writable };

/** Asks a person. Ctrl+C, Ctrl+D, a stop of the process and everything but yes is no. */
export const askYes = async (question: string, { input, output }: Terminal, signal: AbortSignal): Promise<boolean> => {
  const left = new AbortController();
  const lines = createInterface({ input, output });
  for (const event of ['SIGINT', 'close'] as const) lines.once(event, () => left.abort());
  try {
    const answer = await lines.question(`${question} (yes or no) `, { signal: AbortSignal.any([signal, left.signal]) });
    return /^y(es)?$/i.test(answer.trim());
  } catch (error) {
    if (left.signal.aborted || signal.aborted) return false;
    throw error;
  } finally {
    lines.close();
  }
};
