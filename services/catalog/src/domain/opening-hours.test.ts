import { publishedLocation } from '../testing/builders.ts';
import { openingHoursAt } from './opening-hours.ts';

const ORIGIN = { basis: 'told', source: null, date: null, readFrom: null } as const;
const openingHours = { rule: 'Mo 09:00-17:00', ...ORIGIN };
const schedule = {
  osm: openingHours.rule,
  comment: null,
  zone: 'Atlantic/Reykjavik',
  weekly: [{ from: 540, to: 1020, isOpen: true as const }],
  dated: null,
  isByAppointment: false,
};
const place = { ...publishedLocation('a', { openingHours }), schedule };
const MONDAY = '2026-11-30';

describe('the opening hours of a place', () => {
  it('say whether it is open at an instant, and when that ends', () => {
    expect(openingHoursAt(place, new Date(`${MONDAY}T12:00Z`))).toMatchObject({
      rule: openingHours.rule,
      zone: 'Atlantic/Reykjavik',
      week: [['09:00–17:00'], [], [], [], [], [], []],
      openNow: true,
      closesAt: new Date(`${MONDAY}T17:00Z`),
      opensAt: null,
    });
    expect(openingHoursAt(place, new Date(`${MONDAY}T08:00Z`))).toMatchObject({
      openNow: false,
      closesAt: null,
      opensAt: new Date(`${MONDAY}T09:00Z`),
    });
  });

  it('do not say it where they could not be evaluated', () => {
    const unevaluated = openingHoursAt({ ...place, schedule: null }, new Date(`${MONDAY}T12:00Z`));
    expect(unevaluated).toMatchObject({ rule: openingHours.rule, openNow: null, zone: null, week: null });
    expect(openingHoursAt({ ...place, openingHours: null }, new Date())).toBeNull();
  });
});
