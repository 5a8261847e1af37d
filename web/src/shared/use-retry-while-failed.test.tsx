/** @jest-environment @happy-dom/jest-environment */
import { act, cleanup, render } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useRetryWhileFailed } from './use-retry-while-failed.ts';

const Asker = ({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) => {
  useRetryWhileFailed(failed, retry);
  return null;
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const passed = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('what failed', () => {
  it('is tried again with growing pauses, until it succeeds', () => {
    const retry = jest.fn();
    const { rerender } = render(<Asker failed retry={retry} />);
    passed(2.6);
    expect(retry).toHaveBeenCalledTimes(1);
    passed(60);
    const tries = retry.mock.calls.length;
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(tries).toBeLessThanOrEqual(6);
    rerender(<Asker failed={false} retry={retry} />);
    passed(600);
    expect(retry).toHaveBeenCalledTimes(tries);
  });

  it('is tried again at once when the network is back', () => {
    const retry = jest.fn();
    render(<Asker failed retry={retry} />);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

it('nothing is tried while nothing failed', () => {
  const retry = jest.fn();
  render(<Asker failed={false} retry={retry} />);
  act(() => void window.dispatchEvent(new Event('online')));
  passed(60);
  expect(retry).not.toHaveBeenCalled();
});
