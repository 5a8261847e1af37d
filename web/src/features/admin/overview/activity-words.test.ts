import { changeWords } from './activity-words.ts';

const change = (field: string, before: string, after: string) =>
  ({ __typename: 'AuditChange', field, before, after }) as const;

describe('what somebody changed', () => {
  it('is told in words, with what it was before', () => {
    const changes = [change('isAdmin', 'false', 'true'), change('bestTimeToVisit', '', 'May')];
    expect(changeWords({ kind: 'RightsChanged', changes })).toBe(
      'Admin: yes (was no); Best time to visit: May (was nothing)',
    );
  });

  it('is left out where the deed says it', () => {
    expect(changeWords({ kind: 'UserSuspended', changes: [change('isSuspended', 'false', 'true')] })).toBe('');
  });
});
