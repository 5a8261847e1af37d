import { fact } from '@wellspring/events/fact';
import {
  DailyTotalsChangedSchema,
  MemberErasedSchema,
} from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { DailyTotals } from './domain/daily-totals.ts';

export const dailyTotalsChanged = ({ changedAt: _, revision, ...totals }: DailyTotals): Fact =>
  fact(TOPICS.analytics, totals.date, DailyTotalsChangedSchema, { totals: { ...totals, revision: BigInt(revision) } });

export const memberErased = (userId: string): Fact =>
  fact(TOPICS.analytics, userId, MemberErasedSchema, { member: { userId } });
