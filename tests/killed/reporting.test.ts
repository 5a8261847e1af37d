import { endsAlikeWhereverKilled } from './killed-story.fixture.ts';

describe('what is reported and settled', () => {
  endsAlikeWhereverKilled('what is reported and settled', {
    reports: ['other dismissed Seen', 'closed resolved Seen'],
    audit: [
      { adminAudit: { entries: [{ kind: 'ReportDismissed', byId: 'admin', changes: [{ after: 'dismissed' }] }] } },
      { adminAudit: { entries: [{ kind: 'ReportResolved', byId: 'admin', changes: [{ after: 'resolved' }] }] } },
    ],
    messages: 0,
  });
});
