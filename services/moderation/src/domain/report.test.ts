import { REPORT_TEXT_MAX } from '@wellspring/rest-contract/report-limits';
import { makeReport } from './report.ts';

const STAMP = {
  id: 'r1',
  about: { kind: 'location', id: 'p1' },
  locationId: 'p1',
  userId: 'ann',
  now: new Date('2026-01-01T00:00:00Z'),
} as const;
const reported = (description: string) => () => makeReport({ type: 'closed', description }, STAMP);

/** One character that is two UTF-16 units. */
const DROP = '💧';

describe('the description of a report', () => {
  it('is counted in characters, and accepted up to its limit', () => {
    const longest = DROP.repeat(REPORT_TEXT_MAX);
    expect(reported(longest)().description).toBe(longest);
    expect(reported(`${longest}${DROP}`)).toThrow(`Description must be at most ${REPORT_TEXT_MAX} characters`);
  });

  it('is refused when it is empty', () => {
    expect(reported('x')().description).toBe('x');
    expect(reported(' \n ')).toThrow('Please select a report type and provide a description.');
  });
});
