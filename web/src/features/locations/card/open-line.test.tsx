/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DOGO } from '../../../testing/example-location.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LocationCard } from './location-card.tsx';
import { OpenLine } from './open-line.tsx';
import type { CardHours } from '../hours-text.ts';

/** Friday evening in Matsuyama. */
const FRIDAY = Date.parse('2026-11-27T20:00+09:00');

const OPEN: CardHours = {
  __typename: 'OpeningHoursFact',
  zone: 'Asia/Tokyo',
  openNow: true,
  closesAt: '2026-11-27T22:00+09:00',
  opensAt: null,
};
const CLOSED: CardHours = { ...OPEN, openNow: false, closesAt: null, opensAt: '2026-11-28T09:00+09:00' };

/** The page of a place has these. */
const NO_RULE = {
  rule: 'Mo-Su 09:00-22:00',
  basis: 'told',
  source: null,
  date: null,
  readFrom: null,
  comment: null,
  isByAppointment: false,
  week: null,
  days: null,
  changes: [],
} as const;

/** Blanks of all kinds are one: languages write times with narrow ones. */
const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s/g, ' ');

beforeEach(() => void jest.useFakeTimers({ now: FRIDAY }));
afterEach(() => void jest.useRealTimers());

const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

const said = async (hours: CardHours | null, isShort = false) => {
  renderScreen(<OpenLine hours={hours} isShort={isShort} />);
  await pass(1);
  return () => plain(screen.queryByRole('paragraph')?.textContent);
};

describe('the line of a card about its hours', () => {
  it('says until when a place is open, and says it no longer when that has passed', async () => {
    const text = await said(OPEN);
    expect(text()).toBe('Open now · closes 10:00 PM');
    await pass(118);
    expect(text()).toBe('Open now · closes 10:00 PM');
    await pass(2);
    expect(text()).toBe('');
  });

  it('says when a place opens, until it does', async () => {
    const text = await said(CLOSED);
    expect(text()).toBe('Closed · opens tomorrow 9:00 AM');
    await pass(13 * 60);
    expect(text()).toBe('');
  });

  it('says of a place that never closes that it is open', async () => {
    const text = await said({ ...OPEN, closesAt: null });
    await pass(600);
    expect(text()).toBe('Open now');
  });

  it('says nothing of an answer that is an hour old and no longer true', async () => {
    expect((await said({ ...OPEN, closesAt: '2026-11-27T19:00+09:00' }))()).toBe('');
  });

  it('is empty in the first HTML, which may be kept', () => {
    expect(renderToString(<OpenLine hours={OPEN} />)).toMatch(/^<p [^>]*><\/p>$/);
  });

  it.each([
    ['nothing is known', null],
    ['it is not known whether it is open', { ...CLOSED, openNow: null, opensAt: null }],
    ['it is closed for a while', { ...CLOSED, opensAt: null }],
  ])('is left out where %s', async (_, hours) => {
    await said(hours);
    expect(screen.queryByRole('paragraph')).toBeNull();
  });

  it('only says that a place is open where there is little room', async () => {
    const text = await said(OPEN, true);
    expect(text()).toBe('Open now');
    await pass(120);
    expect(text()).toBe('');
  });

  it('stands on the card', async () => {
    const openingHours = { ...OPEN, ...NO_RULE };
    renderScreen(<LocationCard location={{ ...DOGO, openingHours }} Hours={OpenLine} />);
    await pass(1);
    expect(plain(screen.getByText(/Open now/).textContent)).toBe('Open now · closes 10:00 PM');
  });
});
