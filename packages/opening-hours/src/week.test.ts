import { clockText, minutesOf } from './clock.ts';
import type { OpeningHours, WeeklyRow } from './hours.ts';
import { rulesFromWeek, weekOf } from './week.ts';

const hoursOf = (weekly: readonly WeeklyRow[] | null): OpeningHours => ({
  osm: 'not read here',
  comment: null,
  zone: 'Europe/Budapest',
  weekly,
  dated: null,
  isByAppointment: false,
});

const open = (from: number, to: number): WeeklyRow => ({ from, to, isOpen: true });
const NONE: readonly string[] = [];

describe('the hours of each weekday', () => {
  it('are those that begin on it, also past midnight', () => {
    expect(weekOf(hoursOf([open(540, 720), open(780, 1020), open(7 * 1440 - 120, 7 * 1440 + 120)]))).toEqual([
      ['09:00–12:00', '13:00–17:00'],
      ...[NONE, NONE, NONE, NONE, NONE],
      ['22:00–02:00'],
    ]);
  });

  it('are split where they last for a day or longer', () => {
    expect(weekOf(hoursOf([open(0, 10_080)]))).toEqual(Array(7).fill(['00:00–24:00']));
    expect(weekOf(hoursOf([open(720, 3 * 1440 + 120)]))?.slice(0, 4)).toEqual([
      ['12:00–24:00'],
      ['00:00–24:00'],
      ['00:00–24:00'],
      ['00:00–02:00'],
    ]);
  });

  it('are those by appointment where there are no others', () => {
    const rows: WeeklyRow[] = [{ from: 540, to: 1020, isOpen: 'unknown' }];
    expect(weekOf(hoursOf(rows))?.[0]).toEqual(['09:00–17:00']);
    expect(weekOf(hoursOf([...rows, open(1440 + 600, 1440 + 660)]))?.slice(0, 2)).toEqual([[], ['10:00–11:00']]);
    expect(weekOf(hoursOf([{ from: 0, to: 10_080, isOpen: 'unknown' }]))).toEqual(Array(7).fill([]));
  });

  it('are none where weeks differ', () => {
    expect(weekOf(hoursOf(null))).toBeNull();
  });
});

describe('the rule of a week', () => {
  const office = ['09:00–12:00', '13:00–17:00'];

  it('groups days with the same hours', () => {
    expect(rulesFromWeek([office, office, office, office, office, ['10:00–14:00'], []])).toBe(
      'Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-14:00',
    );
    expect(rulesFromWeek([office, [], office, [], office, [], []])).toBe('Mo,We,Fr 09:00-12:00,13:00-17:00');
  });

  it('passes midnight', () => {
    expect(rulesFromWeek([[], [], [], [], ['20:00–02:00'], ['20:00–02:00'], []])).toBe('Fr-Sa 20:00-02:00');
  });

  it('adds days to hours past midnight instead of replacing them', () => {
    expect(rulesFromWeek([[], [], [], [], ['20:00–02:00'], ['10:00–14:00'], []])).toBe(
      'Fr 20:00-02:00, Sa 10:00-14:00',
    );
  });

  it('says by a comment that hours are uncertain', () => {
    expect(rulesFromWeek([office, [], [], [], [], ['10:00–14:00'], []], 'by "appointment"')).toBe(
      'Mo 09:00-12:00,13:00-17:00 "by appointment"; Sa 10:00-14:00 "by appointment"',
    );
  });

  it('is short for always and never', () => {
    expect(rulesFromWeek(Array(7).fill(['00:00–24:00']))).toBe('24/7');
    expect(rulesFromWeek(Array(7).fill([]))).toBe('off');
  });

  it('accepts what is typed with a hyphen, spaces or one digit', () => {
    expect(rulesFromWeek([['9:00 - 17:30'], [], [], [], [], [], []])).toBe('Mo 09:00-17:30');
  });

  it.each(['9–17', '09:00', '09:00–25:00', '09:00–09:00', '24:00–01:00', '09:60–10:00', '', '1–2–3'])(
    'is null for "%s"',
    (text) => {
      expect(rulesFromWeek([[text], [], [], [], [], [], []])).toBeNull();
    },
  );
});

describe('a time', () => {
  it('is written as readers of a language write it', () => {
    expect(clockText(1020, 'en').replace(/\s/g, ' ')).toBe('5:00 PM');
    expect(clockText(1020, 'de')).toBe('17:00');
    expect(clockText(1440 + 90, 'fr')).toBe('01:30');
    expect(clockText(540, 'ja')).toBe('9:00');
  });

  it('is read from hours and minutes', () => {
    expect(['09:30', '24:00', '24:01', 'noon'].map(minutesOf)).toEqual([570, 1440, null, null]);
  });
});
