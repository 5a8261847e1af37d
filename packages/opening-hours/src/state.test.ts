import type { DatedRow, OpeningHours, WeeklyRow } from './hours.ts';
import { stateAt } from './state.ts';

const at = (day: number, hours: number, minutes = 0): number => day * 1440 + hours * 60 + minutes;
const open = (from: number, to: number): WeeklyRow => ({ from, to, isOpen: true });
const every = (from: number, to: number): WeeklyRow[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => open(day * 1440 + from, day * 1440 + to));

const weekly = (zone: string, rows: readonly WeeklyRow[]): OpeningHours => ({
  osm: 'not read here',
  comment: null,
  zone,
  weekly: rows,
  dated: null,
  isByAppointment: false,
});

const dated = (rows: readonly DatedRow[]): OpeningHours => ({
  ...weekly('Europe/Budapest', []),
  weekly: null,
  dated: { firstDay: '2026-12-24', lastDay: '2026-12-27', rows },
});

/** A state in few words: "open until 2026-10-25T00:00 = 2026-10-24T22:00Z". */
const stateText = (hours: OpeningHours, instant: string): string => {
  const { isOpen, closesAt, opensAt } = stateAt(hours, new Date(instant));
  const moment = closesAt ?? opensAt;
  const when = moment && `${moment.local} = ${moment.instant.toISOString().replace(':00.000', '')}`;
  return `${isOpen === 'unknown' ? 'unknown' : isOpen ? 'open' : 'closed'} ${closesAt ? 'until' : 'opens'} ${when ?? 'never'}`;
};

describe('the state of a week', () => {
  const office = weekly('Europe/Budapest', [open(at(0, 9), at(0, 17)), open(at(4, 20), at(5, 2))]);

  it('says when a place closes and when it opens again', () => {
    expect(stateText(office, '2026-11-23T07:59:59Z')).toBe('closed opens 2026-11-23T09:00 = 2026-11-23T08:00Z');
    expect(stateText(office, '2026-11-23T08:00:00Z')).toBe('open until 2026-11-23T17:00 = 2026-11-23T16:00Z');
    expect(stateText(office, '2026-11-23T16:00:00Z')).toBe('closed opens 2026-11-27T20:00 = 2026-11-27T19:00Z');
    expect(stateText(office, '2026-11-29T12:00:00Z')).toBe('closed opens 2026-11-30T09:00 = 2026-11-30T08:00Z');
  });

  it('goes past midnight, also from a Sunday into a Monday', () => {
    expect(stateText(office, '2026-11-28T00:30:00Z')).toBe('open until 2026-11-28T02:00 = 2026-11-28T01:00Z');
    const sunday = weekly('Europe/Budapest', [open(at(6, 22), at(7, 4))]);
    expect(stateText(sunday, '2026-11-30T02:00:00Z')).toBe('open until 2026-11-30T04:00 = 2026-11-30T03:00Z');
    expect(stateText(sunday, '2026-11-30T03:00:00Z')).toBe('closed opens 2026-12-06T22:00 = 2026-12-06T21:00Z');
  });

  it('uses the day of the place: in Auckland it is Monday while it is Sunday in Greenwich', () => {
    const auckland = weekly('Pacific/Auckland', [open(at(0, 9), at(0, 17))]);
    expect(stateText(auckland, '2026-11-29T20:30:00Z')).toBe('open until 2026-11-30T17:00 = 2026-11-30T04:00Z');
    expect(stateText(auckland, '2026-11-30T09:00:00Z')).toBe('closed opens 2026-12-07T09:00 = 2026-12-06T20:00Z');
  });

  it('never closes where every day has 24 hours', () => {
    expect(stateText(weekly('Asia/Tokyo', every(0, 1440)), '2026-11-30T09:00:00Z')).toBe('open opens never');
    expect(stateAt(weekly('Asia/Tokyo', [open(0, 10_080)]), new Date('2026-11-30T09:00:00Z'))).toEqual({
      isOpen: true,
      closesAt: null,
      opensAt: null,
    });
  });

  it('joins rows that touch: a night has one end', () => {
    const nights = weekly('Europe/Budapest', [open(at(0, 20), at(1, 0)), open(at(1, 0), at(1, 6))]);
    expect(stateText(nights, '2026-11-23T20:00:00Z')).toBe('open until 2026-11-24T06:00 = 2026-11-24T05:00Z');
  });

  it('never opens without rows', () => {
    expect(stateText(weekly('Europe/Budapest', []), '2026-11-23T20:00:00Z')).toBe('closed opens never');
  });

  it('is unknown by appointment, with the next certain opening', () => {
    const rows: WeeklyRow[] = [{ from: at(0, 9), to: at(0, 17), isOpen: 'unknown' }, open(at(1, 9), at(1, 17))];
    expect(stateText(weekly('Europe/Budapest', rows), '2026-11-23T12:00:00Z')).toBe(
      'unknown opens 2026-11-24T09:00 = 2026-11-24T08:00Z',
    );
  });

  it('is unknown in a zone that the runtime lacks', () => {
    expect(stateText(weekly('Mars/Olympus', every(0, 1440)), '2026-11-23T12:00:00Z')).toBe('unknown opens never');
  });
});

describe('the state while the clock is changed', () => {
  it('means the earlier of two equal times, while it is not past', () => {
    const night = weekly('Europe/Budapest', every(at(0, 22), at(1, 2, 30)));
    // At 01:00 UTC the clock goes from 03:00 back to 02:00.
    expect(stateText(night, '2026-10-24T23:00:00Z')).toBe('open until 2026-10-25T02:30 = 2026-10-25T00:30Z');
    expect(stateText(night, '2026-10-25T01:10:00Z')).toBe('open until 2026-10-25T02:30 = 2026-10-25T01:30Z');
  });

  it('means the skip by a time that the clock skips', () => {
    const night = weekly('Europe/Budapest', every(at(0, 22), at(1, 2, 30)));
    expect(stateText(night, '2026-03-29T00:30:00Z')).toBe('open until 2026-03-29T02:30 = 2026-03-29T01:00Z');
    expect(stateAt(night, new Date('2026-03-29T00:59:00Z')).isOpen).toBe(true);
    expect(stateAt(night, new Date('2026-03-29T01:00:00Z')).isOpen).toBe(false);
  });

  it('handles a day that has no midnight, as in Santiago', () => {
    // On 6 September 2026 the clock goes from 24:00 to 01:00.
    const late = weekly('America/Santiago', every(at(0, 18), at(0, 24)));
    expect(stateText(late, '2026-09-06T03:00:00Z')).toBe('open until 2026-09-06T00:00 = 2026-09-06T04:00Z');
    expect(stateText(late, '2026-09-06T04:00:00Z')).toBe('closed opens 2026-09-06T18:00 = 2026-09-06T21:00Z');
  });

  it('agrees with itself at every change of half a year', () => {
    for (const zone of ['Europe/Budapest', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu']) {
      const hours = weekly(zone, every(at(0, 1, 15), at(0, 2, 20)));
      let now = Date.parse('2026-02-01T00:00:00Z');
      while (now < Date.parse('2026-11-10T00:00:00Z')) {
        const { isOpen, closesAt, opensAt } = stateAt(hours, new Date(now));
        const next = (closesAt ?? opensAt)?.instant.getTime() ?? 0;
        expect(next).toBeGreaterThan(now);
        expect(stateAt(hours, new Date(next)).isOpen).toBe(!isOpen);
        now = next;
      }
    }
  });
});

describe('the state of dated hours', () => {
  const holidays = dated([
    { from: '2026-12-24T09:00', to: '2026-12-24T12:00', isOpen: true },
    { from: '2026-12-27T20:00', to: '2026-12-28T02:00', isOpen: true },
  ]);

  it('is that of the day', () => {
    expect(stateText(holidays, '2026-12-24T10:00:00Z')).toBe('open until 2026-12-24T12:00 = 2026-12-24T11:00Z');
    expect(stateText(holidays, '2026-12-25T10:00:00Z')).toBe('closed opens 2026-12-27T20:00 = 2026-12-27T19:00Z');
    expect(stateText(holidays, '2026-12-28T00:30:00Z')).toBe('open until 2026-12-28T02:00 = 2026-12-28T01:00Z');
  });

  it('is unknown before and after these days', () => {
    expect(stateText(holidays, '2026-12-20T10:00:00Z')).toBe('unknown opens never');
    expect(stateText(holidays, '2026-12-28T10:00:00Z')).toBe('unknown opens never');
  });

  it('does not say when a place closes that is open to the end of these days', () => {
    const always = dated([{ from: '2026-12-24T00:00', to: '2026-12-28T00:00', isOpen: true }]);
    expect(stateText(always, '2026-12-25T10:00:00Z')).toBe('open opens never');
  });
});
