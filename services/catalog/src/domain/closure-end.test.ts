import { closureEndOf } from './closure-end.ts';

const end = (until: string | null, state: 'temporarilyClosed' | 'permanentlyClosed' = 'temporarilyClosed') =>
  closureEndOf({
    status: { state, until, since: null, basis: 'told', source: null, date: null, readFrom: null },
  })?.toISOString() ?? null;

describe('the end of a closure', () => {
  it('is when its year, month or day is over everywhere', () => {
    expect(end('2026-12-31')).toBe('2027-01-01T12:00:00.000Z');
    expect(end('2028-02')).toBe('2028-03-01T12:00:00.000Z');
    expect(end('2026-12')).toBe('2027-01-01T12:00:00.000Z');
    expect(end('2026')).toBe('2027-01-01T12:00:00.000Z');
  });

  it('is never without a date, and of what is closed for good', () => {
    expect(end(null)).toBeNull();
    expect(end('2026', 'permanentlyClosed')).toBeNull();
    expect(closureEndOf({ status: null })).toBeNull();
  });
});
