import { rights } from './rights.ts';

describe('the rights of moderation', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(rights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      'admin over REST': ['Mutation.addHeroImages'],
      admin: [
        'Mutation.changeSiteSetting',
        'Mutation.deleteContactMessage',
        'Mutation.deleteHeroImage',
        'Mutation.markMessageRead',
        'Mutation.orderHeroImages',
        'Mutation.setHeroImageActive',
        'Mutation.settleReport',
        'Mutation.settleReportsOn',
        'Query.adminAudit',
        'Query.adminContactMessages',
        'Query.adminHeroImages',
        'Query.adminReports',
        'Query.siteSettings',
      ],
      everyone: ['Mutation.sendContactMessage', 'Query.heroImages'],
      'member over REST': ['Query.exportContactMessages', 'Query.exportReports'],
      member: ['Mutation.reportLocation', 'Mutation.reportReview', 'Mutation.reportTripList'],
    });
  });
});
