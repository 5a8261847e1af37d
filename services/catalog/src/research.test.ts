import { openDemoCatalog } from './testing/demo.ts';

const { useCases, published, locations, demo } = await openDemoCatalog();
let members = 0;
/** Each call has another member: one member may ask a few times only. */
const research = (query: string) => useCases.researchLocation(query, `member-${++members}`);

describe('research without a provider', () => {
  it.each([
    [
      'Baranof Warm Springs, Alaska',
      { name: 'Baranof Warm Springs', state: 'Alaska', temperature: '51 °C', categoryId: 20 },
    ],
    ['baranof springs in alaska usa', { name: 'Baranof Warm Springs', country: 'United States' }],
    ['Bailey Hot Springs near Ketchikan, AK', { name: 'Bailey Hot Spring', latitude: 55.983, longitude: -131.661 }],
    ['Craig hot springs, alaska', { name: 'Dalton (Craig) Hot Springs' }],
    ['Vrelo Bosne', { name: 'Vrelo Bosne', city: 'Sarajevo', country: 'Bosnia & Herzegovina', categoryId: 24 }],
    ['Tecopa Hot Springs, Tecopa, California', { name: 'Tecopa Hot Springs', state: 'California' }],
    ['Sevenmile Hole, Wyoming', { name: 'Sevenmile Hole' }],
    ['Tabacón Thermal Springs, La Fortuna, Costa Rica', { name: 'Tabacón Thermal Springs', city: 'La Fortuna' }],
    ['Segera Retreat, Nanyuki, Kenya', { name: 'Segera Retreat', city: 'Nanyuki' }],
  ])('finds %s in open data', async (query, expected) => {
    expect(await research(query)).toMatchObject(expected);
  });

  it.each([
    'Vrelo Bosne, Vienna',
    'Baranof Warm Springs, Nevada',
    'Tecopa Hot Springs, Tecopa, Nevada',
    'Baranof Warm Springs Hotel and Casino',
    'Baranof',
    'Budapest',
    'Hot Springs',
    'somewhere over the rainbow',
    // each word may be read in two ways: as Germany, and as no word of weight
    `Badeschiff ${'de '.repeat(22)}zzz`,
  ])('invents nothing about %s, and says where it looked', async (query) => {
    await expect(research(query)).rejects.toThrow(
      'Not found in the places on Wellspring, the NOAA list of thermal springs in the United States, or the GeoNames towns and regions. Check the name,',
    );
  });

  it('does not choose among places of the same name, and says where they are', async () => {
    await expect(research('Indian Hot Springs')).rejects.toThrow(
      'Several places are called so, among them in Arizona, Idaho, and Texas. Please add the town or the state.',
    );
    expect(await research('Indian Hot Springs, Idaho')).toMatchObject({ state: 'Idaho' });
  });

  it('names the source of each field', async () => {
    const { sources } = await research('Vrelo Bosne, Sarajevo');
    const city = sources.find(({ field }) => field === 'city');
    expect([city?.source, city?.url]).toEqual([
      'Wellspring demo',
      `/location/${demo.find(({ name }) => name === 'Vrelo Bosne')?.id}`,
    ]);
    const spring = await research('Baranof Warm Springs');
    expect(new Set(spring.sources.map(({ url }) => url))).toEqual(new Set(['https://doi.org/10.25921/c8p0-zs06']));
    expect(spring.sources.map(({ field }) => field).toSorted()).toEqual(
      Object.entries(spring)
        .flatMap(([field, value]) => (value !== null && !Array.isArray(value) ? [field] : []))
        .toSorted(),
    );
  });

  it('stores and publishes nothing', async () => {
    const before = [(await published()).length, await locations.fingerprint()];
    await research('Baranof Warm Springs, Alaska');
    expect([(await published()).length, await locations.fingerprint()]).toEqual(before);
  });

  it('is allowed 10 times an hour for a member', async () => {
    const again = () => useCases.researchLocation('Baranof Warm Springs, Alaska', 'eager');
    for (let times = 0; times < 10; times += 1) await again();
    await expect(again()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(research('Baranof Warm Springs, Alaska')).resolves.toMatchObject({ name: 'Baranof Warm Springs' });
  });
});
