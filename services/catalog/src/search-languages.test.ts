import { openDemoCatalog } from './testing/demo.ts';

const { useCases } = await openDemoCatalog();
const search = (text: string) => useCases.searchLocations({ text, limit: 10, offset: 0 });

describe('a state or region', () => {
  it.each([
    ['Steiermark', 'Styria, Austria', 'Rogner Bad Blumau'],
    ['Therme Steiermark', 'Styria, Austria', 'Rogner Bad Blumau'],
    ['Transsilvanien', 'Transylvania, Romania', 'Turda Salt Mine'],
    ['Erdély', 'Transylvania, Romania', 'Turda Salt Mine'],
    ['sources chaudes Colombie-Britannique', 'British Columbia, Canada', 'Radium Hot Springs'],
    ['温泉 加州', 'California, United States', 'Tassajara Zen Mountain Center'],
    ['巴伐利亚 温泉', 'Bavaria, Germany', 'Therme Erding'],
  ])('is understood in other languages: %s', async (text, label, name) => {
    const { near, items } = await search(text);
    expect(near?.label).toBe(label);
    expect(items.map((item) => item.name)).toContain(name);
  });
});

describe('an adjective of a country or region beside a kind', () => {
  it.each([
    ['Icelandic hot springs', 'Iceland'],
    ['isländische heiße Quellen', 'Iceland'],
    ['ungarische Thermalbäder', 'Hungary'],
    ['termas portuguesas', 'Portugal'],
    ['bains hongrois', 'Hungary'],
    ['osztrák termálfürdő', 'Austria'],
  ])('means what is there: %s', async (text, country) => {
    const { near, items, interpretation } = await search(text);
    expect({ label: near?.label, leftOut: interpretation?.leftOut }).toEqual({ label: country, leftOut: [] });
    expect(items[0]?.country).toBe(country);
  });

  it('is no country where it belongs to the kind', async () => {
    expect((await search('turkish bath')).near).toBeNull();
  });
});

describe('a Hungarian case ending', () => {
  it.each([
    ['fürdők Magyarországon', 'Hungary'],
    ['hőforrások Izlandon', 'Iceland'],
    ['szauna Finnországban', 'Finland'],
  ])('is taken off the name of a country: %s', async (text, label) => {
    expect((await search(text)).near?.label).toBe(label);
  });
});

describe('“near” and a name', () => {
  it('is around a place that is called so', async () => {
    const { near, items } = await search('sauna near Caracalla Therme');
    expect(near?.label).toBe('Caracalla Therme, Baden-Württemberg, Germany');
    expect(items[0]?.name).toMatch(/^(?:Caracalla Therme|Friedrichsbad)$/);
  });
});

describe('a short plus code', () => {
  it.each(['F2XR+53 Budapest', 'f2xr+53, Budapest, Hungary', 'baths near F2XR+53 Budapest'])(
    'is read beside its town: %s',
    async (text) => {
      expect((await search(text)).near).toMatchObject({ latitude: 47.4979375, longitude: 19.0401875 });
    },
  );
});

describe('a small town alone', () => {
  it('is meant where no place says its name', async () => {
    const { near, items } = await search('Davos');
    expect(near?.label).toBe('Davos, Grisons, Switzerland');
    expect(items.map(({ country }) => country)).not.toContain('United States');
  });
});

describe('a kind with a typo beside a country', () => {
  it('keeps both', async () => {
    const { near, interpretation } = await search('sources chuades Islande');
    expect({ label: near?.label, leftOut: interpretation?.leftOut }).toEqual({ label: 'Iceland', leftOut: [] });
  });
});

describe('a name in kana', () => {
  it.each([
    ['くさつ温泉', 'Kusatsu Onsen'],
    ['どうご温泉', 'Dogo Onsen Honkan'],
  ])('is found by its Latin letters: %s', async (text, name) => {
    expect((await search(text)).items[0]?.name).toBe(name);
  });
});
