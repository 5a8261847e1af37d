/** @jest-environment @happy-dom/jest-environment */
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { networkError } from '../api/call-api.ts';
import { failureText } from '../graphql/failure-text.ts';
import { loadWords, translateIn } from '../words/loaded-words.ts';
import { FailureNotice } from './failure-notice.tsx';

await loadWords('en', ['site']);
const t = translateIn('en');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const goes = (where: 'online' | 'offline'): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(where === 'online');
  act(() => void window.dispatchEvent(new Event(where)));
};

describe('what could not be loaded', () => {
  it('says that the browser is offline while it is, else its own words', () => {
    render(<FailureNotice title="Error Loading Location" text="Please try again later." />);
    screen.getByRole('heading', { name: 'Error Loading Location' });
    goes('offline');
    screen.getByRole('heading', { name: 'You are offline' });
    expect(screen.queryByText(/try again later/)).toBeNull();
    goes('online');
    screen.getByRole('heading', { name: 'Error Loading Location' });
  });

  it('appears for calls, too', () => {
    expect(networkError(t)).toMatch(/^Network error/);
    goes('offline');
    expect(networkError(t)).toBe('You are offline. Network error. Please check your connection and try again.');
    expect(failureText(t, new TypeError('Failed to fetch'))).toMatch(/^You are offline/);
  });
});
