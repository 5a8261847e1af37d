import { stateAt } from '@wellspring/opening-hours/state';
import { rulesFromWeek, weekOf } from '@wellspring/opening-hours/week';
import fc from 'fast-check';
import type { HoursPoint, ParsedHours } from '../../domain/parsed-hours.ts';
import { openHoursParser } from './parse-hours.ts';

const MUNICH: HoursPoint = { latitude: 48.137, longitude: 11.575, countryCode: 'DE' };
const BUDAPEST: HoursPoint = { latitude: 47.5, longitude: 19.05, countryCode: 'HU' };
const LOS_ANGELES: HoursPoint = { latitude: 34.05, longitude: -118.24, countryCode: 'US' };

const NOW = Date.parse('2026-10-20T12:00:00Z');
const { parse, close } = openHoursParser({ now: () => NOW });
afterAll(close);

/** In few words: "✓ Mo-Fr 09:00-17:00", or "? …" of a proposal. */
const summaryOf = ({ hours, isCertain }: ParsedHours): string => `${isCertain ? '✓' : '?'} ${hours?.osm ?? 'nothing'}`;

describe('a text in words', () => {
  it.each([
    ['Mo-Fr 9-17', '✓ Mo-Fr 09:00-17:00'],
    ['Monday to Friday 9 to 5', '? Mo-Fr 09:00-17:00'],
    ['9:00-5:00 daily', '? Mo-Su 09:00-17:00'],
    ['Mondays', '? Mo'],
    ['7-11', '? Mo-Su 07:00-11:00'],
    ['daily 10am to 8pm', '✓ Mo-Su 10:00-20:00'],
    ['Fri 8pm-2am', '✓ Fr 20:00-02:00'],
    ['noon to midnight', '✓ Mo-Su 12:00-24:00'],
    ['9am-5pm Mon-Fri, 10am-2pm Sat', '✓ Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['Open 10am–5pm, closed Mondays', '✓ Tu-Su 10:00-17:00'],
    ['open 24 hours, 7 days a week', '✓ 24/7'],
    ['Fr 10pm to 6', '? Fr 22:00-06:00'],
    ['Mon-Fri: 9am - 5pm\nSat: 10am - 2pm\nSun: Closed', '✓ Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['Closed Monday. Tuesday-Sunday 10-18', '? Tu-Su 10:00-18:00'],
    ['daily except Tuesday 10-18', '? Mo,We-Su 10:00-18:00'],
    ['10:00-18:00 Uhr außer Montag', '✓ Tu-Su 10:00-18:00'],
    ['Daily, 9:00 a.m.–5:00 p.m.; closed on public holidays', '✓ Mo-Su 09:00-17:00; PH off'],
    ['24 Stunden geöffnet', '✓ 24/7'],
    ['Di-So 10-18 Uhr', '✓ Tu-Su 10:00-18:00'],
    ['Mo-Fr 9-17 Uhr, Sa 10-14 Uhr, Sonntag geschlossen', '✓ Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['Mo, Mi, Fr 9.30-12.00', '✓ Mo,We,Fr 09:30-12:00'],
    ['Tous les jours de 10h à 19h', '✓ Mo-Su 10:00-19:00'],
    ['Du lundi au vendredi de 9h à 12h et de 14h à 18h30', '✓ Mo-Fr 09:00-12:00,14:00-18:30'],
    ['L-V 9-18h', '? Mo-Fr 09:00-18:00'],
    ['De lunes a viernes de 10:00 a 14:00 y de 16:00 a 20:00, domingos cerrado', '✓ Mo-Fr 10:00-14:00,16:00-20:00'],
    ['10:00～22:00（火曜定休）', '✓ Mo,We-Su 10:00-22:00'],
    ['平日 10:00-20:00 土日祝 9:00-18:00', '✓ Mo-Fr 10:00-20:00; Sa-Su 09:00-18:00; PH 09:00-18:00'],
    ['午前9時から午後5時まで', '✓ Mo-Su 09:00-17:00'],
    ['毎日 6:00~26:00', '✓ Mo-Su 06:00-02:00'],
    ['يوميا من 9 صباحا إلى 5 مساء', '✓ Mo-Su 09:00-17:00'],
    ['السبت - الخميس ٩:٠٠-١٧:٠٠، الجمعة مغلق', '✓ Mo-Th,Sa-Su 09:00-17:00'],
    ['من الأحد إلى الخميس من 8 صباحًا حتى 4 مساءً', '✓ Mo-Th,Su 08:00-16:00'],
    ['Nach Vereinbarung', '✓ "by appointment"'],
    ['Mon–Fri 09:00–17:00, by appointment only', '✓ Mo-Fr 09:00-17:00 "by appointment"'],
    ['Mo-Fr 9-17 Uhr oder nach Vereinbarung', '✓ Mo-Fr 09:00-17:00 || "by appointment"'],
  ])('is read: %s', async (text, expected) => {
    expect(summaryOf(await parse(text, MUNICH))).toBe(expected);
  });

  it.each([
    'call ahead',
    'fermé le lundi',
    'seasonal, May through September',
    '4月~9月 10:00-17:00',
    'Thermal bath 9-20',
    '',
  ])('is not read where a part of it means something else: "%s"', async (text) => {
    expect(await parse(text, MUNICH)).toMatchObject({
      hours: null,
      isCertain: false,
      faults: [{ code: 'unreadable' }],
    });
  });

  it('has doubts with their reason', async () => {
    const { faults } = await parse('Monday to Friday 9 to 5', MUNICH);
    expect(faults.map(({ code }) => code).sort()).toEqual(['ambiguousTime', 'closesBeforeItOpens']);
  });
});

describe('a rule', () => {
  it('has the zone of its place', async () => {
    expect((await parse('24/7', LOS_ANGELES)).hours?.zone).toBe('America/Los_Angeles');
  });

  it('keeps nights whole, also from a Sunday into a Monday', async () => {
    const { hours } = await parse('Su 22:00-04:00', BUDAPEST);
    expect(hours?.weekly).toEqual([{ from: 9_960, to: 10_320, isOpen: true }]);
  });

  it('is one row where every day has 24 hours', async () => {
    const { hours } = await parse('Mo-Su 00:00-24:00', BUDAPEST);
    expect(hours?.weekly).toEqual([{ from: 0, to: 10_080, isOpen: true }]);
  });

  it('is uncertain where it replaces a night that it may not mean to', async () => {
    const result = await parse('Mo-Fr 20:00-02:00; Sa 10:00-14:00', BUDAPEST);
    expect(result).toMatchObject({ isCertain: false, faults: [{ code: 'warning' }] });
  });

  it('may be by appointment', async () => {
    const { hours } = await parse('Mo 09:00-17:00 "by appointment"', BUDAPEST);
    expect(hours).toMatchObject({
      comment: 'by appointment',
      isByAppointment: true,
      weekly: [{ from: 540, to: 1020, isOpen: 'unknown' }],
    });
  });

  it('with an open end is unknown, and not by appointment', async () => {
    const { hours } = await parse('Mo 09:00+', BUDAPEST);
    expect(hours).toMatchObject({ comment: null, isByAppointment: false, weekly: [{ from: 540, isOpen: 'unknown' }] });
  });

  it('with holidays has dated hours, also over the end of summer time', async () => {
    const { hours } = await parse('Mo-Fr 09:00-17:00; PH off', BUDAPEST);
    expect(hours).toMatchObject({ weekly: null, dated: { firstDay: '2026-10-20', lastDay: '2026-12-18' } });
    const isOpen = (instant: string): boolean | 'unknown' | null => hours && stateAt(hours, new Date(instant)).isOpen;
    expect(isOpen('2026-10-22T12:00:00Z')).toBe(true);
    expect(isOpen('2026-10-23T12:00:00Z')).toBe(false);
    expect([isOpen('2026-10-23T07:30:00Z'), isOpen('2026-10-26T07:30:00Z'), isOpen('2026-10-26T15:30:00Z')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is evaluated without holidays that the library lacks, and says so', async () => {
    const result = await parse('Mo-Fr 09:00-17:00; PH,SH off', { ...MUNICH, countryCode: null });
    expect(result).toMatchObject({ isCertain: true, faults: [{ code: 'lacksHolidays' }] });
    expect(summaryOf(result)).toBe('✓ Mo-Fr 09:00-17:00; PH,SH off');
    expect(result.hours && weekOf(result.hours)?.slice(3, 6)).toEqual([['09:00–17:00'], ['09:00–17:00'], []]);
  });

  it('follows the sun on the clock of the place, before and after summer time', async () => {
    const { hours } = await parse('sunrise-sunset', LOS_ANGELES);
    const rows = hours?.dated?.rows ?? [];
    expect(rows.filter(({ from }) => /10-28|11-02/.test(from))).toEqual([
      { from: '2026-10-28T07:08', to: '2026-10-28T18:04', isOpen: true },
      { from: '2026-11-02T06:13', to: '2026-11-02T16:59', isOpen: true },
    ]);
  });

  it('with very many hours has fewer days', async () => {
    const hours = Array.from({ length: 40 }, (_, at) => `${10 + Math.floor(at / 4)}:${15 * (at % 4) || '00'}`);
    const rule = `Oct-Dec ${hours.map((from) => `${from}-${from.slice(0, 4)}9`).join(',')}`.slice(0, 490);
    const { hours: read } = await parse(rule.replace(/,[^,]*$/, ''), BUDAPEST);
    expect(read?.dated?.rows.length).toBeGreaterThan(300);
    expect(read?.dated?.rows.length).toBeLessThanOrEqual(400);
    expect(read?.dated?.lastDay).toMatch(/^2026-1[01]-/);
  });

  it('is refused where it is too long', async () => {
    expect(await parse(`24/7 "${'x'.repeat(500)}"`, BUDAPEST)).toMatchObject({
      hours: null,
      faults: [{ code: 'tooLong' }],
    });
  });
});

describe('a week of the editor', () => {
  const clock = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const between = (from: number, to: number): fc.Arbitrary<number> => fc.integer({ min: from, max: to });
  const day = fc.tuple(
    fc.option(fc.tuple(between(360, 700), between(720, 1_100))),
    fc.option(fc.tuple(between(1_140, 1_380), between(0, 300))),
  );

  it('comes back from its rule', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: 7, maxLength: 7 }), async (days) => {
        const week = days.map((spans) =>
          spans.flatMap((span) => (span ? [`${clock(span[0])}–${clock(span[1])}`] : [])),
        );
        const plain = week.map((spans) => spans.map((span) => span.replace(/–00:00$/, '–24:00')));
        const { hours, isCertain } = await parse(rulesFromWeek(plain) ?? '', BUDAPEST);
        expect(isCertain).toBe(true);
        expect(hours && weekOf(hours)).toEqual(plain);
      }),
      { numRuns: 60 },
    );
  });
});
