import { details } from '../testing/builders.ts';
import { importLocation } from '../domain/lifecycle.ts';
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
  it('are read from the texts of older documents', () => {
    const { waterTemperature: _, season: __, ...older } = document;
    const place = {
      ...older,
      v: 7,
      waterTemperature: null,
      season: null,
      temperature: '40 °C',
      bestTimeToVisit: 'May',
    };
    expect(toLocation(place)).toMatchObject({
      waterTemperature: { minC: 40, basis: 'read', source: 'Survey', readFrom: '40 °C' },
      season: { best: ['may'] },
    });
  });

  it('are written again with the names of the texts that could not be read', () => {
    const older = { ...document, v: 7, waterTemperature: null, season: null, temperature: '40 °C' };
    expect(toDocument(toLocation({ ...older, bestTimeToVisit: 'when you like' }))).toMatchObject({
      v: VERSION,
      waterTemperature: { minC: 40, basis: 'read' },
      unparsedTexts: ['bestTimeToVisit'],
      updatedAt: document.updatedAt,
    });
  });

  it('are not read again from those of newer ones', () => {
    expect(toLocation({ ...document, temperature: '40 °C' }).waterTemperature).toBeNull();
  });
});
