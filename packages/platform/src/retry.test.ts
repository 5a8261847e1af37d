import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { jest } from '@jest/globals';
import { backOffMs, retryWhileUnavailable } from './retry.ts';

const away = () => new AppError('UNAVAILABLE', verbatim('Please try again in a moment'));
const { signal } = new AbortController();

/** Fails with these, one after the other, and then answers. */
const failing = (...errors: readonly Error[]) => {
  const left = [...errors];
  return jest.fn(async () => {
    const error = left.shift();
    if (error) throw error;
    return 'an answer';
  });
};

describe('what fails because a dependency is away', () => {
  it('is tried again until it works; each failure is reported, and the recovery once', async () => {
    const [attempt, onFailure, onRecovery] = [failing(away(), away()), jest.fn(), jest.fn()];
    expect(await retryWhileUnavailable(attempt, { signal, onFailure, onRecovery })).toBe('an answer');
    expect(attempt).toHaveBeenCalledTimes(3);
    expect(onFailure.mock.calls.map(([, failures]) => failures)).toEqual([1, 2]);
    expect(onRecovery.mock.calls).toEqual([[2]]);
  });

  it('reports no recovery when it works at once', async () => {
    const onRecovery = jest.fn();
    await retryWhileUnavailable(failing(), { signal, onRecovery });
    expect(onRecovery).not.toHaveBeenCalled();
  });

  it('ends when the signal aborts', async () => {
    const leaving = new AbortController();
    const attempt = failing(away(), away());
    const onFailure = () => leaving.abort();
    await expect(retryWhileUnavailable(attempt, { signal: leaving.signal, onFailure })).rejects.toThrow(/aborted/);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('waits longer after each failure, five seconds at most', () => {
    expect([1, 2, 3, 6, 7, 100].map(backOffMs)).toEqual([100, 200, 400, 3_200, 5_000, 5_000]);
  });
});

it('what fails for another reason is not tried again', async () => {
  const attempt = failing(new AppError('VALIDATION', verbatim('Name is missing')));
  await expect(retryWhileUnavailable(attempt, { signal })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(attempt).toHaveBeenCalledTimes(1);
});
