import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { isDiskFull } from './disk-problem.ts';

const failed = (more: object): Error => Object.assign(new Error('x'), more);

describe('isDiskFull', () => {
  it.each([
    ['the system', failed({ code: 'ENOSPC', syscall: 'write' })],
    ['a quota', failed({ code: 'EDQUOT', syscall: 'write' })],
    ['SQLite', failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
    ['the embedded store', failed({ code: 'SQLITE_FULL' })],
    [
      'any of these, in the words of the caller',
      new AppError('UNAVAILABLE', verbatim('Nothing can be saved'), {
        cause: new Error('x', { cause: failed({ code: 'ENOSPC' }) }),
      }),
    ],
  ])('knows it from %s', (_whom, error) => {
    expect(isDiskFull(error)).toBe(true);
  });

  it.each([
    ['a disk that is read-only', failed({ code: 'EROFS', syscall: 'open' })],
    ['a database in use', failed({ code: 'ERR_SQLITE_ERROR', errcode: 5 })],
    ['what is no error', 'ENOSPC'],
  ])('is not taken in by %s', (_what, error) => {
    expect(isDiskFull(error)).toBe(false);
  });
});
