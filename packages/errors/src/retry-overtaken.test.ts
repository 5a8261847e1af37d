import { AppError } from './app-error.ts';
import { OVERTAKEN, retryOvertaken } from './retry-overtaken.ts';

const busy = (): AppError => new AppError('CONFLICT', 'Others are faster');

/** Somebody else is faster this often. */
const overtaken = (times: number) => {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    return attempts > times ? `written in attempt ${attempts}` : OVERTAKEN;
  };
  return attempt;
};

describe('a write that was overtaken', () => {
  it('is tried again on what the others wrote', async () => {
    expect(await retryOvertaken(overtaken(0), busy)).toBe('written in attempt 1');
    expect(await retryOvertaken(overtaken(19), busy)).toBe('written in attempt 20');
    expect(await retryOvertaken(overtaken(99), busy, 100)).toBe('written in attempt 100');
  });

  it('is given up when others are faster each time', async () => {
    await expect(retryOvertaken(overtaken(20), busy)).rejects.toThrow('Others are faster');
  });

  it('is not tried again when it may not be made', async () => {
    let attempts = 0;
    const refused = retryOvertaken(async () => {
      attempts += 1;
      throw new AppError('NOT_FOUND', 'Not there');
    }, busy);
    await expect(refused).rejects.toThrow('Not there');
    expect(attempts).toBe(1);
  });
});
