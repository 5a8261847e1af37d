import { publishedLocation } from '../../testing/builders.ts';
import { searchOracle } from '../../adapters/search-oracle.ts';
import { toIndexed } from './indexed.ts';

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

  it('is not found by other words in double quotes', () => {
    expect(found('thermalbad', true)).toEqual([]);
  });
});

describe('a trade', () => {
  it('is found where it is said, and in its category where nobody says it', () => {
    expect(found('massage')).toEqual(['hands']);
    expect(found('pilates')).toEqual(['gym']);
    expect(found('acupuncture')).toEqual(['counsel', 'hands', 'spine']);
  });
});

describe('a family of words', () => {
  it.each(['mt princeton', 'Princeton healer', 'healing center', 'baño de vapor'])('is one word: %s', (text) => {
    expect(found(text)).toEqual(['mount']);
  });
});
