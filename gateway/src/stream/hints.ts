import { dailyTotalsIn } from '@wellspring/events/analytics-events';
import { badgeIn } from '@wellspring/events/badge-events';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { Hint } from './member-streams.ts';

/** What an event means to a member who looks at the site; null: nothing. @throws AppError VALIDATION when it cannot be read */
export const hintOf = (message: Fact): { readonly memberId: string; readonly hint: Hint } | null => {
  if (message.topic !== TOPICS['lists-and-badges']) return null;
  const badge = badgeIn(message);
  if (!badge?.isHeld) return null;
  const { userId: memberId, badgeType, level: badgeLevel } = badge;
  return { memberId, hint: { event: 'badge', data: { badgeType, badgeLevel } } };
};

/** What an event means to admins who look at the figures of the site; null: nothing. @throws as hintOf */
export const totalsHintOf = (message: Fact): Hint | null => {
  const totals = message.topic === TOPICS.analytics ? dailyTotalsIn(message) : null;
  if (!totals) return null;
  const { date, activeUsers, pageViews, newUsers, locationSubmissions } = totals;
  return { event: 'totals', data: { date, activeUsers, pageViews, newUsers, locationSubmissions } };
};
