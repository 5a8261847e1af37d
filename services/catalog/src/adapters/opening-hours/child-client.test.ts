import { expectEventually } from '@wellspring/testkit/eventually';
import { startProgram } from '@wellspring/testkit/processes/program';
import fc from 'fast-check';
import { evaluationChild } from './child-client.ts';
import type { Evaluation } from './messages.ts';
import { openHoursParser } from './parse-hours.ts';

const of = (rule: string, deadlineMs = 5_000): Evaluation => ({
  rule,
  zone: 'Europe/Budapest',
  latitude: 47.5,
  longitude: 19.05,
  countryCode: 'HU',
  now: Date.parse('2026-10-20T12:00:00Z'),
  deadlineMs,
});

const child = evaluationChild();
afterAll(child.close);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the process that evaluates rules', () => {
  it('stops a rule at its deadline, and evaluates the next one', async () => {
    const results = await Promise.all([
      child.evaluate(of('sunrise-sunset,dawn-dusk', 1)),
      child.evaluate(of('Mo-Fr 09:00-17:00')),
    ]);
    expect(results).toEqual([
      expect.objectContaining({ failed: 'interrupted' }),
      expect.objectContaining({ warnings: [] }),
    ]);
  });

  it('is started again after it was killed', async () => {
    await child.evaluate(of('24/7'));
    const pid = child.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    await expectEventually(() => isAlive(pid)).toBe(false);
    await expect(child.evaluate(of('24/7'))).resolves.toHaveProperty('hours.osm', '24/7');
    expect(child.pid()).not.toBe(pid);
  });

  it('fails the call that it is killed in, and no other', async () => {
    await child.evaluate(of('24/7'));
    const calls = [child.evaluate(of('sunrise-sunset')), child.evaluate(of('24/7'))];
    process.kill(child.pid() ?? 0, 'SIGKILL');
    const [, second] = await Promise.all(calls);
    expect(second).toHaveProperty('hours.osm', '24/7');
  });

  it('ends with the process that started it', async () => {
    const parent = startProgram('services/catalog/src/adapters/opening-hours/killed-parent.fixture.ts', {});
    await expectEventually(() => parent.output().includes('\n')).toBe(true);
    const pid = Number(parent.output());
    expect(isAlive(pid)).toBe(true);
    parent.signal('SIGKILL');
    await parent.ended;
    await expectEventually(() => isAlive(pid)).toBe(false);
  });

  it('lets a process end that has nothing else to do', async () => {
    const parent = startProgram('services/catalog/src/adapters/opening-hours/killed-parent.fixture.ts', {}, ['idle']);
    await expect(parent.ended).resolves.toMatchObject({ code: 0 });
  });
});

describe('hostile texts', () => {
  const { parse, close } = openHoursParser({ deadlineMs: 2_000 });
  afterAll(close);
  const LONGEST_MS = 10_000;

  const words = fc.constantFrom(
    ...'Mo Tu-Fr Sa,Su PH SH off 24/7 10:00-12:00 9-17 26:00 00:00 sunrise sunset (sunrise+01:00) week 1-53 /2 easter -1 day Jan-Dec 2026-2999 Mo[1] [-1] || ; , " + - open closed unknown daily 10am 火曜 定休 من و'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 80 }).map((all) => all.join(' ')),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.tuple(words, fc.integer({ min: 1, max: 400 })).map(([word, times]) => word.repeat(times)),
  );

  it('are answered in time, and leave the process at work', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (hostile) => {
        const start = performance.now();
        const { hours, faults } = await parse(hostile, { latitude: 47.5, longitude: 19.05, countryCode: 'HU' });
        expect(performance.now() - start).toBeLessThan(LONGEST_MS);
        expect(hours !== null || faults.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
    await expect(parse('24/7', { latitude: 0, longitude: 0, countryCode: null })).resolves.toMatchObject({
      isCertain: true,
    });
  });
});
