import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { dataOf } from '../graph/data-of.ts';
import { errorResponse } from './error-response.ts';

const silent = (): void => undefined;
const log = { error: silent, warn: silent, info: silent, debug: silent };
const answerTo = (code: 'UNAVAILABLE' | 'NOT_FOUND') => {
  const { status, plain } = errorResponse(null, new AppError(code, verbatim('In words')), log, {});
  return { status, head: plain.head };
};

describe('the answer to a call that fails', () => {
  it('says when to come back while a dependency is away, as while search is being prepared', () => {
    const { status, head } = answerTo('UNAVAILABLE');
    expect(status).toBe(503);
    expect(head[head.indexOf('Retry-After') + 1]).toBe('5');
  });

  it('names the field that a service refused, from the error of the graph', () => {
    const extensions = { code: 'CONFLICT', field: 'email' };
    const refused = (): unknown =>
      dataOf({ data: null, errors: [{ message: 'Taken', path: ['register'], extensions }] });
    expect(refused).toThrow(expect.objectContaining({ message: 'Taken', field: 'email' }) as Error);
    const { plain } = errorResponse(null, new AppError('CONFLICT', verbatim('Taken'), { field: 'email' }), log, {});
    expect(JSON.parse(String(plain.body))).toEqual({ message: 'Taken', code: 'CONFLICT', field: 'email' });
  });

  it('is logged once at level info, without what the caller sent', () => {
    const logged: object[] = [];
    const info = (fields: object): void => void logged.push(fields);
    const answered = (error: unknown) => errorResponse(null, error, { ...log, info }, { route: '/api/locations' });
    answered(new AppError('VALIDATION', verbatim('Unknown parameter: anna@example.org')));
    answered(Object.assign(new Error('from the parser of bodies'), { status: 413 }));
    expect(logged).toEqual([
      { route: '/api/locations', code: 'VALIDATION', reason: 'Unknown parameter' },
      { route: '/api/locations', code: 'TOO_LARGE', reason: expect.stringContaining('too large') as string },
    ]);
  });

  it('has no Retry-After for a missing entity', () => {
    expect(answerTo('NOT_FOUND')).toMatchObject({ status: 404 });
    expect(answerTo('NOT_FOUND').head).not.toContain('Retry-After');
  });
});
