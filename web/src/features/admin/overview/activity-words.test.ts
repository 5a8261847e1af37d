import { changeWords, deedOf, subjectOf } from './activity-words.ts';

const change = (field: string, before: string, after: string) =>
  ({ __typename: 'AuditChange', field, before, after }) as const;

const entry = (subjectType: string) => ({
  __typename: 'AuditEntry' as const,
  id: 'a1',
  at: '2026-01-01T00:00:00.000Z',
  byId: 'u1',
  by: null,
  kind: 'Corrected',
  area: 'catalog',
  subjectType,
  subjectId: 's1',
  location: null,
  review: null,
  list: null,
  user: null,
  changes: [],
});

describe('what something was done to', () => {
  it.each([
    ['Location', 'a deleted place'],
    ['Review', 'a deleted or hidden review'],
    ['TripList', 'a deleted or hidden list'],
    ['User', 'a former member'],
  ])('is named where it is gone: %s', (type, name) => {
    expect(subjectOf(entry(type), false)).toEqual({ name, href: null });
  });

  it('is not called deleted where it is the act that deleted it', () => {
    expect(subjectOf({ ...entry('Location'), kind: 'LocationDeleted' }, false).name).toBe('a place');
  });

  it('is not called deleted where it could not be loaded', () => {
    expect(subjectOf(entry('Location'), true)).toEqual({ name: 'a place', href: null });
  });
});

describe('what was done', () => {
  it('is told in words', () => {
    expect(deedOf({ ...entry('Proposal'), kind: 'ProposalDecided' })).toBe('decided');
  });

  it('is told by its name where a later release added it', () => {
    expect(deedOf({ ...entry('Location'), kind: 'LocationPolished' })).toBe('did “location polished” to');
  });
});

describe('what somebody changed', () => {
  it('is told in words, with what it was before', () => {
    const changes = [change('isAdmin', 'false', 'true'), change('photos', '1', '2')];
    expect(changeWords({ kind: 'RightsChanged', changes })).toBe('Admin: yes (was no); Photos: 2 (was 1)');
  });

  it('is told by its name alone where its values are kept nowhere', () => {
    const changes = [change('phoneNumber', '', ''), change('isClaimed', 'true', 'false')];
    expect(changeWords({ kind: 'LocationChanged', changes })).toBe('Phone number; Claimed: no (was yes)');
  });

  it('is left out where the deed says it', () => {
    expect(changeWords({ kind: 'UserSuspended', changes: [change('isSuspended', 'false', 'true')] })).toBe('');
  });
});
