import { HTTP_STATUS } from '@wellspring/errors';
import { ErrorBody, ProblemDetails } from '@wellspring/rest-contract/error-body';
import { startGateway } from '../gateway.fixture.ts';
import { PROBLEM_CODES, problemType } from './problems.ts';

const PROBLEM = 'application/problem+json';

describe('an error for programs', () => {
  const started = startGateway();

  it.each([
    ['/api/locations?limit=0', 'GET', 'VALIDATION'],
    ['/api/user', 'GET', 'UNAUTHENTICATED'],
    ['/api/nothing', 'GET', 'NOT_FOUND'],
    ['/api/stats', 'POST', 'METHOD_NOT_ALLOWED'],
    [`/api/locations?search=${'a'.repeat(5_000)}`, 'GET', 'ADDRESS_TOO_LONG'],
  ])('has a code that stays the same: %.30s by %s is %s', async (path, method, code) => {
    const { ask } = await started;
    const reply = await ask(path, { method });
    const { message, code: actual } = ErrorBody.parse(JSON.parse(reply.text));
    expect(actual).toBe(code);
    const problem = await ask(path, { method, headers: { accept: `application/json, ${PROBLEM}` } });
    expect([problem.status, problem.headers['content-type']]).toEqual([reply.status, PROBLEM]);
    expect(ProblemDetails.parse(JSON.parse(problem.text))).toMatchObject({
      type: `/api/docs#${code}`,
      status: reply.status,
      detail: message,
      code,
    });
  });

  it('is a problem of RFC 9457 only for clients that accept that type', async () => {
    const { ask } = await started;
    for (const accept of ['*/*', 'application/*', 'application/json', `${PROBLEM};q=0`, `${PROBLEM}; q=0.0, */*`]) {
      const { headers } = await ask('/api/user', { headers: { accept } });
      expect([accept, headers['content-type']]).toEqual([accept, 'application/json; charset=utf-8']);
    }
    const good = await ask('/api/stats', { headers: { accept: PROBLEM } });
    expect([good.status, good.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('is explained where its type leads to', async () => {
    const { ask } = await started;
    const { text } = await ask('/api/docs');
    expect(PROBLEM_CODES.toSorted()).toEqual(Object.keys(HTTP_STATUS).toSorted());
    for (const code of PROBLEM_CODES) expect(text).toContain(`id="${problemType(code).replace('/api/docs#', '')}"`);
  });
});
