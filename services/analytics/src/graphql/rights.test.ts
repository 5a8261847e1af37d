import { rights } from './rights.ts';

describe('the rights of analytics', () => {
  it('are these: whoever widens one changes this list, too', () => {
    const fields: Record<string, string[]> = {};
    for (const [field, right] of Object.entries(rights)) (fields[right] ??= []).push(field);
    for (const named of Object.values(fields)) named.sort();
    expect(fields).toEqual({
      admin: ['Query.adminAnalytics'],
      'everyone over REST': ['Mutation.recordPageView'],
      everyone: ['Query.communityStats'],
      'member over REST': ['Query.exportPageViews'],
    });
  });
});
