import { changeVisit, unmarked, type Mark, type VisitChange } from './mark.ts';

const NOON = new Date('2026-05-01T12:00:00Z');
const changed = (change: VisitChange, before: Mark = unmarked('ann', 'pool')): Mark =>
  changeVisit(before, change, NOON) ?? before;

describe('the day of a visit', () => {
  it.each(['2026-05-03', '2031-05-05'])('cannot lie in the future: %s', (visitDate) => {
    expect(() => changed({ visitStatus: 'visited', visitDate })).toThrow(
      expect.objectContaining({
        code: 'VALIDATION',
        message: 'The date of a visit cannot be in the future',
        field: 'visitDate',
      }) as Error,
    );
  });

  it.each(['1999-12-31', '2026-05-01', '2026-05-02'])(
    'may be what is today anywhere on earth, or before: %s',
    (visitDate) => {
      expect(changed({ visitStatus: 'visited', visitDate }).visitDate).toBe(visitDate);
    },
  );

  it('may be planned, and is open again once the place is visited before that', () => {
    const planned = changed({ visitStatus: 'want_to_visit', visitDate: '2031-05-05', notes: 'With Ben' });
    expect(planned.visitDate).toBe('2031-05-05');
    expect(changed({ visitStatus: 'visited' }, planned)).toMatchObject({ visitDate: null, notes: 'With Ben' });
  });

  it('stays while other fields change when it was stored before this check', () => {
    const old: Mark = { ...unmarked('ann', 'pool'), visitStatus: 'visited', visitDate: '2031-05-05' };
    expect(changed({ notes: 'Warm' }, old)).toMatchObject({ visitDate: '2031-05-05', notes: 'Warm' });
  });
});
