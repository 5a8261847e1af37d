import { weekOfRule } from './week-of-rule.ts';

describe('the rows of a rule', () => {
  it('are those of each day', () => {
    expect(weekOfRule('Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-14:00')?.week).toEqual([
      ...Array.from({ length: 5 }, () => ['09:00-12:00', '13:00-17:00']),
      ['10:00-14:00'],
      [],
    ]);
    expect(weekOfRule('Mo,We 20:00-02:00, Fr 09:00-10:00')?.week[2]).toEqual(['20:00-02:00']);
    expect(weekOfRule('24/7')?.week[6]).toEqual(['00:00-24:00']);
  });

  it('may be by appointment', () => {
    expect(weekOfRule('Mo 09:00-12:00 "by appointment"')).toMatchObject({ isByAppointment: true });
  });

  it('are none where the rule says more than a week', () => {
    expect(['Apr-Oct Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00; PH off', 'sunrise-sunset', ''].map(weekOfRule)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
