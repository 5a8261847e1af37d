import { textIn } from '@wellspring/words/error-text';
import { say } from '@wellspring/words/message';
import { openCatalog } from '../testing/catalog.ts';
import { details } from '../testing/builders.ts';

const { useCases, locations, published } = await openCatalog();

let members = 0;
const newMember = (): string => `member-${++members}`;
const submission = (submittedBy: string, fields = {}) => ({ details: details(fields), submittedBy, isClaimed: false });
const ownOf = async (memberId: string) => (await locations.submittedBy(memberId, { limit: 50, offset: 0 })).total;

describe('a submission', () => {
  it.each([
    ['name', 'Name is required'],
    ['description', 'Description is required'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['country', 'Country is required'],
  ])('needs its %s', async (field, message) => {
    const without = submission(newMember(), { [field]: field === 'name' ? ' ' : null });
    await expect(useCases.submitLocation(without)).rejects.toMatchObject({ code: 'VALIDATION', message });
  });

  it('needs an existing category', async () => {
    await expect(useCases.submitLocation(submission(newMember(), { categoryId: 27 }))).rejects.toMatchObject({
      code: 'VALIDATION',
      message: 'Please select a category',
    });
  });

  it('stores all other fields, cleaned, as plain text', async () => {
    const fields = {
      name: ' <b>Blue</b>\u202e Lagoon ',
      website: 'lagoon.example',
      hours: '9–21',
      priceRange: 'moderate',
      avgCost: 12.345,
      healingProperties: 'Soft skin',
      accessibility: 'yes',
      temperature: '38 °C',
      mineralContent: 'Silica',
      bestTimeToVisit: 'Winter',
      phoneNumber: '+354 1',
      state: 'Southern Peninsula',
    };
    const { location } = await useCases.submitLocation(submission(newMember(), fields));
    expect(location).toMatchObject({
      ...fields,
      name: '<b>Blue</b> Lagoon',
      website: 'https://lagoon.example',
      avgCost: 12.35,
    });
    expect(await locations.find(location.id)).toEqual(location);
  });

  it('is limited to 20 an hour, and says when to come back', async () => {
    const member = newMember();
    for (let at = 0; at < 20; at += 1) await useCases.submitLocation(submission(member, { name: `Pool ${at}` }));
    const again = await useCases.submitLocation(submission(member, { name: 'Pool 0' }));
    expect(again.location.name).toBe('Pool 0');
    await expect(useCases.submitLocation(submission(member, { name: 'Pool 20' }))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number) as number,
    });
  });
});

describe('repeated submissions', () => {
  it('of one member with one key make one place', async () => {
    const member = newMember();
    const first = await useCases.submitLocation(submission(member), 'key');
    const again = await useCases.submitLocation(submission(member, { name: 'Other' }), 'key');
    expect(again).toEqual(first);
    const ofAnother = await useCases.submitLocation(submission(newMember()), 'key');
    expect(ofAnother.location.id).not.toBe(first.location.id);
  });

  it.each([
    ['a double click', ['key', 'key']],
    ['two tabs', ['one', 'other']],
    ['calls without a key', [null, null]],
  ])('make one place, also at the same moment: %s', async (_, keys) => {
    const member = newMember();
    const both = await Promise.all(keys.map((key) => useCases.submitLocation(submission(member), key)));
    expect(new Set(both.map(({ location }) => location.id)).size).toBe(1);
    expect(await ownOf(member)).toBe(1);
    const events = (await published()).filter(({ key }) => key === both[0]?.location.id);
    expect(events).toHaveLength(1);
  });

  it('with another address make another place', async () => {
    const member = newMember();
    await useCases.submitLocation(submission(member), 'one');
    await useCases.submitLocation(submission(member, { address: 'Elsewhere 2' }), 'other');
    expect(await ownOf(member)).toBe(2);
  });

  it('make a new place after a deletion', async () => {
    const member = newMember();
    const { location } = await useCases.submitLocation(submission(member), 'key');
    await useCases.deleteLocation(location.id);
    const again = await useCases.submitLocation(submission(member), 'key');
    expect(again.location.id).not.toBe(location.id);
  });

  it('of members who deleted their accounts do not conflict', async () => {
    const [ann, ben] = [newMember(), newMember()];
    for (const member of [ann, ben]) await useCases.submitLocation(submission(member), 'key');
    await useCases.forgetMember(ann);
    await useCases.forgetMember(ben);
    expect([await ownOf(ann), await ownOf(ben)]).toEqual([0, 0]);
  });
});

describe('where a place lies', () => {
  const at = (fields: object) => useCases.submitLocation(submission(newMember(), fields));

  it('is exact when its point was given, and as exact as the submission says', async () => {
    const point = { coordinates: { latitude: 63.9, longitude: -22.4 } };
    expect((await at(point)).location.coordinatesAre).toBe('exact');
    const ofTown = await at({ ...point, coordinatesAre: 'approximate' });
    expect(ofTown).toMatchObject({
      location: { coordinatesAre: 'approximate' },
      notice: say('catalogErrors.middleOfTown', { town: 'Grindavík' }),
    });
    const { notice } = await at({ ...point, coordinatesAre: 'approximate', city: 'Grindavík IV.' });
    expect(notice && textIn('en', notice)).toMatch(/the middle of Grindavík IV\.$/);
  });

  it('is approximate when only its town was found, until the point changes', async () => {
    const { location } = await at({ coordinates: null });
    expect(location).toMatchObject({ coordinates: { latitude: 63.84 }, coordinatesAre: 'approximate' });
    const { coordinates } = location;
    const renamed = await useCases.changeLocation(location.id, details({ name: 'Renamed', coordinates }));
    expect(renamed.coordinatesAre).toBe('approximate');
    const fields = { name: 'Renamed', coordinates, coordinatesAre: 'exact' } as const;
    expect((await useCases.changeLocation(location.id, details(fields))).coordinatesAre).toBe('exact');
    const moved = details({ name: 'Renamed', coordinates: { latitude: 63.85, longitude: -22.4 } });
    expect((await useCases.changeLocation(location.id, moved)).coordinatesAre).toBe('exact');
  });
});
