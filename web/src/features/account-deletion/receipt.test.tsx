/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import type { ApiReply } from '../../testing/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Receipt } from './receipt.tsx';

const receipt = (finishedAt: string | null): ApiReply => ({
  status: 200,
  body: {
    receiptId: 'd1',
    requestedAt: '2026-11-21T10:00:00.000Z',
    isFinished: finishedAt !== null,
    services: [
      { service: 'identity', finishedAt: '2026-11-21T10:00:01.000Z' },
      { service: 'reviews', finishedAt },
    ],
  },
});

const opened = (...replies: readonly ApiReply[]) => {
  const left = [...replies];
  const reply = (): ApiReply => left.shift() ?? { status: 500 };
  return renderScreen(<Receipt receiptId="d1" />, { api: { 'GET /api/deletions/d1': reply } });
};
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the receipt of a deleted account', () => {
  it('says what is removed and what waits, until everything is gone', async () => {
    const { api } = opened(receipt(null), receipt('2026-11-21T10:00:03.000Z'));
    await screen.findByText(/^Your account is deleted\./);
    expect(rows()).toEqual(['Account and sessionsRemoved', 'Reviews and their photosWaiting']);
    await screen.findByText('Everything is gone. You asked for it on November 21, 2026.');
    expect(rows()).toEqual(['Account and sessionsRemoved', 'Reviews and their photosRemoved']);
    expect(api.calls).toHaveLength(2);
  });

  it('shows a message when it does not exist', async () => {
    opened({ status: 404, body: { message: 'There is no such receipt' } });
    await screen.findByText('There is no such receipt');
    expect(screen.queryByText(/Looking at the receipt/)).toBeNull();
  });
});
