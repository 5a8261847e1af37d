import { useApolloClient } from '@apollo/client/react';
import type { DayTotals } from '@wellspring/rest-contract/analytics';
import { useEffect, useEffectEvent, useState } from 'react';
import { AdminAnalyticsDocument } from '../../../generated/admin-operations.ts';
import { listenWhileVisible } from '../../../shared/api/listen-while-visible.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { useSession } from '../../../shared/session/session.tsx';
import { isDayTotals, withDay } from './report.ts';

/** The line to the server, and when the last event was received, in milliseconds; null: none yet. */
export type Line = { readonly state: 'connecting' | 'live' | 'broken'; readonly receivedAt: number | null };

/** Milliseconds from a notification to the request of the whole report: places follow the days that soon. */
const FOLLOW_MS = 3_000;

const totalsIn = (event: Event): DayTotals | null => {
  if (!(event instanceof MessageEvent) || event.type !== 'totals' || typeof event.data !== 'string') return null;
  const totals: unknown = JSON.parse(event.data);
  return isDayTotals(totals) ? totals : null;
};

/** The figures of the site, which update by themselves while they are visible. */
export const useAnalytics = () => {
  const { data, failed, refetch } = useFreshQuery(AdminAnalyticsDocument, {});
  const { cache } = useApolloClient();
  const { refresh } = useSession();
  const [line, setLine] = useState<Line>({ state: 'connecting', receivedAt: null });

  const askAgain = useEffectEvent(refetch);
  const lookWhoAsks = useEffectEvent(refresh);
  /** Returns whether the whole report must be requested. */
  const take = useEffectEvent((totals: DayTotals): boolean => {
    let isOurs = false;
    cache.updateQuery({ query: AdminAnalyticsDocument }, (cached) => {
      const adminAnalytics = cached && withDay(cached.adminAnalytics, totals);
      isOurs = Boolean(adminAnalytics);
      return adminAnalytics ? { ...cached, adminAnalytics } : undefined;
    });
    return isOurs;
  });

  useEffect(() => {
    let following: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      following ??= setTimeout(() => {
        following = undefined;
        askAgain();
      }, FOLLOW_MS);
    };
    const stop = listenWhileVisible({
      path: '/api/admin/analytics/stream',
      events: ['totals', 'beat'],
      onNews: (event) => {
        setLine({ state: 'live', receivedAt: Date.now() });
        const totals = totalsIn(event);
        if (event.type === 'open' || (totals && !take(totals))) askAgain();
        else if (totals) follow();
      },
      onBroken: () => setLine(({ receivedAt }) => ({ state: 'broken', receivedAt })),
      onRefused: () => lookWhoAsks(),
    });
    return () => {
      clearTimeout(following);
      stop();
    };
  }, []);

  return { report: data?.adminAnalytics, failed, line, retry: refetch };
};
