import { publishedLocation } from '../../testing/builders.ts';
import { searchOracle } from '../../adapters/search-oracle.ts';
import { toIndexed } from './indexed.ts';

const FROM_SOMEBODY = { source: null, date: null, basis: 'told', readFrom: null } as const;

const oracle = searchOracle(
  [
    publishedLocation('spring', { name: 'Mystic Hot Springs', categoryId: 24 }),
    publishedLocation('bath', { name: 'Széchenyi', description: 'A thermal bath in the park.', categoryId: 24, city: 'Budapest' }),
    publishedLocation('onsen', { name: '道後温泉', categoryId: 24 }),
    publishedLocation('hammam', { name: 'Çemberlitaş Hamam', categoryId: 24, city: 'Istanbul' }),
    publishedLocation('sento', { name: 'Kosugiyu', tags: [{ name: 'Sento', slug: 'sento' }], categoryId: 24 }),
    publishedLocation('sauna', { name: 'Löyly Sauna', categoryId: 24 }),
    publishedLocation('spine', { name: 'Tawa Chiropractic', categoryId: 22 }),
    publishedLocation('hands', { name: 'Ann Lee', description: 'Deep tissue massage.', categoryId: 22 }),
    publishedLocation('counsel', { name: 'Genesis Counseling', categoryId: 22 }),
    publishedLocation('mount', { name: 'Mount Princeton', description: 'A healing centre with a steam bath.', categoryId: 24 }),
    publishedLocation('gym', { name: 'Iron House', categoryId: 25 }),
    publishedLocation('rink', { name: 'Frost Hall', categoryId: 20, tags: [{ name: 'Tour', slug: 'tour' }] }),
    publishedLocation('tub', { name: 'Hot Stuff', description: 'Near many springs.', categoryId: 20 }),
    publishedLocation('entered', { name: 'Old Wall', categoryId: 24, kinds: { are: ['banya'], ...FROM_SOMEBODY } }),
  ].map(toIndexed),
); // prettier-ignore
const found = (text: string, isLiteral = false) =>
  oracle.search({ text, isLiteral, limit: 9, offset: 0 }).items.toSorted();

describe('a kind', () => {
  it.each([
    ['Thermalbad', ['bath']],
    ['gyógyfürdő', ['bath']],
    ['fürdő Budapest', ['bath']],
    ['heiße Quellen', ['onsen', 'spring']],
    ['sources chaudes', ['spring']],
    ['aguas termales', ['bath', 'onsen', 'spring']],
    ['温泉', ['onsen', 'spring']],
    ['溫泉', ['onsen', 'spring']],
    ['온천', ['bath', 'onsen', 'spring']],
    ['ينابيع ساخنة', ['spring']],
    ['حمام', ['hammam']],
    ['銭湯', ['sento']],
    ['サウナ', ['sauna']],
    ['turkish bath', ['hammam']],
    ['hammam istanbul', ['hammam']],
  ])('is found by its name in any language: %s', (text, ids) => {
    expect(found(text)).toEqual(expect.arrayContaining(ids));
    expect(found(text)).not.toContain('gym');
  });

  it.each([
    ['수안보온천', ['bath', 'onsen', 'spring']],
    ['Birkensauna', ['sauna']],
  ])('is found by a compound that no place has: %s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it.each([
    ['chiropractor', ['spine']],
    ['masseuse', ['hands']],
    ['counsellor', ['counsel']],
  ])('is found by the person and by the trade: %s', (text, ids) => {
    expect(found(text)).toEqual(ids);
  });

  it('is found while its name is typed', () => {
    expect(found('thermalb')).toEqual(['bath']);
    expect(found('therm')).toContain('bath');
  });

  it('is found where a place offers it, behind those that are of it', () => {
    const amenities = { has: ['sauna'], lacks: [], ...FROM_SOMEBODY } as const;
    const places = [
      publishedLocation('baths', { name: 'Rudas', categoryId: 20, amenities }),
      publishedLocation('sauna', { name: 'Löyly Sauna', categoryId: 20 }),
      publishedLocation('pool', { name: 'Palatinus', categoryId: 20 }),
    ];
    const { items } = searchOracle(places.map(toIndexed)).search({ text: 'sauna', limit: 9, offset: 0 });
    expect(items).toEqual(['sauna', 'baths']);
  });

  it('is found where somebody entered it, behind those that say it', () => {
    expect(found('banya')).toEqual(['entered']);
    expect(found('русская баня')).toEqual(['entered']);
  });

  it('is not found by the name of a category, or by its words apart', () => {
    expect(found('hot springs')).not.toContain('rink');
    expect(found('hot springs')).not.toContain('tub');
  });

  it.each([
    ['Saunalandschaft', 'sauna'],
    ['Massagepraxis', 'hands'],
    ['török fürdő', 'hammam'],
  ])('is found by a compound, and by one that is written apart: %s', (text, id) => {
    expect(found(text)).toContain(id);
  });

  it.each([
    ['道御温泉', 'onsen'],
    ['道後温線', 'onsen'],
  ])('is found with one wrong character in a name without spaces: %s', (text, id) => {
    expect(found(text)).toEqual([id]);
  });

  it('is not found by other words in double quotes', () => {
    expect(found('thermalbad', true)).toEqual([]);
  });
});

describe('a trade', () => {
  it('is found where it is said, and not in the whole of its category', () => {
    expect(found('massage')).toEqual(['hands']);
    expect(found('pilates')).toEqual([]);
    expect(found('acupuncture')).toEqual([]);
  });
});

describe('a family of words', () => {
  it.each(['mt princeton', 'Princeton healer', 'healing center', 'baño de vapor'])('is one word: %s', (text) => {
    expect(found(text)).toEqual(['mount']);
  });
});
