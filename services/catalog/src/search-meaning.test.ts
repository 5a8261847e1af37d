import { openDemoCatalog } from './testing/demo.ts';

const { useCases, demo } = await openDemoCatalog();

const search = (text: string, limit = 100) => useCases.searchLocations({ text, limit, offset: 0 });
const names = async (text: string) => (await search(text)).items.map(({ name }) => name);
const countries = async (text: string) => [...new Set((await search(text)).items.map(({ country }) => country))];

describe('a search on the demo data', () => {
  it.each([
    ['paris', 'Paris, Île-de-France, France'],
    ['portland', 'Portland, Oregon, United States'],
    ['dallas', 'Dallas, Texas, United States'],
    ['lima', 'Lima, Peru'],
    ['riga', 'Riga, Latvia'],
    ['naples', 'Naples, Campania, Italy'],
    ['nice', "Nice, Provence-Alpes-Côte d'Azur, France"],
    ['linz', 'Linz, Upper Austria, Austria'],
    ['cuba', 'Cuba'],
    ['chad', 'Chad'],
    ['iran', 'Iran'],
    ['togo', 'Togo'],
    ['mali', 'Mali'],
    ['maine', 'Maine, United States'],
    ['male', 'Male, Kaafu Atoll, Maldives'],
  ])('for %s, the name of a place without any, finds nothing and offers %s', async (text, label) => {
    const { total, near, interpretation } = await search(text);
    expect({ total, near, offer: interpretation?.offer?.label }).toEqual({ total: 0, near: null, offer: label });
  });

  it.each([
    ['paris france', 'Paris, Île-de-France, France'],
    ['paris, france', 'Paris, Île-de-France, France'],
  ])('takes %s for one name, %s', async (text, label) => {
    const { total, near, interpretation } = await search(text);
    expect({ total, near, offer: interpretation?.offer?.label }).toEqual({ total: 0, near: null, offer: label });
  });

  it('offers the town and country that were meant, each with a typo', async () => {
    expect(await search('valncia spian')).toMatchObject({ total: 0, interpretation: { offer: { label: 'Valencia, Spain' } } }); // prettier-ignore
  });

  it('reports a typo before “near”, also when it is a word of the category', async () => {
    const { near, interpretation } = await search('hot spirngs near reykjavik');
    expect(near?.label).toMatch(/^Reykjavík/);
    expect(interpretation?.corrections).toEqual([{ from: 'spirngs', to: 'Springs' }]);
  });

  it('does not take the name of a teacher for the capital of Norway', async () => {
    expect(await search('osho')).toMatchObject({ total: 0, interpretation: { offer: null } });
  });

  it.each([
    ['baths', 'bath'],
    ['saunas', 'sauna'],
    ['forests', 'forest'],
    ['hammams', 'hammam'],
    ['hot spring', 'hot springs'],
    ['sulfur', 'sulphur'],
    ['budapest baths', 'budapest bath'],
    ['wheelchair', 'accessible'],
    ['tcm', 'chinese medicine'],
    ['Deutschland', 'germany'],
    ['österreich', 'austria'],
    ['日本', 'japan'],
    ['turkey', 'Türkiye'],
    ['usa', 'United States'],
    ['US', 'United States'],
    ['UK', 'United Kingdom'],
    ['nz', 'New Zealand'],
    ['TX', 'Texas'],
    ['東京', 'tokyo'],
    ['tokio', 'tokyo'],
    ['istambul', 'istanbul'],
    ['best hot springs in japan', 'hot springs in japan'],
    ['good yoga near bali', 'yoga near bali'],
    ['places to stay in iceland', 'stay in iceland'],
    ['top 10 hot springs', 'hot springs'],
    ['10 best saunas', 'saunas'],
    ['the saunas', 'saunas'],
    ['things to do in bali', 'in bali'],
    ['where to go in japan', 'in japan'],
    ['best of kyoto', 'kyoto'],
    ['the best hot spirngs', 'hot spirngs'],
  ])('for %s finds what it finds for %s', async (text, same) => {
    const found = await names(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual((await names(same)).toSorted());
  });

  it.each([
    ['budapest baths', 'Széchenyi Thermal Bath'],
    ['turkish bath', 'Çemberlitaş Hamamı'],
    ['turkey bath', 'Kılıç Ali Paşa Hamamı'],
    ['hamam istanbul', 'Kılıç Ali Paşa Hamamı'],
    ['bathhouse', 'Dogo Onsen Honkan'],
    ['hotsprings', 'Liard River Hot Springs'],
    ['温泉', 'Kusatsu Onsen'],
    ['accessible spa', 'Aqua Dome'],
    ['austria spa', 'Rogner Bad Blumau'],
    ['california hot springs', 'Esalen Institute'],
    ['detox', 'Therme Erding'],
    ['physio', 'REHAB Basel'],
    ['massage', 'Wat Pho Thai Massage School'],
    ['yoga bali', 'The Yoga Barn'],
    ['lourdes', 'Grotto of Massabielle'],
    ['tuscany', 'Terme di Saturnia'],
    ['japan onsen', 'Kusatsu Onsen'],
    ['sauna finland', 'Rajaportti Sauna'],
    ['pamukale', 'Pamukkale Thermal Pools'],
    ['Bůdapest', 'Rudas Baths'],
    ['the yoga barn', 'The Yoga Barn'],
    ['best yoga barn', 'The Yoga Barn'],
    ['Thermalbad bei Zürich', 'Therme Vals'],
    ['Thermalbad nahe Zürich', 'Therme Vals'],
    ['thermes près de Zurich', 'Therme Vals'],
    ['sauna Budapest', 'Rudas Baths'],
  ])('for %s finds %s', async (text, name) => {
    expect(await names(text)).toContain(name);
  });

  it.each([
    ['hot springs with sauna', 'sauna'],
    ['Thermalbad mit Restaurant', 'food'],
    ['thermes avec hammam', 'steamBath'],
    ['サウナ付き温泉', 'sauna'],
    ['带餐厅的温泉', 'food'],
  ])('for %s asks for the amenity %s', async (text, amenity) => {
    const { total, interpretation } = await search(text);
    expect(total).toBeGreaterThan(0);
    expect(interpretation?.facets.filter(({ isApplied }) => isApplied)).toMatchObject([
      { facet: 'amenity', values: [amenity] },
    ]);
  });

  it.each([
    ['Blue Lagooon', 'Blue Lagoon', [{ from: 'lagooon', to: 'Lagoon' }]],
    ['bluw lagoon', 'Blue Lagoon', [{ from: 'bluw', to: 'Blue' }]],
    ['Szechenyi thermal baht', 'Széchenyi Thermal Bath', [{ from: 'baht', to: 'Bath' }]],
    ['gelert', 'Gellért Thermal Bath', [{ from: 'gelert', to: 'Gellért' }]],
  ])('for %s finds %s, and reports the typo', async (text, first, corrections) => {
    const { items, interpretation } = await search(text);
    expect(items[0]?.name).toBe(first);
    expect(interpretation?.corrections).toEqual(corrections);
    expect((await search(`"${text}"`)).total).toBe(0);
  });

  it.each([
    ['in Iceland', 'Iceland', ['Iceland']],
    ['hot springs in Japan', 'Japan', ['Japan']],
    ['spas in germany', 'Germany', ['Germany']],
    ['africa', 'Africa', ['Algeria', 'Kenya', 'Tanzania', 'South Africa', 'Morocco']],
    ['scandinavia', 'Scandinavia', ['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden']],
  ])('for %s looks inside of %s', async (text, label, inside) => {
    const { near, items } = await search(text);
    expect(near?.label).toBe(label);
    expect(near?.bounds).not.toBeNull();
    expect(items.every((location) => !('distanceKm' in location))).toBe(true);
    expect((await countries(text)).filter((country) => !inside.some((allowed) => allowed === country))).toEqual([]);
    expect(items.length).toBeGreaterThan(0);
  });

  it('does not list places of neighbouring countries that lie in the box of a country', async () => {
    const { near, items } = await search('therme in Österreich');
    expect(near?.label).toBe('Austria');
    expect(items.filter(({ country }) => country !== 'Austria')).toEqual([]);
    expect(await countries('spa in Austria')).toEqual(['Austria']);
  });

  it('finds exactly the words in double quotes', async () => {
    expect(await search('"yoga near Kyoto"')).toMatchObject({ total: 0, near: null, interpretation: { words: 'yoga near Kyoto' } }); // prettier-ignore
    expect(await names('"Blue Lagoon"')).toContain('Blue Lagoon');
  });

  it('finds everything for only an article', async () => {
    expect((await search('the')).total).toBe(demo.length);
    expect((await search('best places')).total).toBe(demo.length);
  });

  it('reports no fillers among the mistyped words', async () => {
    const { interpretation } = await search('best yooga');
    expect(interpretation?.corrections).toEqual([{ from: 'yooga', to: 'Yoga' }]);
  });

  it('shows on the map what the list shows, and where', async () => {
    const box = { west: -180, south: -90, east: 180, north: 90 };
    const { total, near } = await useCases.showMap({ box, zoom: 3, text: 'hot springs in Japan' });
    expect({ total, label: near?.label }).toEqual({
      total: (await search('hot springs in Japan')).total,
      label: 'Japan',
    });
    expect(await useCases.showMap({ box: { ...box, east: 0 }, zoom: 3, text: 'hot springs in Japan' })).toMatchObject({ total: 0 }); // prettier-ignore
  });

  it('suggests no Location for the name of another town', async () => {
    expect(await useCases.suggestLocations('paris', 8)).toEqual([]);
  });
});
