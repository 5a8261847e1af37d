import { details } from '../testing/builders.ts';
import { importLocation } from '../domain/lifecycle.ts';
import { withSaidFacts } from '../domain/said-facts.ts';
import { toDocument, toLocation, VERSION } from './location-document.ts';

const provenance = { source: 'Survey', sourceId: '1', licence: null, asOf: null, sourceName: null };
const document = toDocument(
  importLocation(details({ country: 'Deutschland' }), provenance, { id: 'p', now: new Date(0) }),
);

describe('the country of a stored place', () => {
  it('is a code, and its English name', () => {
    expect(document).toMatchObject({ country: 'Germany', countryCode: 'DE' });
    expect(toLocation(document).country).toBe('Germany');
  });

  it('is read from the text of older documents, and stays when it names no country', () => {
    const older = (country: string) => toLocation({ ...document, v: 5, country, countryCode: null }).country;
    expect(['ドイツ', 'DEU', 'Germany', 'Atlantis'].map(older)).toEqual(['Germany', 'Germany', 'Germany', 'Atlantis']);
  });
});

describe('the website of a stored place', () => {
  it('is read from older documents as the addresses in it that can be opened', () => {
    const older = (website: string) => toLocation({ ...document, v: 6, website }).website;
    expect(['https://a.example;b.example', 'https:////a.example/x', 'http://10.0.0.1'].map(older)).toEqual([
      'https://a.example; https://b.example',
      'https://a.example/x',
      null,
    ]);
  });

  it('equals the location that was checked when it was written', () => {
    const website = 'https://a.example; https://b.example';
    expect(toLocation({ ...document, website }).website).toBe(website);
  });
});

describe('the facts of a stored place', () => {
  const older = { ...document, v: 7, temperature: '40 °C', bestTimeToVisit: 'when you like' };

  it('are not read from its texts', () => {
    expect(toLocation(older)).toMatchObject({ waterTemperature: null, kinds: null });
    expect(toLocation({ ...document, temperature: '40 °C' }).waterTemperature).toBeNull();
  });

  it('are written with the names of the texts that could not be read', () => {
    expect(toDocument(withSaidFacts(toLocation(older)))).toMatchObject({
      v: VERSION,
      waterTemperature: { minC: 40, basis: 'read', source: 'Survey', readFrom: '40 °C' },
      unparsedTexts: ['bestTimeToVisit'],
      updatedAt: document.updatedAt,
    });
  });
});

describe('the source of a stored place', () => {
  const archive = { ...document, source: 'SimpleGeo Places', asOf: null, sourceName: null };

  it('has the date that is declared of it, in older documents', () => {
    expect(toLocation({ ...archive, v: 10 }).provenance).toMatchObject({ asOf: '2010', sourceName: 'SimpleGeo' });
    expect(toLocation(archive).provenance).toMatchObject({ asOf: null, sourceName: null });
  });
});
