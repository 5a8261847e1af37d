import { openDemoCatalog } from './testing/demo.ts';

const { useCases } = await openDemoCatalog();
let members = 0;
/** Each time somebody else asks: one member may ask a few times only. */
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
    ['Vrelo Bosne', { name: 'Vrelo Bosne', city: 'Sarajevo', country: 'Bosnia and Herzegovina', categoryId: 24 }],
    ['Segera Retreat, Nanyuki, Kenya', { name: 'Segera Retreat', city: 'Nanyuki' }],
  ])('knows %s from open data', async (query, known) => {
    expect(await research(query)).toMatchObject(known);
  });

  it.each([
    'Vrelo Bosne, Vienna',
    'Baranof Warm Springs, Nevada',
    'Baranof Warm Springs Hotel and Casino',
    'Baranof',
    'Budapest',
    'Hot Springs',
    'somewhere over the rainbow',
  ])('makes nothing up about %s, and says where it looked', async (query) => {
    await expect(research(query)).rejects.toThrow('the places on Wellspring, the NOAA list of thermal springs');
  });
});
