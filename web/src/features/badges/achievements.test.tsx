/** @jest-environment @happy-dom/jest-environment */
import { screen, within } from '@testing-library/react';
import { AchievementsDocument, type AchievementsQuery } from '../../generated/own-operations.ts';
import { answers, unreachable } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Achievements } from './achievements.tsx';

type Badge = AchievementsQuery['badgeHolder']['badges'][number];

const badge = (at: number): Badge => ({
  __typename: 'Badge',
  id: `b${at}`,
  badgeType: 'explorer',
  badgeLevel: 'bronze',
  iconName: 'map',
  earnedAt: `2026-11-0${at}T10:00:00.000Z`,
});

const opened = (badges: readonly Badge[], badgeProgress: AchievementsQuery['badgeProgress'] = []) =>
  renderScreen(<Achievements />, {
    session: 'member',
    graph: [answers(AchievementsDocument, { badgeHolder: { __typename: 'User', id: 'a1', badges }, badgeProgress })],
  });

const shown = async () =>
  within(await screen.findByRole('list', { name: 'Badges' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /November \d/.exec(textContent)?.[0]);

describe("a member's badges", () => {
  it('stand there with level, reason and day, the last earned first', async () => {
    opened([badge(1), badge(2)]);
    expect(await shown()).toEqual(['November 2', 'November 1']);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
      /Explorer Bronze.*20 places visited or favorited.*November 2, 2026/,
    );
  });

  it('are all shown on request when they are many', async () => {
    const { user } = opened([1, 2, 3, 4, 5].map(badge));
    expect(await shown()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(await shown()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('explain how to earn one when there are none', async () => {
    opened([]);
    await screen.findByText(/No achievements yet/);
    screen.getByRole('link', { name: 'Add a location' });
  });

  it('say how far it is to the next level, except at the last', async () => {
    const next = {
      __typename: 'BadgeProgress',
      badgeType: 'explorer',
      iconName: 'map',
    } as const;
    const last = {
      ...next,
      badgeType: 'reviewer',
      count: 90,
      nextLevel: null,
      nextAt: null,
    } as const;
    opened([], [{ ...next, count: 3, nextLevel: 'silver', nextAt: 5 }, last]);
    await screen.findByText(/3 of 5/);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(screen.queryByText(/Reviewer/)).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    renderScreen(<Achievements />, { session: 'member', graph: [unreachable(AchievementsDocument)] });
    await screen.findByText('Failed to fetch badges');
    screen.getByRole('button', { name: 'Try again' });
  });
});
