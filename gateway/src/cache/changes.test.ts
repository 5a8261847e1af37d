import { fact } from '@wellspring/events/fact';
import { ProposalMadeSchema } from '@wellspring/events/generated/wellspring/catalog/v1/events_pb';
import { DailyTotalsChangedSchema } from '@wellspring/events/generated/wellspring/analytics/v1/events_pb';
import { UserRegisteredSchema } from '@wellspring/events/generated/wellspring/identity/v1/events_pb';
import {
  ContactMessageReceivedSchema,
  HeroImageAddedSchema,
  ReportMadeSchema,
  SiteSettingChangedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import { changesOf } from './changes.ts';

describe('what an event changes', () => {
  it('names its subject, and the services that count from it', () => {
    const joined = fact(TOPICS.identity, 'ann', UserRegisteredSchema, { user: { userId: 'ann', revision: 1n } });
    expect(changesOf(joined)).toEqual([
      { service: 'identity', type: 'User', ids: new Set(['ann']) },
      { service: 'analytics' },
    ]);
  });

  it('is nothing for page views, which visitors do not see', () => {
    const totals = { date: '2026-03-10', revision: 1n, pageViews: 7 };
    expect(changesOf(fact(TOPICS.analytics, totals.date, DailyTotalsChangedSchema, { totals }))).toEqual([]);
  });

  it.each([
    fact(TOPICS.moderation, 'r', ReportMadeSchema, { report: { reportId: 'r', revision: 1n } }),
    fact(TOPICS.moderation, 'm', ContactMessageReceivedSchema, { contactMessage: { messageId: 'm', revision: 1n } }),
    fact(TOPICS.moderation, 's', SiteSettingChangedSchema, { siteSetting: { key: 's', revision: 1n } }),
    fact(TOPICS.catalog, 'pool', ProposalMadeSchema, {
      proposal: { proposalId: 'p', locationId: 'pool', revision: 1n },
    }),
  ])('is empty where it concerns only members and admins: $type', (event) => {
    expect(changesOf(event)).toEqual([]);
  });

  it('is all data of moderation for a hero image, or for an unknown type', () => {
    const heroImage = { imageId: 'h', revision: 1n };
    const added = fact(TOPICS.moderation, 'h', HeroImageAddedSchema, { heroImage });
    for (const event of [added, { ...added, type: 'wellspring.moderation.v1.SomethingElse' }])
      expect(changesOf(event)).toContainEqual({ service: 'moderation' });
  });
});
