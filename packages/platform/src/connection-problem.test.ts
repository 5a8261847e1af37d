import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { connectionProblem } from './connection-problem.ts';

const coded = (code: string | number): Error => Object.assign(new Error('as a library says it'), { code });

describe('why a connection cannot be made', () => {
  it.each([
    ['CERT_HAS_EXPIRED', 'its certificate has expired'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'no authority that is known here vouches for its certificate: name one in TLS_CA'],
    ['ECONNREFUSED', 'nobody listens there'],
    ['SignatureDoesNotMatch', 'user, password or key is wrong or has expired'],
    [18, 'user, password or key is wrong or has expired'],
  ])('%s is explained in words', (code, words) => {
    expect(connectionProblem(coded(code))).toBe(words);
  });

  it('is what lies deepest: in causes, in what was tried one after the other, and in the servers of a set', () => {
    const refused = coded('ECONNREFUSED');
    const servers = Object.assign(new Error('no server'), {
      reason: { servers: new Map([['a:1', { error: refused }]]) },
    });
    const away = (cause: Error): AppError => new AppError('UNAVAILABLE', verbatim('Away'), { cause });
    expect(
      [away(refused), new AggregateError([refused]), away(servers)].map((error) => connectionProblem(error)),
    ).toEqual(Array(3).fill('nobody listens there'));
  });

  it('is not guessed', () => {
    expect([new Error('Oh'), coded('EACCES'), 'Oh', null, undefined].map((error) => connectionProblem(error))).toEqual(
      Array(5).fill(undefined),
    );
  });
});
