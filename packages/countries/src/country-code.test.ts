import { COUNTRY_CODES } from './codes.ts';
import { countryCodeOf, LANGUAGES, WITH_SHORT_NAMES } from './country-code.ts';
import { countryIn, countryNameOf } from './country-name.ts';

const codesOf = (...texts: readonly string[]) => texts.map(countryCodeOf);

describe('the code of a country', () => {
  it('is found by its names in any language, its ISO codes and its abbreviations', () => {
    expect(codesOf('Germany', 'germany', 'Deutschland', 'DEU', 'de', 'Allemagne', 'ドイツ', 'Ungarn')).toEqual([
      ...Array.from({ length: 7 }, () => 'DE'),
      'HU',
    ]);
    expect(codesOf('USA', 'U.S.A.', 'US', 'U.S.', 'United States of America', 'the United States', '美国')).toEqual(
      Array(7).fill('US'),
    );
    expect(codesOf('Turkey', 'Türkiye', 'TÜRKİYE', 'Turkiye', 'تركيا')).toEqual(Array(5).fill('TR'));
  });

  it('is found by former names, official names and names with an article', () => {
    expect(codesOf('Burma', 'Czech Republic', 'Holland', 'The Netherlands', 'Swaziland', 'Viet Nam')).toEqual([
      'MM',
      'CZ',
      'NL',
      'NL',
      'SZ',
      'VN',
    ]);
    expect(codesOf('Bosnia and Herzegovina', 'Hong Kong', 'Korea', 'England', '台灣', '臺灣')).toEqual([
      'BA',
      'HK',
      'KR',
      'GB',
      'TW',
      'TW',
    ]);
  });

  it('is none where no country is called so', () => {
    expect(
      codesOf('N/A', 'n.a.', 'Unknown', 'Atlantis', '-', '?', '', ' ', 'ZZ', 'QO', 'Bavaria', 'x'.repeat(5000)),
    ).toEqual(Array(12).fill(null));
    expect(countryCodeOf(null)).toBeNull();
  });

  it('is read in short where any language has a short name', () => {
    const namesIn = (language: string, style: 'long' | 'short') => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style });
      return COUNTRY_CODES.map((code) => names.of(code));
    };
    const shortened = LANGUAGES.split(' ').flatMap((language) => {
      const [long, short] = [namesIn(language, 'long'), namesIn(language, 'short')];
      return COUNTRY_CODES.filter((_, at) => long[at] !== short[at]);
    });
    expect([...new Set(shortened)].toSorted()).toEqual(WITH_SHORT_NAMES);
  });

  it('is found again by the name that places carry', () => {
    expect(COUNTRY_CODES.filter((code) => countryCodeOf(countryNameOf(code)) !== code)).toEqual([]);
  });
});

describe('the name of a country', () => {
  it('is the English one where places carry it', () => {
    expect(['DE', 'HK', 'US', 'ZZZ', ''].map(countryNameOf)).toEqual([
      'Germany',
      'Hong Kong',
      'United States',
      null,
      null,
    ]);
  });

  it('is what its reader calls it', () => {
    expect(countryIn('de-AT', 'DE', 'Germany')).toBe('Deutschland');
    expect(countryIn('ja', 'DE', 'Germany')).toBe('ドイツ');
    expect(countryIn('en-GB', 'DE', 'Germany')).toBe('Germany');
    expect(countryIn('fr', null, 'Atlantis')).toBe('Atlantis');
    expect(['HK', 'PS', 'US', 'GB'].map((code) => countryIn('fr', code, null))).toEqual([
      'Hong Kong',
      'Palestine',
      'États-Unis',
      'Royaume-Uni',
    ]);
  });
});
