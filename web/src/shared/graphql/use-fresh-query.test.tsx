/** @jest-environment @happy-dom/jest-environment */
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { CommunityStatsDocument } from '../../generated/operations.ts';
import { graphClient } from './client.ts';
import { tryAgainText } from './errors.ts';
import type { ExecuteOperation } from './link.ts';
import { loadWords, translateIn } from '../words/loaded-words.ts';
import { useFreshQuery } from './use-fresh-query.ts';

await loadWords('en', ['site']);

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Totals = ({ isLive = false }: { readonly isLive?: boolean }) => {
  const { data, failed, isIncomplete, ...state } = useFreshQuery(CommunityStatsDocument, {}, { isLive });
  if (failed) return <p role="alert">{tryAgainText(translateIn('en'), state)}</p>;
  if (!data) return null;
  return (
    <p role="status">
      {data.communityStats.totalUsers} {isIncomplete ? 'and more to come' : 'in all'}
    </p>
  );
};

const show = (execute: ExecuteOperation, isLive = false) =>
  render(
    <ApolloProvider client={graphClient(execute)}>
      <Totals isLive={isLive} />
    </ApolloProvider>,
  );

const data = {
  communityStats: {
    __typename: 'CommunityStats',
    totalLocations: 8,
    totalUsers: 7,
    totalCountries: 2,
    totalReviews: 3,
  },
};
const errors = [{ message: 'This is not available right now.', extensions: { code: 'UNAVAILABLE' } }];

describe('a screen', () => {
  it('shows what came beside an error, and asks for the rest again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answers = [{ data, errors }, { data }];
    show(async () => answers.shift() ?? { data });
    expect((await screen.findByRole('status')).textContent).toBe('7 and more to come');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByRole('status').textContent).toBe('7 in all');
  });

  it.each([
    ['the connection', new TypeError('Failed to fetch'), 'Please check your connection and try again.'],
    ['the server', new Error('Bad Gateway'), 'Something went wrong on our side. Please try again in a moment.'],
  ])('says that %s failed', async (_, error, words) => {
    show(() => Promise.reject(error));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });

  it.each([
    ['asks again when its reader comes back, where an admin may have changed it', true, '9 in all'],
    ['shows what it knows to a reader who comes back soon', false, '7 in all'],
  ])('%s', async (_, isLive, words) => {
    const newer = { data: { communityStats: { ...data.communityStats, totalUsers: 9 } } };
    const answers = [{ data }];
    show(async () => answers.shift() ?? newer, isLive);
    await screen.findByText('7 in all');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(words);
  });

  it('says that the server failed where it answered an error alone', async () => {
    show(async () => ({ data: null, errors }));
    expect((await screen.findByRole('alert')).textContent).toContain('on our side');
  });
});
