import { likenessOf } from './domain/similar.ts';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases, published, deliver } = await openCatalog();

const LAGOON = { latitude: 63.88, longitude: -22.449 };
/** So many kilometres north of the lagoon. */
const north = (km: number) => ({ ...LAGOON, latitude: LAGOON.latitude + km / 111.2 });

const submit = async (name: string, fields = {}, submittedBy = 'ann'): Promise<string> =>
  (await useCases.submitLocation({ details: details({ name, ...fields }), submittedBy, isClaimed: false })).location.id;
const publish = async (name: string, fields = {}): Promise<string> => {
  const id = await submit(name, fields, `submitter of ${name}`);
  await useCases.verifyLocation(id);
  return id;
};
const similar = async (name: string, where: object = { coordinates: LAGOON }, memberId = 'ann') =>
  (await useCases.similarLocations({ name, coordinates: null, city: null, ...where }, memberId)).map(
    ({ location }) => location.name,
  );

beforeAll(async () => {
  await publish('Blue Lagoon');
  await publish('Blue Lagoon Geothermal Spa', { coordinates: north(8) });
  await publish('Blue Lagoon', { address: 'Far away', coordinates: north(400), city: 'Akureyri' });
  await publish('Harbour Yoga', { coordinates: north(0.05) });
  await publish('Harbor Yoga Studio', { coordinates: north(0.5) });
  await publish('Salt Cave', { coordinates: null, city: 'Xqzzwv', country: 'Japan' });
  await submit('Blue Lagune', { coordinates: north(0.2) }, 'ann');
  await submit('Blue Lagoon Retreat', { coordinates: north(0.2) }, 'ben');
  await deliver(await published());
});

describe('places that may be the same', () => {
  it('have similar names and are near, the likeliest first; pending places appear for their submitter only', async () => {
    expect(await similar('The Blue Lagoon')).toEqual(['Blue Lagoon', 'Blue Lagune', 'Blue Lagoon Geothermal Spa']);
    expect(await similar('The Blue Lagoon', { coordinates: LAGOON }, 'ben')).toEqual([
      'Blue Lagoon',
      'Blue Lagoon Retreat',
      'Blue Lagoon Geothermal Spa',
    ]);
  });

  it('may differ the more in name the nearer they are', async () => {
    expect(await similar('Yoga at the Harbour', { coordinates: north(0.05) })).toContain('Harbour Yoga');
    expect(await similar('Yoga by the Quay', { coordinates: north(30) })).toEqual([]);
  });

  it('are found by their city without a point', async () => {
    expect(await similar('blue lagoon', { city: 'GRINDAVIK' })).toContain('Blue Lagoon');
    expect(await similar('Salt caves', { city: 'Xqzzwv' })).toEqual(['Salt Cave']);
    expect(await similar('Salt caves', { city: 'Elsewhere' })).toEqual([]);
  });

  it('need a name and a point or a city to compare with', async () => {
    await expect(similar('Blue Lagoon', { city: ' ' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('do not exist for a name of only signs', async () => {
    expect(await similar('★ ★ ★', { coordinates: north(20) })).toEqual([]);
  });

  it('are answered with their distance', async () => {
    const [first] = await useCases.similarLocations({ name: 'Blue Lagoon', coordinates: north(2), city: null }, 'eve');
    expect(first?.distanceKm).toBeCloseTo(2, 1);
  });
});

describe('the similarity of two names', () => {
  it.each([
    ['Dōgo Onsen', 'dogo onsen', 1, 1],
    ['Blue Lagoon', 'Blue Lagoon Spa & Hotel', 0.8, 0.8],
    ['Therme Vals', 'Thermen Vals', 0.8, 1],
    ['Blue Lagoon', 'Red Desert', 0, 0.2],
    ['', '', 0, 0],
  ])('is in range for %p and %p', (one, other, least, most) => {
    const likeness = likenessOf(one, other);
    expect(likeness).toBeGreaterThanOrEqual(least);
    expect(likeness).toBeLessThanOrEqual(most);
    expect(likenessOf(other, one)).toBeCloseTo(likeness, 9);
  });
});
