import { Socket } from 'node:net';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { continueTrace, startTracing } from '../telemetry/tracing.ts';
import { makeLogger } from './log.ts';

const loggerIntoMemory = (level: 'info' | 'warn' = 'info') => {
  const lines: string[] = [];
  const log = makeLogger({ service: 'catalog', level, destination: { write: (line) => lines.push(line) } });
  const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, entries };
};

describe('makeLogger', () => {
  it('writes one line of JSON with service, level and time', () => {
    const { log, lines, entries } = loggerIntoMemory();
    log.info({ rows: 3 }, 'two\nlines');
    expect(lines.join('').match(/\n/g)).toHaveLength(1);
    expect(entries()[0]).toMatchObject({ level: 'info', service: 'catalog', rows: 3, msg: 'two\nlines' });
    expect(entries()[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('leaves out what is below its level', () => {
    const { log, lines } = loggerIntoMemory('warn');
    log.info({}, 'small talk');
    expect(lines).toEqual([]);
  });

  it('says which trace an entry belongs to', async () => {
    const tracing = await startTracing({ service: 'test' });
    const { log, entries } = loggerIntoMemory();
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await continueTrace(`00-${traceId}-b7ad6b7169203331-01`, async () => log.info({}, 'inside'));
    log.info({}, 'outside');
    expect(entries().map((entry) => entry.traceId)).toEqual([traceId, undefined]);
    await tracing.stop();
  });

  it('writes no personal data, at any depth of an object', () => {
    const { log, lines } = loggerIntoMemory();
    const headers = { authorization: 'Bearer p1', cookie: 'p2', 'Set-Cookie': ['p3'], 'x-forwarded-for': 'p4' };
    const user = { id: 'u1', email: 'p5', password: 'p6', firstName: 'p7', address: 'p8', ip: 'p9' };
    log.info({ request: { headers }, users: [user] }, 'a request');
    log.info({ a: { b: { c: { d: { e: { f: { g: { h: { email: 'p11' } } } } } } } } }, 'deep');
    log.error(
      Object.assign(new Error('E11000 dup key: { email: "p12.x@example.org" }'), { keyValue: { email: 'p13' } }),
      'failed',
    );
    log.error(
      { err: new Error('x', { cause: new Error('mongodb://p14:p15@db.internal/wellspring is away') }) },
      'away',
    );
    log.info(
      { search: 'p17', q: 'p18', latitude: 'p19', ticket: 'p20', resetLink: 'p21', anythingNew: 'p22' },
      'unknown',
    );
    log.info({ err: new Socket(), detail: { toJSON: () => ({ email: 'p16' }) }, at: new Date(0) }, 'instances');
    expect(lines).toHaveLength(6);
    expect(lines[5]).toContain('"err":"[Socket]","detail":{"email":"[redacted]"},"at":"1970-01-01T00:00:00.000Z"');
    expect(lines.join('').match(/p\d+/g)).toBeNull();
    expect(lines[0]).toContain('"users":"[redacted]"');
  });

  it('keeps what explains an error', () => {
    const { log, entries } = loggerIntoMemory();
    log.error(
      { err: new AppError('UNAVAILABLE', verbatim('Search is away'), { cause: new Error('ECONNREFUSED') }) },
      'no search',
    );
    expect(entries()[0]).toMatchObject({
      msg: 'no search',
      err: { type: 'AppError', code: 'UNAVAILABLE', message: 'Search is away', cause: { message: 'ECONNREFUSED' } },
    });
    expect(JSON.stringify(entries()[0])).toContain('log.test.ts');
  });
});
