import { openGazetteer } from './gazetteer.ts';

const geocode = openGazetteer();
const first = async (text: string) => (await geocode(text, 1))[0]?.label;

describe('the gazetteer', () => {
  it.each([
    ['Paris', 'Paris, Île-de-France, France'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['Paris, TX, USA', 'Paris, Texas, United States'],
    ['Paris, Ontario, Canada', 'Paris, Ontario, Canada'],
    ['reykjavik', 'Reykjavík, Capital Region, Iceland'],
    ['Reykjav', 'Reykjavík, Capital Region, Iceland'],
    ['MÜNCHEN', 'Munich, Bavaria, Germany'],
    ['Tokyo, Japan', 'Tokyo, Japan'],
    ['New York', 'New York City, New York, United States'],
    ['75001 Paris, France', 'Paris, Île-de-France, France'],
    ['2 Champion St, Porirua, New Zealand', 'Porirua, Wellington Region, New Zealand'],
    ['São Paulo', 'São Paulo, Brazil'],
    ['Washington', 'Washington, D.C., District of Columbia, United States'],
    ['London, UK', 'London, England, United Kingdom'],
  ])('takes %s for %s', async (typed, label) => {
    expect(await first(typed)).toBe(label);
  });

  it.each(['Paris, Narnia', 'Xqzzwv', '', ',,,', '12345', '"; DROP TABLE towns', '\u0000'])(
    'does not invent a town for %j',
    async (typed) => {
      expect(await geocode(typed, 5)).toEqual([]);
    },
  );

  it('lists towns of one name by population, at most as many as asked for', async () => {
    const found = await geocode('Portland', 5);
    expect(found).toHaveLength(5);
    expect(found[0]).toMatchObject({ label: 'Portland, Oregon, United States', country: 'United States' });
  });

  it('places a town within a kilometre', async () => {
    const [kyoto] = await geocode('Kyoto', 1);
    expect(kyoto?.latitude).toBeCloseTo(35.02, 1);
    expect(kyoto?.longitude).toBeCloseTo(135.75, 1);
  });
});
