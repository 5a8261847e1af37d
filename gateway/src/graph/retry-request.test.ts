import { setTimeout as sleep } from 'node:timers/promises';
import { retryRequest } from './retry-request.ts';

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** Fails with these, one after the other, and then answers; counts the attempts. "late": the connection breaks during the response. */
const service = (...codes: readonly string[]) => {
  let attempts = 0;
  return {
    attempts: () => attempts,
    ask: async () => {
      const [code, isLate] = codes[attempts]?.split(' ') ?? [];
      attempts += 1;
      if (isLate) await sleep(120);
      if (code !== undefined) throw failing(code);
      return 'an answer';
    },
  };
};

describe('a request that changes nothing', () => {
  it.each([
    ['that is answered', [], 1],
    ['whose connection broke', ['ECONNRESET late'], 2],
    ['that a proxy without a process lets go', ['ECONNRESET', 'ECONNRESET', 'ECONNRESET'], 4],
    ['that broke, and whom nobody took for a moment', ['EPIPE late', 'ECONNREFUSED', 'ECONNREFUSED'], 4],
    ['that nobody took three times', ['ECONNREFUSED', 'ECONNREFUSED', 'ECONNREFUSED'], 4],
  ])('%s is answered', async (_, codes, times) => {
    const { ask, attempts } = service(...codes);
    expect(await retryRequest(ask)).toBe('an answer');
    expect(attempts()).toBe(times);
  });

  it.each([
    ['that breaks two connections', ['ECONNRESET late', 'ECONNRESET late'], 2],
    ['that nobody takes', Array.from({ length: 5 }, () => 'ECONNREFUSED'), 4],
    ['that takes too long', ['ETIMEDOUT'], 1],
  ])('%s fails', async (_, codes, times) => {
    const { ask, attempts } = service(...codes);
    await expect(retryRequest(ask)).rejects.toThrow(codes[0]?.split(' ')[0]);
    expect(attempts()).toBe(times);
  });
});
