import { opennessAt, openMinutesOf, type Schedule } from './open-minutes.ts';
import { stateAt } from './state.ts';
import { wallMinutes } from './wall-clock.ts';

const zone = 'Europe/Budapest';
const at = (day: number, hours: number): number => day * 1440 + hours * 60;

const SCHEDULES: Readonly<Record<string, Schedule>> = {
  'a week': {
    zone,
    weekly: [
      { from: at(0, 9), to: at(0, 17), isOpen: true },
      { from: at(4, 20), to: at(5, 2), isOpen: true },
      { from: at(5, 1), to: at(5, 6), isOpen: 'unknown' },
      { from: at(6, 22), to: at(7, 4), isOpen: true },
    ],
    dated: null,
  },
  'a week without an end': { zone, weekly: [{ from: 0, to: at(7, 0), isOpen: true }], dated: null },
  'a week that is always by appointment': { zone, weekly: [{ from: 0, to: at(7, 0), isOpen: 'unknown' }], dated: null },
  'a week that is never open': { zone, weekly: [], dated: null },
  'days around the end of summer time': {
    zone,
    weekly: null,
    dated: {
      firstDay: '2026-10-24',
      lastDay: '2026-10-26',
      rows: [
        { from: '2026-10-24T20:00', to: '2026-10-25T02:30', isOpen: true },
        { from: '2026-10-25T10:00', to: '2026-10-25T18:00', isOpen: 'unknown' },
        { from: '2026-10-26T23:00', to: '2026-10-27T01:00', isOpen: true },
      ],
    },
  },
  'no hours': { zone, weekly: null, dated: null },
};

describe('ranges of minutes', () => {
  it.each(Object.entries(SCHEDULES))('of %s say the same as its state at every quarter of an hour', (_, schedule) => {
    const minutes = openMinutesOf(schedule);
    const first = Date.parse('2026-10-22T00:00Z');
    for (let quarter = 0; quarter < 9 * 96; quarter += 1) {
      const instant = first + quarter * 15 * 60_000;
      const wall = wallMinutes(zone, instant);
      const time = new Date(instant).toISOString();
      expect({ time, isOpen: opennessAt(minutes, wall) }).toEqual({
        time,
        isOpen: stateAt(schedule, new Date(instant)).isOpen,
      });
    }
  });

  it('of a week are those of the week, also beyond its end', () => {
    expect(
      openMinutesOf({ zone, weekly: [{ from: at(6, 22), to: at(7, 4), isOpen: true }], dated: null }).open,
    ).toEqual([
      { from: at(6, 22), to: at(7, 0) },
      { from: 0, to: at(0, 4) },
    ]);
  });
});
