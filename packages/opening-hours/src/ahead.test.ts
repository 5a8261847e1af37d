import { changesAhead, daysAhead } from './ahead.ts';
import type { Schedule } from './open-minutes.ts';

const at = (day: number, hours: number): number => day * 1440 + hours * 60;
const week: Schedule = {
  zone: 'Europe/Budapest',
  weekly: [
    { from: at(0, 9), to: at(0, 12), isOpen: true },
    { from: at(0, 14), to: at(0, 17), isOpen: true },
    { from: at(4, 20), to: at(5, 2), isOpen: true },
  ],
  dated: null,
};
const dated: Schedule = {
  zone: 'Europe/Budapest',
  weekly: null,
  dated: {
    firstDay: '2026-12-24',
    lastDay: '2026-12-26',
    rows: [{ from: '2026-12-25T10:00', to: '2026-12-25T12:00', isOpen: true }],
  },
};

describe('the days ahead', () => {
  it('begin today by the clock of the place', () => {
    // It is Friday there.
    expect(daysAhead(week, new Date('2026-11-26T23:30:00Z'))).toEqual([
      { day: '2026-11-27', hours: ['20:00–02:00'] },
      { day: '2026-11-28', hours: [] },
      { day: '2026-11-29', hours: [] },
      { day: '2026-11-30', hours: ['09:00–12:00', '14:00–17:00'] },
      { day: '2026-12-01', hours: [] },
      { day: '2026-12-02', hours: [] },
      { day: '2026-12-03', hours: [] },
    ]);
  });

  it('end where dated hours end', () => {
    expect(daysAhead(dated, new Date('2026-12-25T09:30:00Z'))).toEqual([
      { day: '2026-12-25', hours: ['10:00–12:00'] },
      { day: '2026-12-26', hours: [] },
    ]);
    expect(daysAhead(dated, new Date('2027-01-25T09:30:00Z'))).toBeNull();
  });

  it('have each day of a place that never closes', () => {
    const always: Schedule = { ...week, weekly: [{ from: 0, to: at(7, 0), isOpen: true }] };
    expect(daysAhead(always, new Date('2026-11-27T12:00:00Z'))?.map(({ hours }) => hours)).toEqual(
      Array.from({ length: 7 }, () => ['00:00–24:00']),
    );
  });
});

describe('the changes ahead', () => {
  it('say when a place opens and closes', () => {
    expect(changesAhead(week, new Date('2026-11-27T12:00:00Z'))).toEqual([
      { at: new Date('2026-11-27T19:00:00Z'), isOpen: true },
      { at: new Date('2026-11-28T01:00:00Z'), isOpen: false },
      { at: new Date('2026-11-30T08:00:00Z'), isOpen: true },
      { at: new Date('2026-11-30T11:00:00Z'), isOpen: false },
      { at: new Date('2026-11-30T13:00:00Z'), isOpen: true },
      { at: new Date('2026-11-30T16:00:00Z'), isOpen: false },
      { at: new Date('2026-12-04T19:00:00Z'), isOpen: true },
      { at: new Date('2026-12-05T01:00:00Z'), isOpen: false },
    ]);
  });

  it('say from when on nothing is known', () => {
    expect(changesAhead(dated, new Date('2026-12-25T10:00:00Z')).at(-1)).toEqual({
      at: new Date('2026-12-26T23:00:00Z'),
      isOpen: 'unknown',
    });
  });
});
