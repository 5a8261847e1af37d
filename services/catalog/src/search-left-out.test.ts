import { openDemoCatalog } from './testing/demo.ts';

const { useCases } = await openDemoCatalog();
const search = (text: string) => useCases.searchLocations({ text, limit: 10, offset: 0 });

describe('a text with a word that nothing says', () => {
  it.each([
    ['Blue Lagoon Iceland tickets', 'Blue Lagoon', ['tickets']],
    ['Thermae Bath Spa vouchers', 'Thermae Bath Spa', ['vouchers']],
    ['Széchenyi baths opening hours', 'Széchenyi Thermal Bath', ['opening hours']],
    ['Bota Bota prix', 'Bota Bota', ['prix']],
    ['Therme Erding Gutschein', 'Therme Erding', ['Gutschein']],
    ['mejores termas de Portugal', 'Termas de Chaves', ['mejores']],
    ['Széchenyi fürdő nyitvatartás', 'Széchenyi Thermal Bath', ['nyitvatartás']],
  ])('%s: finds %s without it', async (text, name, leftOut) => {
    const { items, interpretation } = await search(text);
    expect(items[0]?.name).toBe(name);
    expect(interpretation?.leftOut).toEqual(leftOut);
  });

  it('is understood in scripts without spaces', async () => {
    const { near, interpretation } = await search('冰岛温泉推荐');
    expect(near?.label).toBe('Iceland');
    expect(interpretation).toMatchObject({ leftOut: ['推荐'], kinds: [{ words: '温泉' }] });
  });

  it('finds nothing for half of a name', async () => {
    expect(await search('St Moritz')).toMatchObject({
      near: { label: 'St. Moritz, Grisons, Switzerland' },
      interpretation: { leftOut: [] },
    });
    expect((await search('spa St. Xqzzvw')).interpretation?.leftOut).toEqual(['St.', 'Xqzzvw']);
  });

  it('finds nothing where the word is in quotes', async () => {
    expect((await search('Blue Lagoon "tickets"')).total).toBe(0);
    expect((await search('Blue "Lagoon"')).items[0]?.name).toBe('Blue Lagoon');
  });

  it('keeps a great town between the words', async () => {
    const { items, near } = await search('Thermalbad Budapest mit Hallenbad und Rutschen');
    expect(near?.label).toMatch(/^Budapest/);
    expect(items[0]?.city).toBe('Budapest');
  });

  it('keeps the kind and the town', async () => {
    const { items, near, interpretation } = await search('authentic hammam istanbul for couples');
    expect(near?.label).toMatch(/^Istanbul/);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Kılıç Ali Paşa Hamamı', 'Çemberlitaş Hamamı']));
    expect(interpretation?.leftOut).toEqual(['authentic', 'couples']);
  }); // prettier-ignore
});

describe('words that are facts', () => {
  it.each([
    ['free hot springs', 'price', ['free']],
    ['kostenlose Thermalquelle', 'price', ['free']],
    ['thermes gratuits', 'price', ['free']],
    ['kid friendly hot springs', 'amenity', ['children']],
    ['免费温泉', 'price', ['free']],
  ])('%s: select by the facet', async (text, facet, values) => {
    const { items, total, interpretation } = await search(text);
    expect(interpretation?.facets).toMatchObject([{ facet, values, isApplied: true }]);
    expect(total).toBeGreaterThan(0);
    if (facet === 'price') expect(items.map(({ price }) => price?.kind)).toEqual(items.map(() => 'free'));
  });

  it('are read of temperatures in both units', async () => {
    expect((await search('hot springs 40 degrees')).interpretation?.celsius).toEqual({ from: 38, to: 42 });
    expect((await search('hot springs over 100 F')).interpretation?.celsius).toEqual({ from: 37.8, to: null });
    expect((await search('Therme 36-38 °C')).interpretation?.celsius).toEqual({ from: 36, to: 38 });
  });

  it('are left out where no facet has them', async () => {
    const { total, interpretation } = await search('hot springs open now');
    expect(total).toBeGreaterThan(0);
    expect(interpretation).toMatchObject({ leftOut: ['open now'], facets: [{ fact: 'openNow', isApplied: false }] });
  });

  it('stay words in quotes', async () => {
    expect((await search('hot springs "free"')).interpretation?.facets).toEqual([]);
  });
});
