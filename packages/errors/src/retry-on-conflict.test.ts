import { verbatim } from '@wellspring/words/message';
import { AppError } from './app-error.ts';
import { VERSION_CONFLICT, retryOnConflict } from './retry-on-conflict.ts';

const busy = (): AppError => new AppError('CONFLICT', verbatim('Others are faster'));

/** The write meets a conflict this often. */
const conflicts = (times: number) => {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    return attempts > times ? `written in attempt ${attempts}` : VERSION_CONFLICT;
  };
  return attempt;
};

describe('a write that met a version conflict', () => {
  it('is tried again on what the others wrote', async () => {
    expect(await retryOnConflict(conflicts(0), busy)).toBe('written in attempt 1');
    expect(await retryOnConflict(conflicts(19), busy)).toBe('written in attempt 20');
    expect(await retryOnConflict(conflicts(99), busy, 100)).toBe('written in attempt 100');
  });

  it('fails when each attempt meets a conflict', async () => {
    await expect(retryOnConflict(conflicts(20), busy)).rejects.toThrow('Others are faster');
  });

  it('is not tried again when it may not be made', async () => {
    let attempts = 0;
    const refused = retryOnConflict(async () => {
      attempts += 1;
      throw new AppError('NOT_FOUND', verbatim('Not there'));
    }, busy);
    await expect(refused).rejects.toThrow('Not there');
    expect(attempts).toBe(1);
  });
});
