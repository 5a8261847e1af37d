/** @jest-environment @happy-dom/jest-environment */
import { cleanup, render, screen } from '@testing-library/react';
import { dateText } from '../format/values.ts';
import { Day } from './day.tsx';

afterEach(cleanup);

const JUST_AFTER_MIDNIGHT_IN_TOKYO = '2026-11-25T15:28:00Z';

describe('the day of a moment', () => {
  it('is that of a time zone, or of the machine that shows it', () => {
    expect(dateText(JUST_AFTER_MIDNIGHT_IN_TOKYO, 'en-US')).toBe('November 25, 2026');
    expect(dateText(JUST_AFTER_MIDNIGHT_IN_TOKYO, 'en-US', 'Asia/Tokyo')).toBe('November 26, 2026');
  });

  it('is shown as it is where the reader is', () => {
    render(<Day moment={JUST_AFTER_MIDNIGHT_IN_TOKYO} />);
    screen.getByText(dateText(JUST_AFTER_MIDNIGHT_IN_TOKYO, navigator.language, null));
  });
});
