import { PassThrough } from 'node:stream';
import { askYes } from './ask-yes.ts';

const CONTROL_C = '\u0003';

/** What is answered when somebody types this, and what they saw. */
const answerTo = async (typed: string, { isTerminal = false } = {}) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  // A terminal tells keys, and not only lines.
  if (isTerminal) Object.assign(output, { isTTY: true });
  const answer = askYes('Fetch it?', { input, output }, new AbortController().signal);
  input.write(typed);
  return { answer: await answer, seen: String(output.read()) };
};

describe('a question to the operator', () => {
  it.each(['yes', 'y', 'Y', ' yes '])('is answered by %s', async (typed) => {
    const { answer, seen } = await answerTo(`${typed}\n`);
    expect([answer, seen]).toEqual([true, 'Fetch it? (yes or no) ']);
  });

  it.each(['n', 'no', '', 'yesterday'])('is not answered by "%s"', async (typed) => {
    expect((await answerTo(`${typed}\n`)).answer).toBe(false);
  });

  it('is left by Ctrl+C', async () => {
    expect((await answerTo(CONTROL_C, { isTerminal: true })).answer).toBe(false);
  });

  it('is left when the terminal ends, and when the process is to stop', async () => {
    const [input, output, stop] = [new PassThrough(), new PassThrough(), new AbortController()];
    const ended = askYes('Fetch it?', { input, output }, stop.signal);
    input.end();
    expect(await ended).toBe(false);
    const stopped = askYes('Fetch it?', { input: new PassThrough(), output }, stop.signal);
    stop.abort();
    expect(await stopped).toBe(false);
  });
});
