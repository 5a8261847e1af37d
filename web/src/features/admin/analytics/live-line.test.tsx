/** @jest-environment @happy-dom/jest-environment */
import { render, screen } from '@testing-library/react';
import { loadWords } from '../../../shared/words/loaded-words.ts';
import { LiveLine } from './live-line.tsx';

await loadWords('en', ['site', 'admin']);

describe('the line of live figures', () => {
  it('gives the time in a form that programs can read, too', () => {
    const receivedAt = Date.UTC(2026, 4, 1, 9, 30, 15);
    render(<LiveLine line={{ state: 'live', receivedAt }} />);
    const time = screen.getByText(/30:15/);
    expect([time.tagName, time.getAttribute('dateTime')]).toEqual(['TIME', '2026-05-01T09:30:15.000Z']);
  });
});
