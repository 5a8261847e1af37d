import { renewed } from './session.ts';

const DAY = 24 * 3_600_000;
const NOW = new Date(Date.UTC(2026, 5, 1));
const from = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY);

it('a session without a stored start counts its 90 days from its first renewal', () => {
  const session = { id: 's', userId: 'u', epoch: 1, startedAt: null, usedAt: from(NOW, -1), expiresAt: from(NOW, 29) };
  const first = renewed(session, NOW);
  expect(first).toMatchObject({ startedAt: NOW, usedAt: NOW, expiresAt: from(NOW, 30) });
  expect(first && renewed(first, from(NOW, 80))).toMatchObject({ startedAt: NOW, expiresAt: from(NOW, 90) });
});
