import { details } from '../testing/builders.ts';
import { importLocation } from '../domain/lifecycle.ts';
import { toDocument, toLocation } from './location-document.ts';

const provenance = { source: 'Survey', sourceId: '1', licence: null };
const document = toDocument(
  importLocation(details({ country: 'Deutschland' }), provenance, { id: 'p', now: new Date(0) }),
);

describe('the country of a stored place', () => {
  it('is a code, and its English name', () => {
    expect(document).toMatchObject({ country: 'Germany', countryCode: 'DE' });
    expect(toLocation(document).country).toBe('Germany');
  });

  it('is read of documents that have a text alone; what names no country stays', () => {
    const older = (country: string) => toLocation({ ...document, v: 5, country, countryCode: null }).country;
    expect(['ドイツ', 'DEU', 'Germany', 'Atlantis'].map(older)).toEqual(['Germany', 'Germany', 'Germany', 'Atlantis']);
  });
});
