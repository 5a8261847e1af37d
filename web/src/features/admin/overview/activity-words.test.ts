import { loadWords, translateIn } from '../../../shared/words/loaded-words.ts';
import { changeText, kindWords, subjectOf, textOfAct } from './activity-words.ts';

await loadWords('en', ['admin']);
const t = translateIn('en');

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

const PLACE = { __typename: 'Location', id: 's1', name: 'Moss Spring' } as const;
const textOf = (act: ReturnType<typeof entry>, isIncomplete = false) =>
  textOfAct(t, act, subjectOf(t, act, isIncomplete))
    .replace('<what></what>', 'it')
    .replace('<act></act>', kindWords(act.kind))
    .replace('<who></who>', 'Ann');

describe('what something was done to', () => {
  it.each([
    ['Location', 'a deleted place'],
    ['Review', 'a deleted or hidden review'],
    ['TripList', 'a deleted or hidden list'],
    ['User', 'a former member'],
  ])('is said where it is gone: %s', (type, name) => {
    expect(subjectOf(t, entry(type), false).href).toBeNull();
    expect(textOf(entry(type))).toBe(`Ann did “corrected” to ${name}`);
  });

  it('is not called deleted where it is the act that deleted it', () => {
    expect(textOf({ ...entry('Location'), kind: 'LocationDeleted' })).toBe('Ann deleted a place');
  });

  it('is not called deleted where it could not be loaded', () => {
    expect(textOf({ ...entry('Location'), kind: 'LocationChanged' })).toBe('Ann changed a deleted place');
    expect(textOf({ ...entry('Location'), kind: 'LocationChanged' }, true)).toBe('Ann changed a place');
  });

  it('is named, with the way to it', () => {
    const act = { ...entry('Location'), kind: 'LocationVerified', location: PLACE };
    expect(subjectOf(t, act, false)).toEqual({ state: 'named', name: 'Moss Spring', href: '/location/s1' });
    expect(textOfAct(t, act, subjectOf(t, act, false))).toBe('<who></who> verified <what></what>');
  });
});

describe('what was done', () => {
  it('is described in words', () => {
    expect(textOf({ ...entry('Proposal'), kind: 'ProposalDecided' })).toBe('Ann decided a proposal');
  });

  it('is named by its key where a later release added it', () => {
    expect(textOf({ ...entry('Report'), kind: 'ReportPolished' })).toBe('Ann did “report polished” to a report');
    expect(textOf(entry('Whirlpool'))).toBe('Ann did “corrected” to it');
  });
});

describe('the words for changed fields', () => {
  it('is described in words, with its previous value', () => {
    const changes = [change('isAdmin', 'false', 'true'), change('photos', '1', '2')];
    expect(changeText(t, { kind: 'RightsChanged', changes })).toBe('Admin: yes (was no); Photos: 2 (was 1)');
  });

  it('is described by its name only where its values are not stored', () => {
    const changes = [change('phoneNumber', '', ''), change('isClaimed', 'true', 'false')];
    expect(changeText(t, { kind: 'LocationChanged', changes })).toBe('Phone number; Claimed: no (was yes)');
  });

  it('is left out where the action says it', () => {
    expect(changeText(t, { kind: 'UserSuspended', changes: [change('isSuspended', 'false', 'true')] })).toBe('');
  });
});
