import { setTimeout as sleep } from 'node:timers/promises';
import { askAgain } from './ask-again.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with these, one after the other, and then answers; says how often it was asked. "late": a break amid the answer. */
const service = (...codes: readonly string[]) => {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async () => {
      const [code, isLate] = codes[asked]?.split(' ') ?? [];
      asked += 1;
      if (isLate) await sleep(120);
      if (code !== undefined) throw failing(code);
      return 'an answer';
    },
  };
};

describe('a question', () => {
  it.each([
    ['that is answered', [], 1],
    ['whose connection broke', ['ECONNRESET late'], 2],
    ['that a proxy without a process lets go', ['ECONNRESET', 'ECONNRESET', 'ECONNRESET'], 4],
    ['that broke, and whom nobody took for a moment', ['EPIPE late', 'ECONNREFUSED', 'ECONNREFUSED'], 4],
    ['that nobody took three times', ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED'], 4],
  ])('%s is answered', async (_, codes, times) => {
    const { ask, asked } = service(...codes);
    expect(await askAgain(ask)).toBe('an answer');
    expect(asked()).toBe(times);
  });

  it.each([
    ['that breaks two connections', ['ECONNRESET late', 'ECONNRESET late'], 2],
    ['that nobody takes', Array.from({ length: 5 }, () => 'ECONNREFUSED'), 4],
    ['that takes too long', ['ETIMEDOUT'], 1],
  ])('%s is given up', async (_, codes, times) => {
    const { ask, asked } = service(...codes);
    await expect(askAgain(ask)).rejects.toThrow(codes[0]?.split(' ')[0]);
    expect(asked()).toBe(times);
  });
});
