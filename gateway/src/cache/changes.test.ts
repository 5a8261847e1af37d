import { fact } from '@wellspring/events/fact';
import { DailyTotalsChangedSchema } from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { UserRegisteredSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { changesOf } from './changes.ts';

describe('what an event changes', () => {
  it('is what it is about, and what is counted from it', () => {
    const joined = fact(TOPICS.identity, 'ann', UserRegisteredSchema, { user: { userId: 'ann', revision: 1n } });
    expect(changesOf(joined)).toEqual([
      { service: 'identity', type: 'User', ids: new Set(['ann']) },
      { service: 'analytics' },
    ]);
  });

  it('is nothing where pages were looked at: no visitor is shown how often', () => {
    const totals = { date: '2026-03-10', revision: 1n, pageViews: 7 };
    expect(changesOf(fact(TOPICS.analytics, totals.date, DailyTotalsChangedSchema, { totals }))).toEqual([]);
  });
});
