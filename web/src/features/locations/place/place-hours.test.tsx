/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationDetailsCard } from './location-details-card.tsx';
import { PlaceHours } from './place-hours.tsx';

type Hours = NonNullable<(typeof DOGO)['openingHours']>;

/** Friday evening in Matsuyama: it closes at 22:00, and opens tomorrow at 9:00. */
const FRIDAY = Date.parse('2026-11-27T20:00+09:00');
const CHANGES = [
  { at: '2026-11-27T22:00+09:00', openNow: false },
  { at: '2026-11-28T09:00+09:00', openNow: true },
  { at: '2026-11-28T12:00+09:00', openNow: false },
  { at: '2026-11-30T09:00+09:00', openNow: true },
];

const hours = (more: Partial<Hours> = {}): Hours => ({
  __typename: 'OpeningHoursFact',
  rule: 'Mo-Fr 09:00-22:00; Sa 09:00-12:00',
  basis: 'told',
  source: null,
  date: null,
  readFrom: null,
  zone: 'Asia/Tokyo',
  comment: null,
  isByAppointment: false,
  week: [...Array.from({ length: 5 }, () => ['09:00–22:00']), ['09:00–12:00'], []],
  openNow: true,
  closesAt: CHANGES[0]?.at ?? null,
  opensAt: null,
  days: [
    { __typename: 'OpeningDay', day: '2026-11-27', hours: ['09:00–22:00'] },
    { __typename: 'OpeningDay', day: '2026-11-28', hours: ['09:00–12:00'] },
    { __typename: 'OpeningDay', day: '2026-11-29', hours: [] },
  ],
  changes: CHANGES.map((change) => ({ __typename: 'OpeningChange', ...change })),
  ...more,
});

/** Blanks of all kinds are one: languages write times with narrow ones. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');

const show = (openingHours: Hours | null, text: string | null = null) => {
  renderScreen(<PlaceHours location={{ hours: text, openingHours }} />, {});
  return (): string => plain(screen.getAllByRole('paragraph').at(-1)?.textContent);
};

beforeEach(() => void jest.useFakeTimers({ now: FRIDAY }));
afterEach(() => void jest.useRealTimers());

const pass = (hoursLater: number): void => act(() => void jest.advanceTimersByTime(hoursLater * 3_600_000));

describe('the hours of a place', () => {
  it('say until when it is open and when it opens, and turn by themselves', () => {
    const said = show(hours());
    expect(said()).toBe('Open now · closes 10:00 PM');
    pass(2.5);
    expect(said()).toBe('Closed · opens tomorrow 9:00 AM');
    pass(2);
    expect(said()).toBe('Closed · opens 9:00 AM');
    pass(9);
    expect(said()).toBe('Open now · closes 12:00 PM');
    pass(4);
    expect(said()).toBe('Closed · opens Monday, 9:00 AM');
  });

  it('have the days folded, today first, by the clock of the place', () => {
    show(hours());
    const rows = (): string[] => screen.getAllByRole('row', { hidden: true }).map((row) => plain(row.textContent));
    expect(rows()).toEqual(['Today, Friday9:00 AM–10:00 PM', 'Saturday9:00 AM–12:00 PM', 'SundayClosed']);
    pass(6);
    expect(rows()[0]).toBe('Today, Saturday9:00 AM–12:00 PM');
  });

  it('say when somebody has to call before', () => {
    const said = show(hours({ openNow: null, closesAt: null, changes: [], days: null, isByAppointment: true }));
    expect(said()).toBe('By appointment');
  });

  it('say what never closes, and what is closed for a while', () => {
    expect(show(hours({ closesAt: null, changes: [] }))()).toBe('Open now');
    expect(show(hours({ openNow: false, closesAt: null, changes: [] }))()).toBe('Closed');
  });

  it('stand beside the text that they were read from', () => {
    show(hours({ basis: 'read' }), 'Weekdays nine to ten');
    expect(screen.getByText('Weekdays nine to ten')).toBeTruthy();
    expect(screen.getByText(/Open now/)).toBeTruthy();
  });

  it('are the text alone where it cannot be read', () => {
    expect(show(null, 'Ring the bell')()).toBe('Ring the bell');
  });
});

describe('the details of hours', () => {
  const rows = (openingHours: Hours): Readonly<Record<string, string>> => {
    renderScreen(<LocationDetailsCard location={{ ...DOGO, openingHours }} category="Spa" />);
    const values = screen.getAllByRole('definition').map(({ textContent }) => plain(textContent));
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    return Object.fromEntries(
      terms.map((term, at) => [`${term} ${terms.indexOf(term) === at ? 1 : 2}`, values[at] ?? '']),
    );
  };

  it('are the week in words among the facts, and the rule in their words', () => {
    expect(rows(hours())).toMatchObject({
      'Opening hours 1': 'Mon–Fri 9:00 AM–10:00 PM; Sat 9:00 AM–12:00 PM',
      'Opening hours 2': 'Mo-Fr 09:00-22:00; Sa 09:00-12:00',
    });
  });

  it('are those of this week where weeks differ', () => {
    expect(rows(hours({ week: null, rule: 'sunrise-sunset' }))).toMatchObject({
      'Opening hours 1': 'This week: Fri 9:00 AM–10:00 PM; Sat 9:00 AM–12:00 PM',
      'Opening hours 2': 'sunrise-sunset',
    });
  });
});
