import { textIn } from '@wellspring/words/error-text';
import type { Language } from '@wellspring/words/languages';
import { publishedLocation } from '../testing/builders.ts';
import { shownChanges } from './proposed-changes.ts';

const labelsIn = (language: Language, after: object): readonly string[] =>
  shownChanges({ status: 'pending', before: {}, after }, publishedLocation(), language).map(({ label }) =>
    typeof label === 'string' ? label : textIn(language, label),
  );

describe('the changes that a correction proposes', () => {
  it('name their fields in the language of the reader', () => {
    const after = { hours: '9–17', phoneNumber: '+36 1 234 5678', pointNote: 'in the sea' };
    expect(labelsIn('en', after)).toEqual(['Hours', 'Phone number', 'Doubt about the point']);
    expect(labelsIn('de', after)).toEqual(['Öffnungszeiten', 'Telefonnummer', expect.any(String)]);
  });

  it('name a field of a newer release by its name', () => {
    expect(labelsIn('de', { fieldOfALaterRelease: 'robes' })).toEqual(['fieldOfALaterRelease']);
  });
});
